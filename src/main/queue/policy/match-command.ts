import type { Question, Rule } from '@shared/approval';
import { type Text, textOf } from '@shared/texts/text';
import type { AnalysedPart } from '../../command-safety/analysed-part';
import { runsAnything } from '../../command-safety/launchers/started-commands';
import { programName } from '../../command-safety/syntax/program-name';
import { joinWords, splitChain, splitWords } from '../../command-safety/syntax/shell-words';
import { mayMatchBelow, ruleMatches } from './match-rule';

// Whether a rule is about one command of a command line. Compared word by word: `npm run test` is not `npm run tests`.

type Matching = Pick<Rule, 'effect' | 'tool' | 'match'>;

/**
 * `tool` is the one that runs it. `allow` holds for the first words of the command, and for the whole of one that runs whatever it is told. `ask` and
 * `deny` also hold for what the command starts, and those for every tool for the files it is given.
 */
export function commandRuleMatches(rule: Matching, part: AnalysedPart, tool: string): boolean {
  if (rule.tool === '*') return rule.effect !== 'allow' && isAboutPaths(rule, part);
  if (rule.tool !== tool) return false;
  if (rule.match === undefined) return true;
  const words = splitWords(rule.match) ?? [rule.match];
  if (rule.effect !== 'allow')
    return part.started.some((started) => startsWith(withBareName(started), words));
  const isWhole = words.length === part.words.length;
  return part.isCoveredByWords && startsWith(part.words, words) && (isWhole || !runsAnything(part.words));
}

/** Whether the command reads in a folder where the rule keeps something from every tool, or asks about it. */
export function commandRuleReaches(rule: Matching, { readScope }: AnalysedPart): boolean {
  const { match } = rule;
  if (rule.tool !== '*' || rule.effect === 'allow' || match === undefined) return false;
  return readScope.some((folder) => mayMatchBelow(match, folder));
}

/** What "Always…" offers for the commands that ask, narrowest first: a chain becomes one rule for each. */
export function commandOffers(asking: readonly AnalysedPart[], tool: string): Question['always'] {
  if (asking.length === 0 || !asking.every(({ isCoveredByWords }) => isCoveredByWords)) return [];
  const whole = chainOf(asking.map(({ words }) => words));
  const firstWords = chainOf(asking.map(({ words }) => words.slice(0, namingWords(words))));
  return [...new Set([whole, firstWords])].map((match) => ({ tool, match }));
}

/** The matches of the rules that an offer stands for. */
export function matchesOfOffer(match: string): readonly string[] {
  return splitChain(match) ?? [match];
}

/** Why `match` cannot be part of a rule for commands, as a sentence; null when it can. */
export function commandMatchProblem(match: string): Text | null {
  return match.trim() === '' || match.length > 4_000 ? textOf('rule-files.not-a-command') : null;
}

function isAboutPaths(rule: Matching, { targetPaths, readScope }: AnalysedPart): boolean {
  if (rule.match === undefined) return true;
  // The root is in no rule; which of its files are read is not known.
  const folders = readScope.filter((folder) => folder !== '');
  const named = [...targetPaths, ...folders].map((path) => ({ given: path, canonical: path }));
  return named.length > 0 && ruleMatches(rule, rule.tool, named);
}

function startsWith(words: readonly string[], first: readonly string[]): boolean {
  return first.length <= words.length && first.every((word, index) => word === words[index]);
}

/** A program is denied by its name, wherever it is called from. */
function withBareName(words: readonly string[]): readonly string[] {
  return [programName(words), ...words.slice(1)];
}

function chainOf(commands: readonly (readonly string[])[]): string {
  return [...new Set(commands.map(joinWords))].join(' && ');
}

/** How many of the first words say what the command does. */
function namingWords(words: readonly string[]): number {
  if (runsAnything(words)) return words.length;
  const [name = '', second = '', third = ''] = words;
  if (!subcommanded.has(name)) return 1;
  if (!/^\w/.test(second)) return words.length;
  return /^(?:run|run-script|exec|stash|remote|compose)$/.test(second) && /^\w/.test(third) ? 3 : 2;
}

/** Their first argument is what they do; with a flag in its place only the whole is sure. */
const subcommanded = new Set([
  ...[
    'git',
    'npm',
    'pnpm',
    'yarn',
    'bun',
    'cargo',
    'rustup',
    'go',
    'make',
    'just',
    'task',
    'gradle',
    './gradlew',
  ],
  ...[
    'mvn',
    './mvnw',
    'dotnet',
    'pip',
    'pip3',
    'poetry',
    'uv',
    'bundle',
    'gem',
    'rails',
    'rake',
    'composer',
    'brew',
  ],
  ...[
    'apt',
    'apt-get',
    'systemctl',
    'gh',
    'glab',
    'docker',
    'podman',
    'kubectl',
    'terraform',
    'helm',
    'nx',
    'turbo',
  ],
  ...[
    'mix',
    'flutter',
    'dart',
    'zig',
    'nix',
    'conda',
    'aws',
    'gcloud',
    'az',
    'firebase',
    'vercel',
    'cmake',
    'ctest',
  ],
]);
