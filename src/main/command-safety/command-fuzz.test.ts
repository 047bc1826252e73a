import { beforeAll, expect, it } from 'vitest';
import { ofToday, seeds } from '../base/testing/share';
import { createWorkspace, type Workspace } from '../project/workspace';
import { judgeCommand } from '../queue/policy/judge-command';
import { createSandbox, type Sandbox } from '../terminal/testing/sandbox';
import { analyseCommand } from './analyse-command';
import { withoutPatterns } from './expand-patterns';
import { parseCommand } from './syntax/parse-command';
import { isUnknown } from './syntax/unknown-text';
import { createTargetPathCheck } from './target-paths';
import { createCommandGenerator } from './testing/command-generator';

// Really runs each command that needs no question, in a folder where every program that is not known to read is a
// canary.

/** One seed generates all commands, because one for each would be slow. */
const { length: count, 0: seed = 0 } = seeds(150, 20_000);
const batchSize = 200;

let sandbox: Sandbox;
let workspace: Workspace;

beforeAll(async () => {
  sandbox = await createSandbox();
  workspace = await createWorkspace(sandbox.root);
});

type Passed = { readonly text: string; readonly parts: readonly Foreseen[] };

type Foreseen = {
  readonly words: readonly string[];
  /** Some words replace a pattern, so not all of them need occur. */
  readonly hasPattern: boolean;
  /** Some words are known only when the command runs. */
  readonly isUnknown: boolean;
};

/** The command as analysed, if it would run without a question; else null. */
async function passed(text: string): Promise<Passed | null> {
  const { signal } = new AbortController();
  const command = await analyseCommand({ text, shell: 'bash', directory: '' }, workspace, signal);
  const tool = { name: 'run_shell_command', kind: 'command' } as const;
  const { verdict } = judgeCommand({
    tool,
    command,
    mode: { kind: 'ask' },
    rules: [],
    repeats: false,
    sandboxed: false,
    now: 0,
  });
  return verdict === 'allow' ? { text, parts: await foreseenOf(text) } : null;
}

async function foreseenOf(text: string): Promise<Foreseen[]> {
  const { parts } = await parseCommand(text);
  const check = createTargetPathCheck(workspace, '');
  return await Promise.all(
    parts.map(async (part) => ({
      words: (await withoutPatterns(part, check)) ?? part.words,
      hasPattern: part.patterns.length > 0,
      isUnknown: part.words.some(isUnknown),
    })),
  );
}

function isForeseen(given: readonly string[], { words, hasPattern, isUnknown }: Foreseen): boolean {
  // The file with the output of a command has a number as its name.
  const started = given.map((word) => word.replace(/^\/dev\/fd\/\d+$/, '/dev/stdin'));
  if (isUnknown && started[0] === words[0]) return true;
  if (!hasPattern)
    return started.length === words.length && started.every((word, at) => isSame(word, words[at]));
  return started[0] === words[0] && started.every((word) => words.some((foreseen) => isSame(word, foreseen)));
}

/** A quoted tilde is judged as the home folder too, although bash does not replace it. */
function isSame(word: string, foreseen = ''): boolean {
  return word === foreseen || word === foreseen.replace(/^~(?=\/|$)/, sandbox.home);
}

/** Runs the commands. Resolves with faults: an unforeseen program, other arguments, a changed file. */
async function faultsOf(commands: readonly Passed[]): Promise<string[]> {
  const before = await sandbox.snapshot();
  const started = await sandbox.run(commands.map(({ text }) => text));
  const after = await sandbox.snapshot();
  const faults = started.flatMap(({ index, isKnown, words }) => {
    const command = commands[index];
    if (isKnown && command?.parts.some((part) => isForeseen(words, part))) return [];
    return [`${JSON.stringify(command?.text)} started ${JSON.stringify(words)}`];
  });
  const changed = after
    .filter((line) => !before.includes(line))
    .concat(before.filter((line) => !after.includes(line)));
  if (changed.length === 0) return faults;
  if (commands.length === 1)
    return [...faults, `${JSON.stringify(commands[0]?.text)} changed ${changed.join(', ')}`];
  const half = Math.ceil(commands.length / 2);
  return [...faults, ...(await faultsOf(commands.slice(0, half))), ...(await faultsOf(commands.slice(half)))];
}

it(`of ${count} commands (${ofToday}), those that run without a question start nothing unforeseen and change nothing`, {
  timeout: 120_000 + count * 90,
}, async () => {
  const generate = createCommandGenerator(seed);
  const faults: string[] = [];
  let ran = 0;
  for (let done = 0; done < count; done += batchSize) {
    const texts = Array.from({ length: Math.min(batchSize, count - done) }, generate);
    const commands = (await Promise.all(texts.map(passed))).filter((command) => command !== null);
    ran += commands.length;
    faults.push(...(await faultsOf(commands)));
  }
  expect(faults).toEqual([]);
  // Otherwise the test would prove nothing.
  expect(ran).toBeGreaterThan(count / 20);
});
