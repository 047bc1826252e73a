import { randomUUID } from 'node:crypto';
import type { Item } from '@shared/chat/chat';
import { type Text, textOf } from '@shared/texts/text';
import { mentionsIn } from '@shared/tools/tool-groups';
import type { ChatLog } from '../storage/chats/chat-log';
import { noticeOnce } from './chat-notices/notice-once';
import type { ChatTools } from './chat-tools';
import type { AppParts } from './parts/parts';
import type { ProjectTools } from './project-tools';

// Turns on the tools that a message mentions, and reports mentioned or grouped tools that are missing.

type Parts = {
  readonly log: ChatLog;
  readonly tools: ChatTools;
  readonly toolsFromElsewhere: Pick<ProjectTools, 'refresh'>;
  readonly parts: Pick<AppParts, 'now'>;
};

export async function turnOnMentioned(text: string, from: Parts): Promise<void> {
  const { tools, toolsFromElsewhere, log } = from;
  // Quick questions only read; mentions are ignored there.
  if (log.state().shelf === 'quick-ask') return;
  const unknown = await tools.turnOn(mentionsIn(text));
  if (unknown.length === 0 && tools.absent().length === 0) return;
  // Tools from elsewhere may be known only after a refresh.
  await toolsFromElsewhere.refresh();
  for (const name of await tools.turnOn(unknown)) await tell(textOf('tools-on.unknown', { name }), from);
  for (const { group, names } of tools.absent())
    await noticeOnce(from.log, {
      level: 'warning',
      // The group stays on.
      text: textOf('tools-on.absent', { group, tools: names }),
      at: from.parts.now(),
    });
}

async function tell(text: Text, { log, parts }: Parts): Promise<void> {
  const item: Item = { kind: 'notice', level: 'warning', text, id: randomUUID(), at: parts.now() };
  await log.append({ events: [{ type: 'item-added', item }] });
}
