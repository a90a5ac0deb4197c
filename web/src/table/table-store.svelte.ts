// One table as this page knows it. The server is the truth; this class keeps what it said, shows it
// at a pace people can follow, and sends what people want.

import type { BoardActions, BoardView, ContentFiles, GameClient } from '../games/game';
import { library } from '../games/library.svelte';
import { gameClient } from '../games/registry';
import { i18n } from '../i18n/i18n.svelte';
import { tips } from '../lib/tips.svelte';
import { failureText, toasts } from '../lib/toasts.svelte';
import type { Connection } from '../protocol/connection';
import type {
  ChatLine,
  LegalMove,
  LogLine,
  Position,
  Seat,
  SeatInfo,
  TableMessage,
  Thought,
} from '../protocol/messages';
import { covers, numberIn } from '../protocol/offers';
import { RequestError } from '../protocol/requests';
import { settings } from '../settings/settings.svelte';
import type { Pace } from '../settings/settings.svelte';
import { callToTable } from '../sound/attention';
import { playSound } from '../sound/sounds';
import { freshNotices, mergeLog, newsOf } from './log';
import { fill } from './moves';
import { hurried, PaceQueue } from './pace-queue';
import { openings } from './openings';
import { freshNonce } from './shuffle-proof';
import { sawCommitment } from './shuffle-witness';
import { isStory, unfolded } from './steps';
import type { Scene } from './steps';

const kGaps: Record<Pace, number> = { instant: 0, fast: 300, normal: 700, slow: 1800 };
const kReading = 2.5; // a reason takes longer to read than a move to see
const kAttempts = 4; // to send one move over a bad line

export interface Refusal {
  move: string | null; // what was refused, to ask again in another language
  text: string;
  rule: string | null;
}

// The rule stands beside the reason, as the way to it: once is enough.
function refusal(move: string | null, text: string, rule: string | null): Refusal {
  return { move, text: rule === null ? text : text.replace(` (${rule})`, ''), rule };
}

export interface Hint {
  move: string;
  label: string;
  thoughts: Thought[]; // its favourites, if it searches
}

// Nothing was told: somebody plans in private.
function isQuiet(message: TableMessage): boolean {
  return message.log?.lines.length === 0;
}

export class TableStore {
  latest = $state.raw<TableMessage | null>(null);
  shown = $state.raw<TableMessage | null>(null);
  received = $state(0); // when `latest` came, by this page's clock
  log = $state.raw<LogLine[]>([]);
  news = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  online = $state.raw<Seat[]>([]);
  watching = $state(0);
  waiting = $state(0); // updates that have not been shown yet
  paused = $state(false);
  scene = $state.raw<Scene | null>(null); // what is on show of a move that is told step by step
  moment = $state.raw<Position | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  hint = $state.raw<Hint | null>(null);
  pointed = $state<string | null>(null); // a thing on the board
  #chosen = $state<string | null>(null); // a move that somebody points at
  busy = $state(false);
  problem = $state<string | null>(null);
  client = $state.raw<GameClient | null>(null);
  content = $state.raw<ContentFiles | null>(null);

  readonly actions: BoardActions = {
    play: (...moves) => void this.play(...moves),
    // Reading is no attempt.
    why: (move) => void (tips.explainsInstead() || this.why(move)),
    point: (touch) => (this.pointed = touch),
  };

  #seat: Seat | undefined;
  #uncovered = $state<Seat | null>(null);
  #queue: PaceQueue<Scene>;
  #playing: Promise<void> = Promise.resolve();
  #reached = 0; // moves played, as far as own moves have been acknowledged
  #ownPly: number | null = null; // the ply that an own move on its way will have
  #stops: (() => void)[] = [];
  #lang = i18n.lang;
  #heard: LogLine[] = []; // the log as the server told it; `log` may be behind

