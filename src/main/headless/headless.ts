import { autoModeLimitMs, type Mode, type ModeKind } from '@shared/approval/approval';
import type { ChatState, Item } from '@shared/chat/chat';
import { callsOf } from '@shared/chat/chat-part';
import type { SandboxView } from '@shared/sandbox/sandbox';
import { providerName } from '@shared/settings/settings';
import { type AnyText, isTextOf, say, type TextKey, textOf, words } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { chatTopic, isEventOf } from '@shared/topics';
import type { BroughtKind } from '@shared/trust/trust';
import { stoppedByPerson } from '../agent/turn-runner';
import type { App } from '../app/application';
import type { OpenChat } from '../app/open-chat';
import type { OpenProject } from '../app/open-project';
import type { Host } from '../app/parts/host';
import { plainHost } from '../app/parts/plain-host';
import { startApp } from '../app/start-app';
import { visibleName } from '../base/visible-name';
import type { Command } from '../cli/arguments';
import type { Shell } from '../cli/shell';
import { keepCrashLog } from '../storage/crash-log';
import { startTerminalsInside } from '../terminal/inside-host';
import type { ProjectTrust } from '../trust/project-trust';
import { createOutput, type OutputParts, reportOf, type Summary } from './headless-output';
import { earlyEndIn, outcomeOf } from './run-outcome';

// The headless host: one prompt, one turn, without a window. It asks no questions and reads no input.

export type HeadlessOptions = Omit<Extract<Command, { kind: 'run' }>, 'kind'>;
export type HeadlessShell = Shell & {
  /** Whether standard output is a terminal. */
  readonly isTerminal: boolean;
  /** Writes to standard output as it is. */
  write(text: string): void;
};

/**
 * Windows has no guard for processes. So terminals there use their own process, which outlives this one and ends them.
 */
const host: Host =
  process.platform === 'win32' ? plainHost : { ...plainHost, startPtyHost: startTerminalsInside };

/**
 * The exit code: 0 if the turn ended, 1 if it failed or its answer is incomplete, 2 if the chat is missing, 130 if it
 * was stopped.
 */
export async function runHeadless(options: HeadlessOptions, shell: HeadlessShell): Promise<number> {
  const app = await startApp({
    host,
    env: shell.env,
    version: shell.version,
    unattended: true,
    withoutSandbox: !options.sandboxed,
  });
  const forgetBugs = keepCrashLog(app.log);
  tellNotices(app, shell);
  tellSandbox(app, shell);
  try {
    const project = await app.projects.open(options.folder);
    if (options.trusts) app.trust.trustForRun(project.workspace.root);
    const leftOut = await leftOutLine(project.trust);
    if (leftOut !== null) shell.complain(leftOut);
    const chatId = await chatFor(project, options);
    const isTold = (notice: AnyText) => leftOut !== null && isTextOf(notice, 'memory.not-read');
    if (chatId) return await runTurn(app, await project.chats.open(chatId), options, { ...shell, isTold });
    shell.complain(words('cli.no-such-chat', { chat: options.continues ?? '' }));
    return 2;
  } finally {
    await app.close();
    forgetBugs();
  }
}

/** Notices of the application: problems at its start, and later ones. */
function tellNotices({ store }: App, { complain }: Pick<HeadlessShell, 'complain'>): void {
  for (const { text } of store.state('app').notices) complain(say(text));
  store.onEvent((numbered) => {
    if (isEventOf(numbered, 'app') && numbered.event.type === 'notice-added')
      complain(say(numbered.event.notice.text));
  });
}

/** Prints once where commands run, after the first command made the application check it. */
function tellSandbox({ store }: App, { complain }: Pick<HeadlessShell, 'complain'>): void {
  const unfollow = store.onEvent((numbered) => {
    if (!isEventOf(numbered, 'app') || numbered.event.type !== 'sandbox-found') return;
    const line = sandboxLine(numbered.event.sandbox);
    if (line === null) return;
    complain(line);
    unfollow();
  });
}

/** Null if the line is unnecessary: the check has not run yet, or the user turned the sandbox off. */
function sandboxLine(sandbox: SandboxView): string | null {
  switch (sandbox.kind) {
    case 'there':
      return words('cli.sandbox-there');
    case 'required':
      return words('cli.sandbox-required', { why: sandbox.why });
    case 'missing':
      return words('cli.sandbox-missing', { why: sandbox.why });
    case 'looking':
    case 'off':
      return null;
  }
}

