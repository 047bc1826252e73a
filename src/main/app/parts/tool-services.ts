import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { SandboxUse } from '@shared/approval/approval';
import { textOf } from '@shared/texts/text';
import type { BudgetGate } from '../../agent/budget-gate';
import type { TokenCount } from '../../agent/model/kit/model';
import type { PrefixSource } from '../../agent/prefix';
import { sideRequest } from '../../agent/side-request';
import { usedBeside } from '../../agent/spent-on';
import type { PauseInCall } from '../../agent/sub-agents/pause-in-call';
import { keepDeletedFile } from '../../project/keep-deleted';
import type { LateWrites } from '../../project/late-writes';
import type { ChangeKeeper } from '../../project/old-version';
import type { Workspace } from '../../project/workspace';
import type { CallServices } from '../../queue/parts';
import type { ChatLog } from '../../storage/chats/chat-log';
import { createKeptContents } from '../../storage/chats/kept-contents';
import { letOldestGo } from '../../storage/chats/kept-outputs';
import type {
  CallCommand,
  CodeAnalysis,
  CommandRunner,
  ToolServices,
  WebAccess,
} from '../../tools/kit/services';
import type { Tool } from '../../tools/kit/tool';
import type { ProjectTrust } from '../../trust/project-trust';
import type { ProjectSkills } from '../skills/project-skills';
import { sandboxUse } from './command-sandbox';
import { factsFor, modelEndpoint } from './model-endpoint';
import type { AppParts } from './parts';

// Services of the application for a chat's tools: side requests, places outside the project, the todos.

export type ServiceParts = {
  readonly log: ChatLog;
  readonly workspace: Workspace;
  readonly parts: AppParts;
  /** The folder of the project's chats; subfolders contain outputs, deleted files and earlier contents. */
  readonly folder: string;
  readonly lateWrites: LateWrites;
  readonly watchChanges: CallServices['watchChanges'];
  readonly problems: CallServices['problems'];
  readonly hooks: CallServices['hooks'];
  readonly instructionsFor: CallServices['instructionsFor'];
  readonly codeAnalysis: CodeAnalysis;
  readonly trust: ProjectTrust;
  readonly skills: ProjectSkills;
  readonly budget: BudgetGate;
  readonly pauseInCall: PauseInCall;
  /** How accepted commands run the next time, by the user's choice. */
  readonly runAs: Map<string, SandboxUse>;
  /** The prefix of requests with these tools; `role`: for a model other than the user's main agent. */
  prefix(of: () => { readonly tools: readonly Tool[]; readonly role?: string }): PrefixSource;
};

export function createToolServices(from: ServiceParts): Omit<ToolServices, 'subAgents' | 'toolFinder'> {
  const { log, parts } = from;
  const outputs = outputsOf(from);
  return {
    commands: commandsOf(from),
    todos: { set: (todos) => log.append({ events: [{ type: 'todos-changed', todos: [...todos] }] }) },
    async sideRequest(request, signal) {
      const endpoint = await modelEndpoint(parts.settings, log.state(), 'beside');
      const onUsed = (counted: TokenCount) =>
        void log.append({ events: [usedBeside(endpoint, counted)] }).catch(() => {});
      return await sideRequest(endpoint, request, { signal, onUsed });
    },
    web: webOf(parts),
    memory: { trust: from.trust, places: (workspace) => ({ workspace, ...memorySettings(parts) }) },
    languageServers: from.codeAnalysis,
    skills: from.skills,
    isAttended: !parts.unattended,
    correctsByModel: () => parts.settings.current().settings.correction.model,
    isKeptOutput: (path) => dirname(path) === outputs,
  };
}

/** The settings of memory, and the data folder. */
export function memorySettings({ home, settings }: AppParts) {
  return { home, ...settings.current().settings.memory };
}

/** The services for each call. */
export function createCallServices(from: ServiceParts): CallServices {
  const { log, parts, folder } = from;
  return {
    accepts(kind) {
      const { images = false, files = false } = factsFor(parts.settings, log.state().model);
      return kind === 'image' ? images : files;
    },
    keepOutput: (text) => keepOutput(outputsOf(from), text).finally(() => limitOutputs(from)),
    keepContent: createKeptContents(join(folder, 'contents')).keep,
    keepCopy: keepCopyIn(folder),
    lookAgain: from.lateWrites.lookAgain,
    watchChanges: from.watchChanges,
    problems: from.problems,
    hooks: from.hooks,
    instructionsFor: from.instructionsFor,
    wrote: parts.changes.of(from.workspace.root).wrote,
  };
}