  constructor(
    private readonly connection: Connection,
    readonly id: string,
  ) {
    this.#queue = new PaceQueue<Scene>(
      (scene, caughtUp) => this.#show(scene, caughtUp),
      (waiting) => this.#gap(waiting),
    );
  }

  // What is explained is not hurried: whoever has seen enough skips the rest.
  #gap(waiting: number): number {
    const gap = kGaps[settings.values.pace];
    if (!this.scene || !isStory(this.scene)) return hurried(gap, waiting);
    return this.scene.thought ? gap * kReading : gap;
  }

  start(): void {
    this.#stops = [
      this.connection.on('table', (message) => this.#hear(message)),
      this.connection.on('chat', (message) => {
        if (message.table === this.id) this.#hearChat(message.lines);
      }),
      this.connection.on('presence', (message) => {
        if (message.table !== this.id) return;
        this.online = message.online;
        this.watching = message.watching;
      }),
      // A new connection has forgotten what was watched.
      this.connection.onState((state) => {
        if (state === 'open') void this.watch();
      }),
    ];
    if (this.connection.state === 'open') void this.watch();
  }

  stop(): void {
    for (const stop of this.#stops) stop();
    this.#queue.clear();
    if (this.connection.state === 'open')
      this.connection.request('unwatch', { table: this.id }).catch(() => undefined);
  }

  async watch(seat: Seat | undefined = this.#seat): Promise<void> {
    this.#seat = seat;
    try {
      await this.connection.request('watch', { table: this.id, seat });
      this.problem = null;
    } catch (error) {
      const refused = error instanceof RequestError && error.code !== 'connection_lost';
      if (refused && !this.latest) this.problem = failureText(error);
    }
  }

  // --- What is on the table

  get seats(): SeatInfo[] {
    return this.shown?.seats ?? [];
  }

  get own(): Seat[] {
    return this.seats.filter(({ yours, resigned }) => yours && !resigned).map(({ seat }) => seat);
  }

  // Whoever resigned has left the seat to a bot, but the owner of a table stays its owner.
  get seated(): boolean {
    if (this.shown?.archive) return false;
    return this.shown?.owner === true || this.seats.some(({ yours }) => yours);
  }

  get ply(): number {
    return this.shown?.ply ?? 0;
  }

  // Nothing of one's own is on its way or waits to be shown.
  get settled(): boolean {
    return !this.busy && this.ply >= this.#reached;
  }

  get finished(): boolean {
    return this.shown?.status === 'finished';
  }

  get over(): boolean {
    return this.finished || this.shown?.status === 'abandoned';
  }

  // The seat that moves are sent for.
  get actor(): Seat | null {
    const eyes = this.shown?.eyes;
    return typeof eyes === 'number' ? eyes : null;
  }

  get myTurn(): boolean {
    return this.shown?.status === 'running' && this.own.some((seat) => this.#isActive(seat));
  }

  name(seat: Seat): string {
    return this.seats[seat - 1]?.name || i18n.t.seatOf(seat);
  }

  get view(): BoardView | null {
    const { shown, content, moment } = this;
    if (!shown || shown.state === undefined || !content) return null;
    const live = !moment && this.waiting === 0 && shown.status === 'running';
    const ply = moment ? moment.ply : (shown.ply ?? 0);
    return {
      state: moment ? moment.state : shown.state,
      content,
      options: shown.options,
      seats: shown.seats,
      eyes: shown.eyes ?? null,
      active: moment ? moment.active : (shown.active ?? []),
      moves: live ? (shown.moves ?? []) : [],
      past: moment !== null,
      result: moment ? null : (shown.result ?? null),
      news: moment ? [] : this.news,
      told: this.log.filter((line) => line.ply === ply),
      thinking: !moment && this.waiting > 0 && this.scene !== null && isStory(this.scene),
      beat: moment ? undefined : this.scene?.beat,
      lang: i18n.lang,
    };
  }

  // Hot seat: who has to sit down before the table may be shown, or null.
  get cover(): Seat | null {
    const { view, own } = this;
    if (!view || !this.client || own.length < 2 || this.shown?.status !== 'running') return null;
    if (!this.client.hides(view)) return null;
    // Whoever has just sat down sees nothing yet: until the server answers, the view is the other's.
    const next = this.#nextOwnSeat();
    if (next !== null) return next;
    return this.actor !== this.#uncovered ? this.actor : null;
  }

  // Not before the table can be seen, and by whom is clear.
  get canAskHint(): boolean {
    if (!this.view || !this.client || this.cover !== null) return false;
    if (this.shown?.status !== 'running' || this.actor === null) return false;
    return this.shown.hints !== 'off' && (this.shown.moves?.length ?? 0) > 0;
  }

  // Why there is no hint now; null if there is one.
  get noHintBecause(): string | null {
    if (this.canAskHint) return null;
    return this.shown?.hints === 'off' ? i18n.t.hint.off : i18n.t.hint.notNow;
  }

  // Nobody else could win or lose.
  get solo(): boolean {
    return this.seats.length === 1;
  }

  // One person plays: for nothing but the score, or against opponents that the rules move.
  get alone(): boolean {
    return this.seats.filter(({ kind }) => kind !== 'rules').length === 1;
  }

  uncover(seat: Seat): void {
    this.#uncovered = seat;
    if (seat !== this.actor) void this.watch(seat);
  }

  // What the board marks: the things that a move is about and could be aimed at, else those of the
  // hint; and the move itself, where a button plays it.
  get marked(): readonly string[] {
    if (this.#chosen === null && this.pointed !== null) return [this.pointed];
    const text = this.#chosen ?? this.hint?.move;
    const move = text === undefined ? null : this.view?.moves.find((each) => covers(each, text));
    if (text === undefined || !move) return [];
    // A hint says a number where the list leaves it open.
    const exact = text === move.text ? [] : [`move:${text}`];
    return [...move.touches, ...(move.preview?.targets ?? []), `move:${move.text}`, ...exact];
  }

  pointAt(move: string | null): void {
    this.#chosen = move;
  }

  // --- What a person does

  play(...moves: string[]): Promise<void> {
    const seat = this.actor;
    const ply = this.shown?.ply;
    if (seat === null || ply === undefined) return Promise.resolve();
    this.skip();
    this.backToNow();
    this.refusal = this.hint = null;
    const turn = this.#playing.then(() => this.#playAll(seat, ply, moves));
    this.#playing = turn;
    return turn;
  }

  async why(move: string, again = false): Promise<void> {
    const seat = this.actor ?? this.own[0];
    if (seat === undefined) return;
    await this.#try(async () => {
      const verdict = await this.connection.request('check', { table: this.id, seat, move });
      this.hint = null;
      if (verdict.legal) return;
      this.refusal = refusal(move, verdict.text, verdict.rule);
      if (!again) playSound('refuse');
    });
  }

  async askHint(): Promise<void> {
    const seat = this.actor;
    if (seat === null || !this.canAskHint) return;
    await this.#try(async () => {
      this.refusal = null;
      this.hint = await this.connection.request('hint', { table: this.id, seat });
    });
  }

  async undo(): Promise<void> {
    const { latest } = this;
    if (!latest?.undo) return;
    const { to, move } = latest.undo;
    const ply = latest.ply ?? 0;
    this.skip();
    if (move !== undefined) return this.play(move);
    this.refusal = this.hint = null;
    this.backToNow();
    await this.#try(async () => {
      const reply = await this.connection.request('undo', { table: this.id, ply, to });
      if (reply.asked) toasts.say(() => i18n.t.undo.asked);
    });
  }

  async answer(agree: boolean): Promise<void> {
    await this.#try(() => this.connection.request('answer', { table: this.id, agree }));
  }

  async say(text: string): Promise<boolean> {
    return this.#try(() => this.connection.request('chat', { table: this.id, text }));
  }

  async showMoment(ply: number): Promise<void> {
    this.skip();
    if (ply >= this.ply) return this.backToNow();
    await this.#try(async () => {
      const { positions } = await this.connection.request('at', { table: this.id, plies: [ply] });
      this.moment = positions[0] ?? null;
    });
  }

  backToNow(): void {
    this.moment = null;
  }

  skip(): void {
    this.#queue.skip();
    this.paused = this.#queue.paused;
  }

  pause(wanted: boolean): void {
    if (wanted) this.#queue.pause();
    else this.#queue.resume();
    this.paused = this.#queue.paused;
  }

  next(): void {
    this.#queue.next();
    this.paused = this.#queue.paused;
  }

  // Tells a failure in the corner of the screen; whether it went well.
  async #try(action: () => Promise<unknown>): Promise<boolean> {
    try {
      await action();
      return true;
    } catch (error) {
      toasts.failure(error);
      return false;
    }
  }

  // --- Moves on their way

  async #playAll(seat: Seat, ply: number, moves: string[]): Promise<void> {
    // A second click on what the first one has already played.
    if (ply < this.#reached) return;
    this.busy = true;
    try {
      for (const move of moves) ply = await this.#send(seat, ply, move);
    } catch (error) {
      this.#refused(error);
    } finally {
      this.busy = false;
      this.#ownPly = null;
    }
  }

  // The request id makes it safe to send a move again when the line broke.
  async #send(seat: Seat, ply: number, move: string): Promise<number> {
    const fields = { table: this.id, seat, ply, move, request: freshNonce() };
    this.#ownPly = ply + 1;
    for (let attempt = 1; ; attempt++) {
      try {
        const reply = await this.connection.request('move', fields);
        this.#reached = reply.ply;
        return reply.ply;
      } catch (error) {
        const lost = error instanceof RequestError && error.code === 'connection_lost';
        if (!lost || attempt === kAttempts) throw error;
      }
    }
  }

  #refused(error: unknown): void {
    if (error instanceof RequestError && error.code === 'stale_ply') {
      toasts.say(() => i18n.t.table.stale);
    } else if (error instanceof RequestError && error.code === 'illegal_move') {
      const { move, rule } = error.problem.details;
      this.refusal = refusal(move ?? null, error.problem.text, rule ?? null);
      playSound('refuse');
    } else {
      toasts.failure(error);
    }
  }

  // --- What the server says

  #hear(message: TableMessage): void {
    if (message.table !== this.id) return;
    const before = this.latest;
    if (before && message.version < before.version) return;
    if (message.chat) this.chat = message.chat;
    if (message.status === 'gathering') sawCommitment(this.id, message.shuffle.commitment);
    this.#hearNotices(before, message);
    this.#changeLanguage(message);
    this.latest = message;
    this.received = performance.now();
    void this.#load(message.game, message.pack);
    this.#enqueue(this.#scenesOf(before, message), this.#isStep(before, message));
    this.waiting = this.#queue.length;
  }

  // What is open on the screen speaks the language of the page.
  #changeLanguage({ moves = [] }: TableMessage): void {
    if (this.#lang === i18n.lang) return;
    this.#lang = i18n.lang;
    if (this.refusal?.move) void this.why(this.refusal.move, true);
    if (this.hint) this.hint = this.#inThisLanguage(this.hint, moves);
  }

  #inThisLanguage(hint: Hint, moves: LegalMove[]): Hint | null {
    const move = moves.find((each) => covers(each, hint.move));
    const number = move && numberIn(move, hint.move);
    const label = move && (number === null ? move.label : fill(move.label, move, number ?? 0));
    return label === undefined ? null : { ...hint, label, thoughts: [] };
  }

  // What somebody did at the table is told at once, whatever the board is busy with.
  #hearNotices(before: TableMessage | null, message: TableMessage): void {
    const fresh = message.log && before ? freshNotices(this.#heard, message.log) : [];
    if (message.log) this.#heard = mergeLog(this.#heard, message.log);
    for (const { seat, text } of fresh)
      if (seat === null || !this.own.includes(seat)) toasts.say(text);
    const again = before && !before.rematch && message.rematch ? message.rematch_by : null;
    if (again) toasts.say(() => i18n.t.end.again(again));
  }

  #enqueue([first, ...more]: Scene[], isStep: boolean): void {
    if (!first) return;
    if (isStep) this.#queue.step(first);
    else this.#queue.jump(first);
    for (const scene of more) this.#queue.step(scene);
  }

  // Only what is new to this page is told; whoever comes later finds it in the log. The server gives
  // steps to whoever has seen all that was told before: private moves of others may lie between.
  #scenesOf(before: TableMessage | null, message: TableMessage): Scene[] {
    const isNext = before?.eyes === message.eyes && (message.ply ?? 0) > (before?.ply ?? 0);
    const cut = this.client?.steps;
    if (!cut || settings.values.pace === 'instant') return [{ message }];
    return isNext || this.#tellsOpening(message) ? unfolded(message, cut) : [{ message }];
  }

  // What the rules did before the first move: told once, and only while nobody has moved.
  #tellsOpening({ ply, steps }: TableMessage): boolean {
    if (ply !== 0 || !steps || openings.isTold(this.id)) return false;
    openings.tell(this.id);
    return true;
  }

  // The first message comes before the client of its game, which knows how to tell it.
  #tellOpening(): void {
    if (!this.latest || this.ply > 0 || this.#queue.length > 0) return;
    const scenes = this.#scenesOf(null, this.latest);
    if (scenes.length > 1) this.#enqueue(scenes, false);
    this.waiting = this.#queue.length;
  }

  #isStep(before: TableMessage | null, message: TableMessage): boolean {
    if (!before || before.eyes !== message.eyes) return false;
    const ply = message.ply ?? 0;
    if (ply === this.#ownPly) return false;
    // What tells nothing keeps nobody waiting, but overtakes nothing either.
    if (isQuiet(message) && this.#queue.length === 0) return false;
    return ply > (before.ply ?? 0);
  }

  #show(scene: Scene, caughtUp: boolean): void {
    const { message } = scene;
    const before = this.shown;
    this.scene = scene;
    const wasMyTurn = this.myTurn;
    if (message.log) {
      this.log = mergeLog(this.log, message.log);
      const isMore = before !== null && isQuiet(message) && (message.ply ?? 0) >= (before.ply ?? 0);
      if (scene.news) this.news = scene.news;
      else if (!isMore) this.news = before ? newsOf(message.log.lines, before.ply ?? 0) : [];
    }
    this.shown = message;
    this.waiting = this.#queue.length;
    this.paused = this.#queue.paused;
    this.#reached = caughtUp ? (message.ply ?? 0) : this.#reached;
    this.#dropOutdated(before, message);
    if (caughtUp) this.#turnHeads(before, wasMyTurn);
    if (caughtUp) this.#changeSeat();
  }

  #dropOutdated(before: TableMessage | null, message: TableMessage): void {
    if (before?.ply === message.ply || this.#isOthersBusiness(before, message)) return;
    this.refusal = this.hint = null;
    if (this.moment && this.moment.ply > (message.ply ?? 0)) this.moment = null;
  }

  // Others plan in private: nothing was told, and one's own choices are what they were.
  #isOthersBusiness(before: TableMessage | null, message: TableMessage): boolean {
    const texts = (of: TableMessage) => of.moves?.map(({ text }) => text).join();
    return before !== null && isQuiet(message) && texts(before) === texts(message);
  }

  #turnHeads(before: TableMessage | null, wasMyTurn: boolean): void {
    if (!before || !this.shown) return;
    if (this.finished && before.status !== 'finished') playSound('end');
    else if (this.myTurn && !wasMyTurn) callToTable(library.title(this.shown.game), this.id);
    else if ((before.ply ?? 0) < this.ply) playSound('move');
  }

  // With everything open on the table, the eyes follow whoever of us is to move.
  #changeSeat(): void {
    const next = this.#nextOwnSeat();
    const { view } = this;
    if (next === null || !view || !this.client || this.client.hides(view)) return;
    void this.watch(next);
  }

  #nextOwnSeat(): Seat | null {
    const { actor } = this;
    if (this.shown?.status !== 'running' || (actor !== null && this.#isActive(actor))) return null;
    return this.own.find((seat) => this.#isActive(seat)) ?? null;
  }

  #isActive(seat: Seat): boolean {
    return this.shown?.active?.includes(seat) ?? false;
  }

  #hearChat(lines: ChatLine[]): void {
    this.chat = [...this.chat, ...lines];
    if (lines.some(({ seat }) => seat === null || !this.own.includes(seat))) playSound('chat');
  }

  async #load(game: string, pack: string): Promise<void> {
    if (this.client) return;
    try {
      const [client, content] = await Promise.all([gameClient(game), library.content(game, pack)]);
      this.client = client;
      this.content = content;
      this.#tellOpening();
      this.#changeSeat();
    } catch (error) {
      this.problem ??= failureText(error);
    }
  }
}