/** The chat to continue, or a new one; null if the named chat is missing. */
async function chatFor({ chats }: OpenProject, { continues, mode }: HeadlessOptions): Promise<string | null> {
  const id = continues ?? (await chats.create());
  const chat = await chats.open(id).catch(() => null);
  if (chat && mode !== null) await chat.setMode(modeOf(mode));
  return chat?.id ?? null;
}

function modeOf(kind: ModeKind): Mode {
  return kind === 'auto' ? { kind, until: Date.now() + autoModeLimitMs } : { kind };
}

async function runTurn(
  app: App,
  chat: OpenChat,
  options: HeadlessOptions,
  shell: HeadlessShell & Pick<OutputParts, 'isTold'>,
): Promise<number> {
  const topic = chatTopic(chat.id);
  const output = createOutput({ ...shell, format: options.output, chat: chat.id, details: chat.callDetails });
  const itemsBefore = new Set(app.store.state(topic).items.map((item) => item.id));
  const unfollow = app.store.onEvent((numbered) => {
    if (isEventOf(numbered, topic)) output.take(numbered.event, app.store.state(topic));
  });
  let isStopped = false;
  void shell.stopped.then(() => {
    isStopped = true;
    return chat.agent.stop();
  });

  const refused = await chat.agent.send(options.prompt).then(
    () => undefined,
    (error: unknown) => say(toldOf(error)),
  );
  await chat.agent.settled();
  unfollow();
  const state = app.store.state(topic);
  const items = state.items.filter((item) => !itemsBefore.has(item.id));
  const error = refused ?? (isStopped ? say(stoppedByPerson) : failureOf(state, items));
  const changes = options.output === 'text' ? [] : await changesSince(items, chat);
  const calls = Object.values(callsOf(state, items));
  const outcome = outcomeOf({ turn: state.turn, items, calls, isStopped, isRefused: refused !== undefined });
  output.finish({
    ...outcome,
    chat: state.id,
    model: modelOf(app, state, items),
    answer: answerIn(items),
    changes,
    calls: calls.map((call) => reportOf(call, chat.callDetails(call.id))),
    usage: state.usage,
    ...(error !== undefined && { error }),
  });
  return isStopped ? 130 : error === undefined ? 0 : 1;
}

/** The changes of the run, by tools and by commands. */
async function changesSince(items: readonly Item[], chat: OpenChat): Promise<Summary['changes']> {
  const first = items.find(({ kind }) => kind === 'user');
  if (first === undefined) return [];
  const { files } = await chat.changes.list({ kind: 'from', itemId: first.id });
  return files.map(({ path, became, added, removed }) => ({ path, became, added, removed }));
}

/** Why the turn ended early or with half an answer. In a headless run the user cannot continue it. */
function failureOf({ turn }: ChatState, items: readonly Item[]): string | undefined {
  const why = turn.kind === 'paused' ? turn.text : earlyEndIn(items);
  return why === null ? undefined : say(why);
}

function answerIn(items: readonly Item[]): string {
  return items.filter((item) => item.kind === 'assistant').at(-1)?.text ?? '';
}

/** The model of the last reply, else the requested one. */
function modelOf({ store }: App, { model: choice }: ChatState, items: readonly Item[]): Summary['model'] {
  const { activeProvider, providers } = store.state('app');
  const provider = providers.find(({ id }) => id === (choice?.providerId ?? activeProvider));
  if (provider === undefined) return null;
  const answered = items.filter((item) => item.kind === 'assistant').at(-1)?.model;
  return { provider: providerName(provider), name: answered ?? (choice?.model || provider.model) };
}

/**
 * One line about the project-provided parts that this run ignores, because the user has not trusted them or they
 * changed since. Null if all are in use.
 */
async function leftOutLine(trust: Pick<ProjectTrust, 'state' | 'question'>): Promise<string | null> {
  if (!(await trust.state()).toReview) return null;
  const { brought } = await trust.question();
  const things = brought
    .filter(({ state }) => state !== 'accepted')
    .map(({ kind, name }) =>
      textOf('cli.left-out-thing', { kind: textOf(broughtKinds[kind]), name: visibleName(name) }),
    );
  return things.length === 0 ? null : words('cli.left-out', { things });
}

const broughtKinds = {
  'mcp-server': 'trust.kind-mcp-server',
  'language-server': 'trust.kind-language-server',
  'discovery-command': 'trust.kind-discovery-command',
  hook: 'trust.kind-hook',
  'command-file': 'trust.kind-command-file',
  agent: 'trust.kind-agent',
  skill: 'trust.kind-skill',
  'slash-command': 'trust.kind-slash-command',
  'memory-file': 'trust.kind-memory-file',
} as const satisfies Record<BroughtKind, TextKey>;