function outputsOf({ folder }: ServiceParts): string {
  return join(folder, 'outputs');
}

/** Stores whole files beside the chats of `folder`, for the user to open. */
export function keepCopyIn(folder: string): ChangeKeeper['keepCopy'] {
  return (path, content) => keepDeletedFile(deletedIn(folder), path, content);
}

/** The folder for deleted files, beside the chats in `folder`. */
export function deletedIn(folder: string): string {
  return join(folder, 'deleted');
}

/** The new output is already stored, so a failure to remove old ones is only logged. */
async function limitOutputs(from: ServiceParts): Promise<void> {
  const { parts } = from;
  try {
    await letOldestGo({ folder: outputsOf(from), inUse: await parts.commands.logsLeft() });
  } catch (error) {
    parts.log.write('warning', 'letting old outputs go', error);
  }
}

function commandsOf(from: ServiceParts): CommandRunner {
  const { log, workspace, parts, runAs, skills } = from;
  const { commands, settings } = parts;
  const project = { root: workspace.root, name: basename(workspace.root) };
  const protection = { memoryFileNames: () => memorySettings(parts).fileNames };
  const confinedBy = (sandboxed: CallCommand['sandboxed']) => ({
    confined: sandboxed && {
      ...sandboxed,
      root: workspace.root,
      protection,
      readable: skills.ownFolders(),
    },
  });
  const originOf = (callId: string) => ({
    call: { chatId: log.id, callId },
    project,
    outputs: outputsOf(from),
  });
  return {
    shell: commands.shell,
    sandbox: async (command) => sandboxUse(runAs.get(command), await parts.sandbox.use()),
    async run({ callId, sandboxed, ...command }) {
      runAs.delete(command.command);
      const origin = { ...originOf(callId), ...confinedBy(sandboxed) };
      const finished = await commands.run({ ...command, ...origin });
      if (finished.output.rest !== null) await limitOutputs(from);
      return finished;
    },
    async start({ callId, sandboxed, ...command }) {
      runAs.delete(command.command);
      const origin = { ...originOf(callId), ...confinedBy(sandboxed) };
      const started = await commands.start({ ...command, ...origin });
      void started.ended.finally(() => limitOutputs(from));
      return started;
    },
    tokenBudget: () => settings.current().settings.summarizeToolOutput.run_shell_command.tokenBudget ?? null,
  };
}

/** Loaded on first use. */
function webOf({ settings, notice, withdraw }: AppParts): WebAccess {
  const current = () => settings.current();
  return {
    async fetch(url, signal) {
      const { fetchPage } = await import('../../web/fetch-page');
      const { pdfText } = await import('../../tools/kit/pdf-text');
      const guard = { allowedHosts: current().settings.web.allowedHosts };
      return await fetchPage(url, { guard, pdfText }, signal);
    },
    canSearch: () => ['environment', 'stored'].includes(current().searchKey),
    searchAddress: () => searchAddressOf(settings),
    async search(url, query, signal) {
      const key = await settings.searchKeyOf(url.href);
      if (key === null) return null;
      const { searchWeb, SearchKeyRefused } = await import('../../web/search-web');
      const refused = textOf('web.key-refused');
      try {
        const answer = await searchWeb({ url, key, query }, signal);
        withdraw(refused);
        return answer;
      } catch (error) {
        if (error instanceof Error && error.cause instanceof SearchKeyRefused) notice('warning', refused);
        throw error;
      }
    },
  };
}

/** The address of the web search. */
export function searchAddressOf(settings: AppParts['settings']): URL {
  return searchAddress(settings.current().settings.web.tavily.baseUrl);
}

function searchAddress(baseUrl: string): URL {
  return new URL(`${baseUrl.replace(/\/+$/, '')}/search`);
}

async function keepOutput(folder: string, text: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${randomUUID()}.txt`);
  await writeFile(path, text, { mode: 0o600 });
  return path;
}
