import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Terminal } from '@shared/terminal';
import type { Todo } from '@shared/todos';
import { sideRequest } from '../agent/side-request';
import { keepDeletedFile } from '../project/keep-deleted';
import type { LateWrites } from '../project/late-writes';
import type { ChangeKeeper } from '../project/old-version';
import type { Workspace } from '../project/workspace';
import type { ToolServices } from '../queue/parts';
import type { ChatLog } from '../storage/chats/chat-log';
import { createKeptContents } from '../storage/chats/kept-contents';
import { letOldestGo } from '../storage/chats/kept-outputs';
import type { CommandRunner } from '../tools/tool';
import { modelEndpoint, providerOf } from './model-endpoint';
import type { AppParts } from './parts';

// What the application lends a tool while it works: the model beside the chat, places outside the project, the todos.

export type ServiceParts = {
  readonly log: ChatLog;
  readonly workspace: Workspace;
  readonly parts: AppParts;
  /** Of the project's chats; kept outputs, deleted files and former contents lie in folders beside them. */
  readonly folder: string;
  readonly lateWrites: LateWrites;
};

export function createToolServices(
  from: ServiceParts,
): (signal: AbortSignal, callId: string) => ToolServices {
  const { log, parts, folder } = from;
  const outputs = join(folder, 'outputs');
  const contents = createKeptContents(join(folder, 'contents'));
  return (signal, callId) => ({
    sideRequest: async (request) =>
      await sideRequest(await modelEndpoint(parts.settings, log.state()), request, { signal }),
    accepts(kind) {
      const { images, files } = providerOf(parts.settings, log.state().model);
      return kind === 'image' ? images : files;
    },
    settings: { correctionByModel: parts.settings.current().settings.correction.model },
    commands: commandsOf(from, { chatId: log.id, callId }, outputs),
    keepOutput: (text) => keepOutput(outputs, text).finally(() => limitOutputs(from, outputs)),
    isKeptOutput: (path) => dirname(path) === outputs,
    keepContent: contents.keep,
    keepCopy: keepCopyIn(folder),
    lookAgain: from.lateWrites.lookAgain,
    todos: {
      get: () => log.state().todos,
      set: (todos: readonly Todo[]) => log.append({ events: [{ type: 'todos-changed', todos: [...todos] }] }),
    },
  });
}

/** Keeps whole files beside the chats of `folder`, for the person to open. */
export function keepCopyIn(folder: string): ChangeKeeper['keepCopy'] {
  return (path, content) => keepDeletedFile(join(folder, 'deleted'), path, content);
}

/** An output is there whatever becomes of older ones. */
async function limitOutputs({ parts }: ServiceParts, outputs: string): Promise<void> {
  try {
    await letOldestGo({ folder: outputs, inUse: await parts.commands.logsLeft() });
  } catch (error) {
    parts.log.write('warning', 'letting old outputs go', error);
  }
}

function commandsOf(from: ServiceParts, call: NonNullable<Terminal['call']>, outputs: string): CommandRunner {
  const { workspace, parts } = from;
  const { commands, settings } = parts;
  const project = { root: workspace.root, name: basename(workspace.root) };
  return {
    shell: commands.shell,
    async run(command) {
      const finished = await commands.run({ ...command, call, project, outputs });
      if (finished.output.rest !== null) await limitOutputs(from, outputs);
      return finished;
    },
    async start(command) {
      const started = await commands.start({ ...command, call, project, outputs });
      void started.ended.finally(() => limitOutputs(from, outputs));
      return started;
    },
    tokenBudget: settings.current().settings.summarizeToolOutput.run_shell_command.tokenBudget ?? null,
  };
}

async function keepOutput(folder: string, text: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${randomUUID()}.txt`);
  await writeFile(path, text, { mode: 0o600 });
  return path;
}
