import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// For tests: the corpus of commands, each with what must happen to it. They are judged, and never run by anybody.

export const corpusGroups = [
  'reading',
  'everyday',
  'dangerous',
  'protected-places',
  'far-away',
  'deny-evasions',
] as const;

type CorpusGroup = (typeof corpusGroups)[number];

const situations = ['plan', 'ask', 'auto', 'sandbox'] as const;
/** `sandbox` is Auto in the system's sandbox. */
export type Situation = (typeof situations)[number];

const outcomes = ['run', 'ask', 'refuse', 'not-run'] as const;
/** `not-run`: it asks or is refused. */
type Outcome = (typeof outcomes)[number];

export type CorpusRule = {
  readonly effect: 'allow' | 'ask' | 'deny';
  readonly tool: string;
  readonly match?: string;
};

export type CorpusCommand = {
  readonly group: CorpusGroup;
  readonly text: string;
  readonly rules: readonly CorpusRule[];
  readonly wanted: Readonly<Record<Situation, Outcome>>;
};

/** The commands of a group, as `<group>.txt` lists them: its first lines say how to read it. */
export function readCorpus(group: CorpusGroup): readonly CorpusCommand[] {
  const file = fileURLToPath(new URL(`../corpus/${group}.txt`, import.meta.url));
  const commands: CorpusCommand[] = [];
  let rules: readonly CorpusRule[] = [];
  let wanted: CorpusCommand['wanted'] | null = null;
  for (const line of linesOf(readFileSync(file, 'utf8'))) {
    if (line.startsWith('rules: ')) rules = line.slice('rules: '.length).split(' ; ').map(ruleOf);
    else if (line.startsWith('=> ')) wanted = wantedOf(line);
    else if (wanted === null) throw new Error(`${file}: nothing is said of what must happen to ${line}`);
    else commands.push({ group, text: line, rules, wanted });
  }
  return commands;
}

/** The lines without comments and empty ones, each joined with its continuation lines. */
function linesOf(text: string): readonly string[] {
  return text
    .replace(/\n\|(?: |(?=\n))/g, '\0')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '))
    .map((line) => line.replaceAll('\0', '\n'));
}

function ruleOf(text: string): CorpusRule {
  const [, effect, tool = '', match] = /^(allow|ask|deny) (\S+)(?: (.+))?$/.exec(text) ?? [];
  if (effect !== 'allow' && effect !== 'ask' && effect !== 'deny') throw new Error(`No rule: ${text}`);
  return { effect, tool, ...(match !== undefined && { match }) };
}

function wantedOf(line: string): CorpusCommand['wanted'] {
  const [plan, ask, auto, sandbox, ...rest] = line.split(' ').slice(1).map(outcomeOf);
  if (!plan || !ask || !auto || !sandbox || rest.length > 0) throw new Error(`Not four outcomes: ${line}`);
  return { plan, ask, auto, sandbox };
}

function outcomeOf(text: string): Outcome {
  const outcome = outcomes.find((each) => each === text);
  if (outcome === undefined) throw new Error(`No outcome: ${text}`);
  return outcome;
}
