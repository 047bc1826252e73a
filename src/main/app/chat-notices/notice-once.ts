import { randomUUID } from 'node:crypto';
import type { Item } from '@shared/chat/chat';
import { type AnyText, isSameText } from '@shared/texts/text';
import type { ChatLog } from '../../storage/chats/chat-log';

// Adds a notice to a chat once, even if its cause occurs again.

type Notice = Pick<Extract<Item, { kind: 'notice' }>, 'level' | 'text' | 'at'>;

/** `isSame`: whether an existing notice already covers this one; default: one with the same text. */
export async function noticeOnce(
  log: ChatLog,
  notice: Notice,
  isSame = (told: AnyText) => isSameText(told, notice.text),
): Promise<void> {
  const isTold = log.state().items.some((item) => item.kind === 'notice' && isSame(item.text));
  if (isTold) return;
  const item: Item = { kind: 'notice', id: randomUUID(), ...notice };
  await log.append({ events: [{ type: 'item-added', item }] });
}
