import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { AppState } from '@shared/app-state';
import type { Terminal } from '@shared/terminal/terminal';
import { say } from '@shared/texts/text';
import { createStore, type Store } from '@shared/wire/store';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { soonSo } from '../../base/testing/soon';
import { tempFolder } from '../../base/testing/temp-folder';
import { createCommandOutput } from '../../commands/command-output';
import { type BackgroundEnd, type Commands, createCommands } from '../../commands/commands';
import { type Confined, confineCommand } from '../../commands/confine-command';
import { createDetachedStore } from '../../commands/detached/detached-store';
import { createOpenPorts } from '../../commands/open-ports';
import { type CommandRequest, type CommandResult, neverRun, runCommand } from '../../commands/run-command';
import type { HostProcess } from '../../pty-host/host-protocol';
import type { Sandbox } from '../../sandbox/wrap-command';
import { hostEnvironment } from '../command-environment';
import { createHostClient, type HostClient } from '../host-client';
import { createInstance, type Instance } from '../instance';
import { createTerminals, type Terminals } from '../terminals';
import { startHost } from './start-host';

// For tests: a real host process. Everything in it ends with the test, or with the group of tests that share it.

export type TestTerminals = {
  readonly home: string;
  readonly folder: string;
  /** The project of `folder`. */
  readonly project: Terminal['project'];
  readonly store: Store;
  readonly instance: Instance;
  readonly host: HostClient;
  readonly terminals: Terminals;
  readonly commands: Commands;
  readonly notices: string[];
  /** The ends that models would get as messages. */
  readonly backgroundEnds: BackgroundEnd[];
  /** The current host process. */
  process(): HostProcess | null;
  /** For commands in `folder`: how they are confined; null: without the sandbox. */
  readonly confined: Confined | null;
  /** Runs a command with bash, with a timeout of two minutes, in the sandbox if there is one. */
  bash(command: string, changes?: Partial<CommandRequest>): Promise<CommandResult>;
  /** Waits until the state of the application satisfies `fits`. */
  until(fits: (state: AppState) => boolean): Promise<void>;
  terminal(id: string): Terminal | undefined;
};

export type TestTerminalsOptions = {
  readonly start?: () => HostProcess;
  readonly env?: NodeJS.ProcessEnv;
  /** The data folder of an earlier application. */
  readonly home?: string;
  readonly logLimit?: number;
  readonly outputsLimit?: number;
  /** The sandbox for commands; null or absent: they run without it. */
  readonly sandbox?: Sandbox | null;
};

/** One host process for all tests of the group in which it is called. Starting one takes longer than most commands. */
export function shareTestTerminals(options: TestTerminalsOptions = {}): () => TestTerminals {
  let shared: TestTerminals | null = null;
  let end = async () => {};
  beforeAll(async () => {
    shared = await createTestTerminals(options, (close) => {
      end = close;
    });
  });
  afterAll(() => end());
  return () => {
    if (shared === null) throw new Error('Only tests of the group have the shared terminals.');
    return shared;
  };
}

export async function createTestTerminals(
  options: TestTerminalsOptions = {},
  atEnd: (close: () => Promise<void>) => void = onTestFinished,
): Promise<TestTerminals> {
  const { env = process.env, sandbox = null } = options;
  const [home, folder] = [options.home ?? (await tempFolder()), await tempFolder()];
  const project = { root: folder, name: path.basename(folder) };
  const store = createStore();
  const instance = createInstance(home);
  const notices: string[] = [];
  let current: HostProcess | null = null;
  const { start = () => startHost(hostEnvironment(env)) } = options;
  const host = createHostClient({
    start: () => (current = start()),
    onNotice: (text) => notices.push(say(text)),
  });
  const terminals = createTerminals({ store, host, instance, env, now: Date.now });
  const backgroundEnds: BackgroundEnd[] = [];
  const commands = createCommands({
    host,
    terminals,
    instance,
    home,
    env,
    now: Date.now,
    ...(options.logLimit !== undefined && { logLimit: options.logLimit }),
    ...(options.outputsLimit !== undefined && { outputsLimit: options.outputsLimit }),
    detached: createDetachedStore(home),
    environment: () => ({}),
    sandbox: async () => sandbox,
    onBackgroundEnd: async (end) => void backgroundEnds.push(end),
  });
  atEnd(() => commands.close());
  const confined = sandbox && { root: await realpath(folder), denied: [], mayConnect: async () => false };
  let count = 0;
  return {
    home,
    folder,
    project,
    store,
    instance,
    host,
    terminals,
    commands,
    notices,
    backgroundEnds,
    confined,
    process: () => current,
    async bash(command, changes) {
      count += 1;
      const request: CommandRequest = {
        host,
        run: `${instance.id}/${count}`,
        command,
        shell: { kind: 'bash', file: '/bin/bash' },
        cwd: folder,
        env: hostEnvironment(env),
        timeoutMs: 120_000,
        signal: new AbortController().signal,
        outputFile: path.join(home, 'outputs', `${count}.txt`),
        keep: 'when-long',
        ...changes,
      };
      return await runWithin(request, confined, sandbox);
    },
    until: (fits) => whenState(store, fits),
    terminal: (id) => store.state('app').terminals.find((terminal) => terminal.id === id),
  };
}

async function runWithin(
  request: CommandRequest,
  confined: Confined | null,
  sandbox: Sandbox | null,
): Promise<CommandResult> {
  const plain = { ...request, onlyReads: false, inBackground: false };
  const confining = { sandbox: async () => sandbox, ports: createOpenPorts() };
  const runnable = await confineCommand(plain, confined, confining);
  if ('problem' in runnable) {
    const output = createCommandOutput({ file: request.outputFile, keep: request.keep });
    return await neverRun(runnable.problem, output);
  }
  const result = await runCommand({ ...request, ...runnable });
  await runnable.end();
  return result;
}

function whenState(store: Store, fits: (state: AppState) => boolean): Promise<void> {
  const what = () => `${fits} of ${JSON.stringify(store.state('app'))}`;
  return soonSo(() => fits(store.state('app')), store.onEvent, what);
}
