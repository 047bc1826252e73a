import { type PromptFacts, systemPrompt } from '../agent/prompt';
import { type MemoryFile, type MemorySources, readMemoryFiles } from '../memory/memory-files';
import { unreadMemory } from '../memory/unread-memory';
import type { Workspace } from '../project/workspace';
import { pathDenials } from '../queue/policy/path-denials';
import type { ProjectRules } from '../queue/policy/rules';
import type { ChatLog } from '../storage/chats/chat-log';
import type { Tool } from '../tools/kit/tool';
import { readFileName } from '../tools/read-file';
import type { ProjectTrust } from '../trust/project-trust';
import { noticeOnce } from './chat-notices/notice-once';
import { providerOf } from './parts/model-endpoint';
import type { AppParts } from './parts/parts';
import { memorySettings } from './parts/tool-services';

// System prompt of a chat: what is remembered where it may be told, and what of it may not.

export type PromptSources = {
  readonly log: ChatLog;
  readonly workspace: Workspace;
  readonly parts: AppParts;
  readonly rules: ProjectRules;
  readonly trust: ProjectTrust;
};

type Prompted = Pick<PromptFacts, 'groups' | 'role'> & {
  readonly tools: readonly Tool[];
  readonly memory: readonly MemoryFile[];
};

export function promptOf(
  { workspace, parts, log }: PromptSources,
  { tools, groups, role, memory }: Prompted,
): string {
  return systemPrompt({
    root: workspace.root,
    platform: process.platform,
    date: new Date(parts.now()),
    memory,
    tools: providerOf(parts.settings, log.state().model).tools ? tools : [],
    groups,
    mode: log.state().mode.kind,
    ...(role !== undefined && { role }),
  });
}

export function readMemory(sources: PromptSources): Promise<readonly MemoryFile[]> {
  return readMemoryFiles(memorySourcesOf(sources));
}

/** What of the memory the model is not told, and why: each once a chat. */
export async function tellUnreadMemory(sources: PromptSources): Promise<void> {
  const { log, parts } = sources;
  for (const { level, text } of await unreadMemory(memorySourcesOf(sources))) {
    await noticeOnce(log, { level, text, at: parts.now() });
  }
}

function memorySourcesOf({ workspace, parts, trust, rules, log }: PromptSources): MemorySources {
  return {
    workspace,
    ...memorySettings(parts),
    isTrusted: trust.isTrusted(),
    isDenied: pathDenials([...log.state().rules, ...rules.current()], readFileName),
  };
}
