import { mentionedPaths } from '@shared/chat/file-mentions';
import { mayNameResource } from '@shared/servers/server-offers';
import type { Offers } from '../../mcp/offers/offers';
import type { Servers } from '../../mcp/servers';
import type { Workspace } from '../../project/workspace';
import { pathDenials } from '../../queue/policy/path-denials';
import type { ProjectRules } from '../../queue/policy/rules';
import type { ChatLog } from '../../storage/chats/chat-log';
import { readFileName } from '../../tools/read-file';
import type { AppParts } from '../parts/parts';

type AttachingChat = {
  readonly parts: Pick<AppParts, 'now'>;
  readonly servers: Pick<Servers, 'start'> & { readonly offers: Offers };
  readonly workspace: Workspace;
  readonly rules: Pick<ProjectRules, 'current'>;
};

/** Adds the resources, files and folders that a message names, before the message. */
export async function attachNamed(text: string, log: ChatLog, chat: AttachingChat): Promise<void> {
  const at = chat.parts.now();
  if (mayNameResource(text)) {
    const { attachResources } = await import('../../mcp/offers/attach-resources');
    for (const entry of await attachResources(text, chat.servers, at)) await log.append(entry);
  }
  if (mentionedPaths(text).length === 0) return;
  const { attachFiles } = await import('./attach-files');
  const isDenied = pathDenials([...log.state().rules, ...chat.rules.current()], readFileName);
  for (const entry of await attachFiles(text, { workspace: chat.workspace, isDenied, at }))
    await log.append(entry);
}
