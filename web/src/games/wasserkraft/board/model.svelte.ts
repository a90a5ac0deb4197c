// What the parts of the board share: the view, what follows from it, and what the person at this
// screen looks at.

import type { LegalMove } from '../../../protocol/messages';
import { TurnBoard } from '../../board-model.svelte';
import { marksOf, storiesOf, type Mark, type Story } from '../automa/story';
import { componentsOf, contractOf, mapOf } from '../content';
import type { Components, Contract, MapFile } from '../content';
import { linkedTo } from '../map/links';
import { layoutOf, type Layout } from '../map/layout';
import { WaterPaths, type DropPath } from '../map/water';
import { playerOf } from '../../seats';
import type { Owner, PlayerState, Stage, Structure, WasserkraftState } from '../state';
import type { Texts } from '../texts/en';
import { nameOf } from '../texts/names';
import { siteName } from '../texts/sites';
import { textsOf } from '../texts/texts';

const kProductions: Stage[] = ['production', 'extra_production', 'second_production'];

// Where one would like to build, before a construction has begun.
export interface Wish {
  id: string;
  structure: Structure;
}

const kConstruction: Stage[] = ['tile', 'copy', 'payment', 'site'];

export class BoardModel extends TurnBoard<WasserkraftState, Texts> {
  protected readonly textsOf = textsOf;

  looked = $state.raw<LegalMove | null>(null); // under the pointer or the focus
  told = $state(false);
  hovered = $state<string | null>(null); // a site of the map: "dam:5-upper"
  chosen = $state<string | null>(null); // a dam or conduit that a production has to use
  wish = $state<Wish | null>(null);
  bank = $state(1); // workers that would go there

  // A move as a button. Whoever points at another move does not mean it, though both are about one
  // dam; whoever points at the dam does.
  isMovePointed({ text, touches }: LegalMove): boolean {
    const moves = this.pointed.filter((touch) => touch.startsWith('move:'));
    return moves.length > 0
      ? moves.includes(`move:${text}`)
      : touches.some((touch) => this.isPointed(touch));
  }

  components: Components = $derived(componentsOf(this.view.content));
  map: MapFile = $derived(mapOf(this.view.content));
  layout: Layout = $derived(layoutOf(this.map));
  water: WaterPaths = $derived(new WaterPaths(this.layout));

  me: PlayerState | null = $derived(playerOf(this.state, this.eyes));
  actor: PlayerState | null = $derived(playerOf(this.state, this.state.actor));
  usesDams: boolean = $derived(this.state.stage === 'dam_water');
  producing: boolean = $derived(kProductions.includes(this.state.stage));
  byTouch: Record<string, LegalMove[]> = $derived(movesByTouch(this.moves));

  // A move that an earlier view offered is no longer looked at.
  preview: LegalMove | null = $derived.by(() => {
    const { looked } = this;
    return looked && this.moves.includes(looked) ? looked : null;
  });
  paths: DropPath[] = $derived(this.water.of(this.preview?.preview?.events ?? []));
  flows: DropPath[] = $derived(this.water.of(this.view.news));
  linked: Set<string> = $derived(linkedTo(this.hovered, this.map, this.state));

  productions: LegalMove[] = $derived.by(() => {
    const all = this.moves.filter(({ kind }) => kind === 'produce');
    const { chosen } = this;
    const fitting = all.filter(({ touches }) => chosen !== null && touches.includes(chosen));
    return (fitting.length > 0 ? fitting : all).toSorted((a, b) => energyOf(b) - energyOf(a));
  });

  // The turn of an Automa that is being told, and the sites it has judged.
  story: Story | null = $derived(
    this.view.thinking ? (storiesOf(this.view.told ?? []).at(-1) ?? null) : null,
  );
  marks: Map<string, Mark> = $derived(marksOf(this.story));

  ownerName(owner: Owner): string {
    return owner === 'neutral' ? this.texts.neutral : this.name(owner);
  }

  site(id: string): string {
    return siteName(this.view.lang, id);
  }
  word(kind: string, id: string): string {
    return nameOf(this.view.lang, kind, id);
  }

  contract(id: string): Contract | null {
    return contractOf(this.components, id);
  }

  move(text: string): LegalMove | null {
    return this.moves.find((move) => move.text === text) ?? null;
  }

  touching(touch: string): LegalMove[] {
    return this.byTouch[touch] ?? [];
  }

  // A site of the map was clicked: builds there, uses its water, or learns why not.
  clickPlace(id: string, structure: Structure): void {
    if (this.usesDams) {
      this.playOrAsk(`fill ${id}`);
      return;
    }
    const [move] = this.touching(`place:${id}`);
    const touch = structure === 'conduit' ? `conduit:${id}` : `dam:${id}`;
    if (move) this.actions.play(move.text);
    else if (this.touching(touch).length > 0) this.chosen = this.chosen === touch ? null : touch;
    else if (!this.#isBeginning(id)) this.actions.why(`build ${structure} ${id}`);
    else if (this.move('construct')) this.wish = { id, structure };
    else this.actions.why('construct');
  }

  // Whoever clicks a free site at the beginning of a turn wants to build there. What is in the way
  // is then what keeps a construction from beginning, not that none has begun.
  #isBeginning(id: string): boolean {
    const { dams, conduits, powerhouses } = this.state;
    const free = !dams[id] && (conduits[id] ?? null) === null && (powerhouses[id] ?? null) === null;
    return free && this.mine && this.state.stage === 'action';
  }

  // `told`: what the move brings stands beside it already.
  look(move: LegalMove | null, told = false): void {
    this.looked = move;
    this.told = told;
    this.actions.point(move?.touches.at(-1) ?? null);
  }

  // A new view has come in: what was chosen belongs to the last one.
  protected override react(): void {
    this.chosen = null;
    this.looked = null;
    // A construction that has begun remembers where it was meant to be.
    if (!kConstruction.includes(this.state.stage)) this.wish = null;
    this.bank = Math.min(Math.max(1, this.bank), Math.max(1, this.me?.workers ?? 1));
  }
}

export function energyOf(move: LegalMove): number {
  return Number(move.preview?.['energy'] ?? 0);
}

function movesByTouch(moves: LegalMove[]): Record<string, LegalMove[]> {
  const byTouch: Record<string, LegalMove[]> = {};
  for (const move of moves) for (const touch of move.touches) (byTouch[touch] ??= []).push(move);
  return byTouch;
}
