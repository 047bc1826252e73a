import type { PrefixSource } from '../agent/prefix';
import { type GitFacts, type PromptFacts, systemPrompt, toldByPrompt } from '../agent/prompt';
import { visibleName } from '../base/visible-name';
import { readStatus } from '../git/repository-status';
import { broughtAs, type MemoryFile, type MemorySources, readMemoryFiles } from '../memory/memory-files';
import type { MemoryWatch } from '../memory/memory-watch';
import { unreadMemory } from '../memory/unread-memory';
import type { Workspace } from '../project/workspace';
import { pathDenials } from '../queue/policy/path-denials';
import type { ProjectRules } from '../queue/policy/rules';
import type { ChatLog } from '../storage/chats/chat-log';
import type { Tool } from '../tools/kit/tool';
import { readFileName } from '../tools/read-file';
import type { ProjectTrust } from '../trust/project-trust';
import { noticeOnce } from './chat-notices/notice-once';
import { isForModel, modelTools } from './chat-tools';
import { factsFor } from './parts/model-endpoint';
import type { AppParts } from './parts/parts';
import { memorySettings } from './parts/tool-services';

// Builds the prompt prefix of a chat, with the memory files that it may use, and reports the other ones.

export type PromptSources = {
  readonly log: ChatLog;
  readonly workspace: Workspace;
  readonly parts: AppParts;
  readonly rules: ProjectRules;
  readonly trust: ProjectTrust;
  readonly memory: Pick<MemoryWatch, 'look' | 'isAsLooked'>;
};

export type Prompted = Pick<PromptFacts, 'groups' | 'role'> & {
  readonly tools: readonly Tool[];
  /** Servers that the user turned off. */
  readonly serversOff?: readonly string[];
};

/** A prefix from the facts at the time of the call. */
export function prefixSource(sources: PromptSources, prompted: () => Prompted): PrefixSource {
  return {
    refresh: async () => {},
    basis: () => basisOf(sources, prompted()),
    make: () => makePrefix(sources, prompted()),
  };
}

/** The user's choices, and the tools that the model found. */
function basisOf({ log, parts, trust }: PromptSources, { groups, serversOff = [] }: Prompted): string {
  const { toolsOn, toolsFound, model } = log.state();
  const isOn = factsFor(parts.settings, model).tools ?? true;
  return JSON.stringify([isOn, trust.isTrusted(), toolsOn, toolsFound, groups, serversOff]);
}

/** Runs git if the folder is a repository. */
async function makePrefix(sources: PromptSources, prompted: Prompted): ReturnType<PrefixSource['make']> {
  const forModel = prompted.tools.filter(isForModel);
  const [facts, tools] = await Promise.all([
    factsOf(sources, { ...prompted, tools: forModel }),
    modelTools(forModel, sources.parts),
  ]);
  const memory = facts.memory.map(({ text }) => text).join('');
  return {
    system: systemPrompt(facts),
    tools: tools.map((tool) => ({ ...tool })),
    told: toldByPrompt(facts),
    memoryTokens: Math.ceil(Buffer.byteLength(memory) / 4),
  };
}

async function factsOf(sources: PromptSources, { tools, groups, role }: Prompted): Promise<PromptFacts> {
  const { workspace, parts, log } = sources;
  const { mode, model } = log.state();
  const { unattended } = parts;
  const offered = (factsFor(parts.settings, model).tools ?? true) ? tools : [];
  const [memory, git, topLevel, shell] = await Promise.all([
    readMemory(sources),
    readGit(workspace.root),
    readTopLevel(sources),
    parts.commands.shell().catch(() => null),
  ]);
  return {
    root: workspace.root,
    platform: process.platform,
    date: new Date(parts.now()),
    shell,
    git,
    topLevel,
    memory,
    groups,
    unattended,
    sandbox: sandboxUses[parts.sandbox.setting()],
    tools: unattended ? offered.map(withoutQuestions) : offered,
    mode: mode.kind,
    ...(role !== undefined && { role }),
  };
}

const sandboxUses = { off: 'off', auto: 'used', require: 'required' } as const;

/** The run is unattended: no user can answer. */
function withoutQuestions(tool: Tool): Pick<Tool, 'name' | 'guidance'> {
  return tool.kind === 'plan' ? { name: tool.name } : tool;
}

const gitLimitMs = 2000;

/** Null: there is no usable repository, or git does not answer in time. */
async function readGit(root: string): Promise<GitFacts | null> {
  const status = await readStatus(root, AbortSignal.timeout(gitLimitMs)).catch(() => null);
  if (status === null || status.branch === null) return null;
  return { branch: visibleName(status.branch), changes: status.changes.length };
}

async function readTopLevel(sources: PromptSources): Promise<string[]> {
  const { workspace } = sources;
  const { isDenied } = memorySourcesOf(sources);
  const entries = await workspace
    .resolve(workspace.root)
    .then(workspace.readDirectory)
    .catch(() => []);
  return entries
    .filter(({ name }) => name !== '.git' && !isDenied(name))
    .map((entry) => visibleName(entry.isDirectory() ? `${entry.name}/` : entry.name))
    .toSorted();
}

async function readMemory(sources: PromptSources): Promise<readonly MemoryFile[]> {
  await sources.memory.look();
  return await readMemoryFiles(memorySourcesOf(sources));
}

/** Notices about memory that the model does not get, with the reason; each once per chat. */
export async function tellUnreadMemory(sources: PromptSources): Promise<void> {
  const { log, parts, memory } = sources;
  await memory.look();
  for (const { level, text } of await unreadMemory(memorySourcesOf(sources))) {
    await noticeOnce(log, { level, text, at: parts.now() });
  }
}

/** The memory of the chat, by its current settings, trust and rules. */
export function memorySourcesOf({
  workspace,
  parts,
  trust,
  memory,
  rules,
  log,
}: PromptSources): MemorySources {
  return {
    workspace,
    ...memorySettings(parts),
    isTrusted: trust.isTrusted(),
    trustsFile: trust.trustsFile,
    // A program can write between a look and the reading of a file.
    isSeen: (file) => memory.isAsLooked(file) && trust.allows(broughtAs(file)),
    isDenied: pathDenials([...log.state().rules, ...rules.current()], readFileName),
  };
}
