import type { Question, Rule } from '@shared/approval/approval';
import type { AnalysedPart } from '../../command-safety/analysed-part';
import { runsAnything } from '../../command-safety/launchers/started-commands';
import { leadsElsewhere, normalForm, withoutTalk } from '../../command-safety/normal-form/normal-form';
import { inlinePrograms, startedBesides } from '../../command-safety/normal-form/started-besides';
import { subcommanded, twofold } from '../../command-safety/normal-form/subcommanded';
import { type Reached, wordsReached } from '../../command-safety/normal-form/words-reached';
import { joinReadably, splitChain, splitWords } from '../../command-safety/syntax/shell-words';
import { isUnknown } from '../../command-safety/syntax/unknown-text';
import { mayMatchBelow, ruleMatches } from './match-rule';

// Matches a rule with one command of a command line, word by word: `npm run test` is not `npm run tests`.

type Matching = Pick<Rule, 'effect' | 'tool' | 'match'>;

/**
 * `tool`: the one that runs the command. `allow` matches the first words of the command; it must match all words if the
 * program runs anything it gets. `ask` and `deny` also match commands that it starts. Those for every tool match the
 * files in its arguments.
 */
export function commandRuleMatches(rule: Matching, part: AnalysedPart, tool: string): boolean {
  if (rule.tool === '*') return rule.effect !== 'allow' && isAboutPaths(rule, part);
  if (rule.tool !== tool) return false;
  if (rule.match === undefined) return true;
  if (rule.effect !== 'allow') return reachOf(rule.match, part) === 'surely';
  const words = normalForm(wordsOf(rule.match));
  const given = normalForm(part.words);
  if (!part.isCoveredByWords || !startsWith(given, words)) return false;
  const further = given.slice(words.length);
  const [program = ''] = given;
  return further.length === 0 || !(runsAnything(part.words) || leadsElsewhere(program, further));
}

/**
 * Whether the command may do something that the rule denies or asks about, which is unknown before it runs. It searches
 * a folder with files that are denied to every tool, or one of its words is unknown.
 */
export function commandRuleReaches(rule: Matching, part: AnalysedPart, tool: string): boolean {
  const { match } = rule;
  if (rule.effect === 'allow' || match === undefined) return false;
  if (rule.tool === '*') return reachedFolders(part).some((folder) => mayMatchBelow(match, folder));
  return rule.tool === tool && (reachOf(match, part) === 'perhaps' || isInText(wordsOf(match), part));
}

/** The rules that "Always…" offers for the commands that ask, narrowest first: one rule for each command of a chain. */
export function commandOffers(asking: readonly AnalysedPart[], tool: string): Question['always'] {
  if (asking.length === 0 || !asking.every(({ isCoveredByWords }) => isCoveredByWords)) return [];
  const whole = chainOf(asking.map(({ words }) => words));
  const firstWords = chainOf(asking.map(({ words }) => firstWordsOf(words)));
  // A rule cannot contain words that are known only at run time.
  return [...new Set([whole, firstWords])]
    .filter((match) => !isUnknown(match))
    .map((match) => ({ tool, match }));
}

/** The matches of the rules in an offer. */
export function matchesOfOffer(match: string): readonly string[] {
  return splitChain(match) ?? [match];
}

function reachedFolders({ readScope, places }: AnalysedPart): readonly string[] {
  return [...readScope, ...places.below];
}

function isAboutPaths(rule: Matching, part: AnalysedPart): boolean {
  if (rule.match === undefined) return true;
  // No rule names the root, and the files read below it are unknown.
  const folders = reachedFolders(part).filter((folder) => folder !== '');
  const named = [...part.targetPaths, ...part.places.named, ...folders].map((path) => ({
    given: path,
    canonical: path,
  }));
  return named.length > 0 && ruleMatches(rule, rule.tool, named);
}

function startsWith(words: readonly string[], first: readonly string[]): boolean {
  return first.length <= words.length && first.every((word, index) => word === words[index]);
}

function wordsOf(match: string): readonly string[] {
  return splitWords(match) ?? [match];
}

function reachOf(match: string, { started }: AnalysedPart): Reached {
  const words = wordsOf(match);
  const commands = started.flatMap((each) => [each, ...startedBesides(each)]);
  const reached = commands.map((command) => wordsReached(words, command));
  if (reached.includes('surely')) return 'surely';
  return reached.includes('perhaps') ? 'perhaps' : 'not';
}

/** A program for an interpreter may start any command that it names. */
function isInText(words: readonly string[], { started }: AnalysedPart): boolean {
  const wanted = ` ${words.join(' ')} `;
  return started
    .flatMap(inlinePrograms)
    .some((text) => ` ${text.split(/[^\w.@:-]+/).join(' ')} `.includes(wanted));
}

function chainOf(commands: readonly (readonly string[])[]): string {
  return [...new Set(commands.map(joinReadably))].join(' && ');
}

/** The words that determine the command's action, without leading options that do not change it. */
function firstWordsOf(words: readonly string[]): readonly string[] {
  const plain = withoutTalk(words);
  // For a program with subcommands, its name alone would cover everything.
  if (plain.length === 1 && subcommanded.has(plain[0] ?? '')) return words;
  return plain.slice(0, namingWords(plain));
}

function namingWords(words: readonly string[]): number {
  if (runsAnything(words)) return words.length;
  const [name = '', second = '', third = ''] = words;
  if (!subcommanded.has(name)) return 1;
  if (!/^\w/.test(second)) return words.length;
  return twofold.test(second) && /^\w/.test(third) ? 3 : 2;
}
