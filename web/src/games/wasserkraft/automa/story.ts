// The turn of an Automa, read from the log: which tile, what was passed over, where it looked.

import type { LogLine, Seat } from '../../../protocol/messages';
import type { Step } from '../../game';

const kTurned = 'automa_turned';
export const kReasons = [
  'automa_skipped',
  'automa_prefers',
  'automa_seeks',
  'site_ruled_out',
  'automa_criterion',
];
const kThoughts = [...kReasons, 'automa_shuffled', kTurned, 'automa_acts'];
// These belong to what comes after them: a site is ruled out before the criterion sums it up.
const kBefore = ['automa_shuffled', 'site_ruled_out', 'automa_prefers'];

export function isThought({ code }: LogLine): boolean {
  return kThoughts.includes(code);
}

function goesOn(before: LogLine | undefined, line: LogLine): boolean {
  if (!before || isThought(before) !== isThought(line)) return false;
  if (!isThought(line) || kBefore.includes(before.code)) return true;
  return before.code === 'automa_skipped' && line.code === 'automa_skipped';
}

// What a person can take in at a glance: a tile, what is passed over, one criterion, what is done.
export function stepsOf(lines: LogLine[]): Step[] {
  const steps: Step[] = [];
  for (const [index, line] of lines.entries()) {
    const last = steps.at(-1);
    if (last && goesOn(lines[index - 1], line)) last.lines.push(line);
    else steps.push({ lines: [line], thought: isThought(line) });
  }
  return steps;
}

export interface Judgement {
  criterion: string;
  met: number;
  left: number;
  ruledOut: string[]; // sites
}

// One attempt at a line of the tile.
export interface Attempt {
  deed: string;
  obstacle: string | null; // null: done
  workers: number;
  officer: string | null; // who wanted something else than the tile
  structure: string | null; // looked for a site
  sites: number;
  judgements: Judgement[];
  site: string | null; // found
  results: string[]; // in words
}

export interface Story {
  seat: Seat | null;
  actions: number; // number of the tile whose actions it followed
  criteria: number;
  attempts: Attempt[];
}

function attemptOf(line: LogLine, officer: string | null): Attempt {
  const obstacle = line.operands['obstacle'];
  return {
    deed: String(line.operands['deed']),
    obstacle: obstacle === undefined ? null : String(obstacle),
    workers: Number(line.operands['workers'] ?? 0),
    officer,
    structure: null,
    sites: 0,
    judgements: [],
    site: null,
    results: [],
  };
}

class Reader {
  readonly stories: Story[] = [];
  #ruledOut: string[] = [];
  #officer: string | null = null;

  read(line: LogLine): void {
    const { operands } = line;
    const story = this.stories.at(-1);
    const attempt = story?.attempts.at(-1);
    if (line.code === kTurned) this.#begin(line);
    else if (!story) return;
    else if (line.code === 'automa_prefers') this.#officer = String(operands['officer']);
    else if (line.code === 'automa_skipped' || line.code === 'automa_acts') this.#try(story, line);
    else if (line.code === 'site_ruled_out') this.#ruledOut.push(String(operands['place']));
    else if (attempt) this.#follow(attempt, line);
  }

  #begin({ seat, operands }: LogLine): void {
    const [actions, criteria] = [Number(operands['actions']), Number(operands['criteria'])];
    this.stories.push({ seat, actions, criteria, attempts: [] });
  }

  #try(story: Story, line: LogLine): void {
    story.attempts.push(attemptOf(line, this.#officer));
    this.#officer = null;
  }

  #follow(attempt: Attempt, { code, operands, text }: LogLine): void {
    if (code === 'automa_seeks') {
      attempt.structure = String(operands['structure']);
      attempt.sites = Number(operands['sites']);
    } else if (code === 'automa_criterion') {
      attempt.judgements.push({
        criterion: String(operands['criterion']),
        met: Number(operands['met']),
        left: Number(operands['left']),
        ruledOut: this.#ruledOut.splice(0),
      });
    } else {
      if (code === 'piece_built') attempt.site = String(operands['place']);
      attempt.results.push(text);
    }
  }
}

// A round that ends, or the turn of somebody else, is no result of an Automa's action any more.
function endsTurn(line: LogLine, seat: Seat | null): boolean {
  const kEnds = ['round_started', 'rank_scored', 'energy_paid', 'game_ended', 'bonus_scored'];
  return kEnds.includes(line.code) || (line.code === 'space_used' && line.seat !== seat);
}

export function storiesOf(lines: LogLine[]): Story[] {
  const reader = new Reader();
  let over = false;
  for (const line of lines) {
    if (line.code === kTurned) over = false;
    over ||= endsTurn(line, reader.stories.at(-1)?.seat ?? null);
    if (!over) reader.read(line);
  }
  return reader.stories;
}

export type Mark = 'out' | 'chosen';

// Sites of the map in the attempt of the moment: those ruled out, and the one that was found.
export function marksOf(story: Story | null): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  const attempt = story?.attempts.at(-1);
  if (!attempt) return marks;
  for (const { ruledOut } of attempt.judgements)
    for (const site of ruledOut) marks.set(site, 'out');
  if (attempt.site !== null) marks.set(attempt.site, 'chosen');
  return marks;
}
