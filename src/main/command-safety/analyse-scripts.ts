import type { AddedPackage } from '@shared/packages/packages-schema';
import { type AnyText, type Text, textOf } from '@shared/texts/text';
import { addedWordsDanger } from './added-words';
import type { AnalysedPart } from './analysed-part';
import { commandDanger } from './danger-list';
import { unfamiliarProblem } from './familiar/unfamiliar';
import { farAwayDanger } from './far-away/far-away-danger';
import { checkoutDanger, gitVariableDanger } from './git-surroundings';
import { givenScripts, mostTexts, scriptsOf } from './launchers/shell-texts';
import { joined, launchesIn, mostLaunches, startedCommands } from './launchers/started-commands';
import { newPackages } from './programs/installed-packages';
import { pipedDanger } from './programs/piped-programs';
import type { CommandPart } from './syntax/command-part';
import { parseCommand } from './syntax/parse-command';
import type { TargetPathCheck } from './target-paths';
import { unknownWordsDanger } from './unknown-words';

// Scripts that a command gives to shells as text, as in `bash -c`, or as their input: the commands that they start, and
// why these ask.

type Script = Pick<AnalysedPart, 'danger' | 'unclear' | 'newPackage' | 'packages' | 'unfamiliar' | 'started'>;

/** The hard list for the command and all that it starts, except commands in scripts. */
export async function listedDanger(part: CommandPart, check: TargetPathCheck): Promise<Text | null> {
  const { words, patterns, assignments } = part;
  return (
    commandDanger(words, patterns) ??
    gitVariableDanger(words, assignments) ??
    pipedDanger(words, part) ??
    (await checkoutDanger(part, check))
  );
}

type InScripts = {
  readonly part: CommandPart;
  readonly check: TargetPathCheck;
  /** The scripts that were analysed, at any depth. */
  readonly seen: Set<string>;
  readonly depth: number;
};

/** Analyses the scripts of shells. The commands in them get the input of the outer command. */
export async function analyseScripts({ part: outer, check, seen, depth }: InScripts): Promise<Script> {
  const { words, reads, given } = outer;
  const started: (readonly string[])[] = [];
  const launches = launchesIn(words);
  let danger: AnyText | null = launches.length < mostLaunches ? null : tooMany;
  let unclear: AnyText | null = null;
  let newPackage: AnyText | null = null;
  const packages: AddedPackage[] = [];
  let unfamiliar: AnyText | null = null;
  for (const { at, adds, folder } of launches)
    for (const script of [...scriptsOf(words.slice(at), adds), ...givenScripts(words.slice(at), given)]) {
      const directory = joined(outer.directory, folder);
      const key = JSON.stringify([script, directory, reads]);
      if (seen.has(key)) continue;
      if (seen.size === mostTexts)
        return { danger: danger ?? tooMany, unclear, newPackage, packages, unfamiliar, started };
      seen.add(key);
      const parsed = script === null || depth === deepest ? null : await parseCommand(script);
      if (parsed?.kind !== 'understood') unclear ??= textOf('danger.script', { program: words[at] ?? '' });
      for (const part of parsed?.parts ?? []) {
        const whole = {
          ...part,
          reads: [...reads, ...part.reads],
          directory: joined(directory, part.directory),
        };
        const inner = await analyseScripts({ part: whole, check, seen, depth: depth + 1 });
        started.push(...startedCommands(part.words), ...inner.started);
        const { absolute } = await check.directory(whole.directory);
        unfamiliar ??= inner.unfamiliar ?? (await unfamiliarProblem(part, absolute, check.root));
        unclear ??= inner.unclear ?? unknownWordsDanger(part.words);
        const fetched = await newPackages(part, absolute);
        newPackage ??= inner.newPackage ?? fetched.problem;
        packages.push(...inner.packages, ...fetched.packages);
        danger ??=
          (await listedDanger(whole, check)) ??
          inner.danger ??
          addedWordsDanger(part.words) ??
          farAwayDanger(part.words);
      }
    }
  return { danger, unclear, newPackage, packages, unfamiliar, started };
}

const [tooMany, deepest] = [textOf('danger.starts-too-much'), 5];
