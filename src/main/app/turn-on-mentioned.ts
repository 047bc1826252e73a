import { randomUUID } from 'node:crypto';
import type { Item } from '@shared/chat';
import { isSameText, type Text, textOf } from '@shared/texts/text';
import { mentionsIn } from '@shared/tool-groups';
import type { ChatLog } from '../storage/chats/chat-log';
import type { ChatTools } from './chat-tools';
import type { AppParts } from './parts/parts';
import type { ProjectTools } from './project-tools';

// Tools that a message mentions are turned on; of them and of the groups that are on, what is not there is said.

type Parts = {
  readonly log: ChatLog;
  readonly tools: ChatTools;
  readonly toolsFromElsewhere: Pick<ProjectTools, 'refresh'>;
  readonly parts: Pick<AppParts, 'now'>;
};

export async function turnOnMentioned(text: string, from: Parts): Promise<void> {
  const { tools, toolsFromElsewhere } = from;
  const unknown = await tools.turnOn(mentionsIn(text));
  if (unknown.length === 0 && tools.absent().length === 0) return;
  // Those from elsewhere may only be known once they are looked for.
  await toolsFromElsewhere.refresh();
  for (const name of await tools.turnOn(unknown)) await tell(textOf('tools-on.unknown', { name }), from);
  for (const { group, names } of tools.absent())
    await tellOnce(textOf('tools-on.absent', { group, tools: names }), from);
}

/** A group stays on: what is wrong with it is said once in a chat. */
async function tellOnce(text: Text, from: Parts): Promise<void> {
  const isTold = from.log.state().items.some((item) => item.kind === 'notice' && isSameText(item.text, text));
  if (!isTold) await tell(text, from);
}

async function tell(text: Text, { log, parts }: Parts): Promise<void> {
  const item: Item = { kind: 'notice', level: 'warning', text, id: randomUUID(), at: parts.now() };
  await log.append({ events: [{ type: 'item-added', item }] });
}
