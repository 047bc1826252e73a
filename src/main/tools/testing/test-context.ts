import { realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChangedFile } from '@shared/chat/chat';
import { say } from '@shared/texts/text';
import type { Todo } from '@shared/todos/todos-schema';
import { tempFolder } from '../../base/testing/temp-folder';
import { readTextFile } from '../../project/text-file';
import { createWorkspace } from '../../project/workspace';
import { createKeptContents, type KeptContents } from '../../storage/chats/kept-contents';
import { parseInput } from '../kit/lenient-input';
import { noServices } from '../kit/no-services';
import type { CommandRunner, ToolServices } from '../kit/services';
import type { Tool, ToolContext, ToolResult } from '../kit/tool';

// For tests: a separate project folder, with the services and the context of tools.

export type TestContext = ToolContext &
  ToolServices & {
    readonly root: string;
    /** The last list of `todo_write`. */
    todosWritten(): readonly Todo[];
    readonly seenPaths: Set<string>;
    readonly reports: string[];
    readonly kept: Map<string, string>;
    readonly contents: KeptContents;
    readonly changes: ChangedFile[];
  };

/** A context on a new empty folder; `overrides` replaces parts of it. */
export async function createTestContext(
  overrides: Partial<ToolContext & ToolServices> = {},
): Promise<TestContext> {
  const root = await realpath(await tempFolder());
  const outputs = await tempFolder();
  const seenPaths = new Set<string>();
  const reports: string[] = [];
  const kept = new Map<string, string>();
  const contents = createKeptContents(join(outputs, 'contents'));
  const changes: ChangedFile[] = [];
  let todos: readonly Todo[] = [];
  const workspace = await createWorkspace(root);
  return {
    ...noServices,
    root,
    seenPaths,
    reports,
    kept,
    contents,
    changes,
    callId: 'c1',
    shared: undefined,
    tools: () => [],
    signal: new AbortController().signal,
    workspace,
    readText: (path) => readTextFile(workspace, path),
    report: (told) => reports.push(say(told)),
    sideRequest: async () => {
      throw new Error('no model here');
    },
    accepts: () => false,
    mayAskModel: true,
    correctsByModel: () => false,
    fileSeen: (path) => seenPaths.add(path),
    isDenied: () => false,
    judgeConnection: () => 'asks',
    unreadablePlaces: () => [],
    keepOutput: async (text) => {
      const path = join(outputs, `${kept.size}.txt`);
      await writeFile(path, text);
      kept.set(path, text);
      return path;
    },
    isKeptOutput: (path) => kept.has(path),
    keepContent: contents.keep,
    keepCopy: async () => {
      throw new Error('nothing is deleted here');
    },
    fileChanged: (change) => changes.push(change),
    lookAgain: ({ handle }) => void handle.close(),
    goesOnUntil: () => {},
    commands: noCommands,
    runNested: () => Promise.reject(new Error('no calls are nested here')),
    todosWritten: () => todos,
    todos: {
      set: async (next) => {
        todos = next;
      },
    },
    ...overrides,
  };
}

/** For tests that run no command. */
export const noCommands: CommandRunner = {
  shell: async () => 'bash',
  sandbox: async () => ({ kind: 'without', why: 'there is none' }),
  run: () => Promise.reject(new Error('no command is run here')),
  start: () => Promise.reject(new Error('no command is run here')),
  tokenBudget: () => null,
};

/** Runs a tool that does not ask, with arguments of a model. */
export async function runTool(
  tool: Tool,
  context: ToolContext,
  input: Record<string, unknown>,
): Promise<ToolResult> {
  const parsed = parseInput(tool, JSON.stringify(input));
  if (!parsed.ok) throw new Error(parsed.error);
  if ((await tool.confirm(parsed.input, context)) !== null) throw new Error(`${tool.name} asks`);
  return tool.run(parsed.input, context, null);
}
