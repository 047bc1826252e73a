import { randomUUID } from 'node:crypto';
import type { Item } from '@shared/chat/chat';
import { type AnyText, isSameText } from '@shared/texts/text';
import type { ChatLog } from '../../storage/chats/chat-log';

// Notice in a chat, told once however often what it says is found out.

type Notice = Pick<Extract<Item, { kind: 'notice' }>, 'level' | 'text' | 'at'>;

/** `isSame`: whether a notice that is there says it already; by default one in the same words. */
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
