import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { type CheckedCommand, type ModeKind, modeKinds, type Rule } from '@shared/approval/approval';
import { AppError } from '@shared/errors';
import { type AnyText, say, type Text, textOf, words } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { z } from 'zod';
import { sandboxSetting } from '../app/parts/command-sandbox';
import { lastingIdentityOf } from '../base/files/folder-identity';
import { visibleName } from '../base/visible-name';
import { wrongValueAt } from '../base/wrong-value';
import { assertRunnable, commandFolder } from '../commands/runnable-command';
import { createWorkspace } from '../project/workspace';
import { checkCommand, refusedWithoutSandbox } from '../queue/check/check-command';
import { openPersonRules } from '../queue/policy/person-rules-file';
import { parseRules } from '../queue/policy/rule-list';
import { detectSandbox } from '../sandbox/detect-sandbox';
import { sandboxNote } from '../sandbox/found-before';
import { homePath } from '../storage/home-path';
import { openJsonFile } from '../storage/json-file';
import { readSettings } from '../storage/read-settings';
import { findCommandShell } from '../terminal/find-shell';
import { listTools } from '../tools/create-tools';
import type { Command } from './arguments';
import type { Shell } from './shell';

// `pilotfish check`: the decision for one named command, or for those of standard input. It runs nothing, trusts no
// folder and writes nothing.

export type CheckOptions = Omit<Extract<Command, { kind: 'check' }>, 'kind'>;
export type CheckShell = Shell & { readonly input: Readable };

/** The exit code: 0 if every command was checked, 1 if one was malformed. */
export async function check(
  options: CheckOptions,
  shell: CheckShell,
  detect: typeof detectSandbox = detectSandbox,
): Promise<number> {
  const judge = await openCheck(options, shell, detect);
  if (options.command === null) return await checkLines(options, judge, shell);
  const checked = await judge({ ...options, command: options.command, directory: '', rules: null });
  for (const line of linesOf(checked)) shell.print(line);
  return 0;
}

type Judge = (request: CheckRequest) => Promise<CheckedCommand>;

async function openCheck(
  { folder, sandboxed: wanted }: CheckOptions,
  { env, complain }: Shell,
  detect: typeof detectSandbox,
): Promise<Judge> {
  const home = homePath(env, process.platform, homedir());
  const onProblem = (problem: AnyText) => complain(say(problem));
  const settings = await openJsonFile({ path: join(home, 'settings.json'), onProblem }).peek();
  const { memory, ...others } = readSettings(settings?.value ?? {}).settings;
  const setting = sandboxSetting(env, others);
  const found = wanted === null && setting !== 'off' ? await lookForSandbox(home, env, detect) : null;
  const missing = found?.why ?? null;
  const sandboxed = wanted ?? found?.limitsUnknown ?? false;
  const workspace = await createWorkspace(folder, {
    dataFolder: home,
    memoryFileNames: () => memory.fileNames,
  });
  const file = { path: join(home, 'rules.json'), tools: listTools(), onProblem };
  const ruled = { root: workspace.root, identity: await lastingIdentityOf(workspace.root) };
  const { rules: own, problems } = (await openPersonRules(file)).of(ruled);
  for (const problem of problems) onProblem(textOf('rule-files.in-file', { file: 'rules.json', problem }));
  const shell = (await findCommandShell(env))?.kind ?? 'bash';
  return async ({ command: text, mode, rules, directory: given }) => {
    assertRunnable(shell, text);
    const { relative: directory } = await commandFolder(workspace, given);
    if (setting === 'require' && missing !== null) return refusedWithoutSandbox(missing);
    return await checkCommand({ text, shell, directory, mode, sandboxed, rules: rules ?? own }, workspace);
  };
}

/** `why`: why it is missing, or null. Looks for it from a temporary folder, as for a command. */
async function lookForSandbox(
  home: string,
  env: NodeJS.ProcessEnv,
  detect: typeof detectSandbox,
): Promise<{ readonly why: Text | null; readonly limitsUnknown: boolean }> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'pilotfish-check-')));
  const state = await detect({ dataFolder: folder, env, note: { file: sandboxNote(home), isKept: false } });
  if (state.kind === 'there') await state.sandbox.close();
  await rm(folder, { recursive: true, force: true });
  if (state.kind === 'missing') return { why: state.why, limitsUnknown: false };
  return { why: null, limitsUnknown: !state.sandbox.keepsQuestions };
}

/** Prints one answer per line of input, in the same order. */
async function checkLines(
  { mode }: CheckOptions,
  judge: Judge,
  { input, print }: CheckShell,
): Promise<number> {
  let [line, faults] = [0, 0];
  for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    line += 1;
    if (text.trim() === '') continue;
    try {
      print(JSON.stringify(shownCheck(await judge(readRequest(text, mode)))));
    } catch (error) {
      faults += 1;
      print(JSON.stringify({ error: words('cli.check-line', { line, problem: toldOf(error) }) }));
    }
  }
  return faults === 0 ? 0 : 1;
}

function shownCheck({ verdict, because, parts }: CheckedCommand) {
  return {
    verdict,
    because: say(because),
    parts: parts.map(({ text, why }) => ({ text, why: why === null ? null : say(why) })),
  };
}

function linesOf({ verdict, because, parts }: CheckedCommand): readonly string[] {
  const reasons = parts.flatMap(({ text, why }) => (why === null ? [] : [{ text, why }]));
  return [
    words(`cli.check-${verdict}`, { because }),
    // The verdict already gives the reason of a single part.
    ...(parts.length < 2
      ? []
      : reasons.map(({ text, why }) => words('cli.check-part', { text: visibleName(text), why }))),
  ];
}

// One line of `pilotfish check --batch`: a command, and the mode and rules to check it with.

type CheckRequest = {
  readonly command: string;
  /** As in the request: relative to the project, or absolute. */
  readonly directory: string;
  readonly mode: ModeKind;
  /** Null: the user's rules. */
  readonly rules: readonly Rule[] | null;
};

/** Throws AppError `invalid` if the line is malformed. `mode` is the default for lines without one. */
function readRequest(line: string, mode: ModeKind): CheckRequest {
  const parsed = requestSchema.safeParse(jsonOf(line));
  if (!parsed.success) throw wrong(wrongValueAt(parsed.error));
  const { rules, ...request } = parsed.data;
  return { directory: '', mode, ...request, rules: rules ? rulesOf(rules) : null };
}

const requestSchema = z.object({
  command: z.string(),
  mode: z.enum(modeKinds).optional(),
  directory: z.string().optional(),
  rules: z.array(z.unknown()).optional(),
});

function rulesOf(list: readonly unknown[]): readonly Rule[] {
  const { rules, problems } = parseRules(list, {
    scope: 'everywhere',
    origin: 'person',
    tools: listTools(),
  });
  const [problem] = problems;
  if (problem) throw wrong(problem);
  return rules;
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw wrong(textOf('cli.check-not-json'));
  }
}

function wrong(problem: AnyText): AppError {
  return new AppError('invalid', problem);
}
