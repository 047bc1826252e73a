import type { AssistantItem, ChatState, Item } from '@shared/chat/chat';
import { messageMarkdown } from '@shared/chat/message-markdown';
import { type AnyText, isTextOf, say, words } from '@shared/texts/text';
import { Archive, Brain, CircleAlert, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import { Disclosure } from '../parts/Disclosure';
import { useOfferedCommand } from '../state/commands/offered-commands';
import { copyText } from '../state/copy-text';
import { useServerState } from '../state/server-state';
import { useChat } from '../state/use-chat';
import { Button } from '../ui/Button';
import { SentFiles } from './attachments/SentFiles';
import { Calls } from './Calls';
import { useCallIds, useIsOtherModel, useItem } from './chat-reads';
import { itemIdsOf, type Row } from './chat-rows';
import { earlierOf, useEarlier } from './earlier/earlier';
import { ShownLines } from './long-text/ShownLines';
import styles from './MessageRow.module.css';
import { Markdown } from './markdown/Markdown';
import { BegunFrom } from './message/BegunFrom';
import { ChangesLine } from './message/ChangesLine';
import { useEditedMessage } from './message/edited-message';
import { InlineCode } from './message/InlineCode';
import { MessageActions } from './message/MessageActions';
import { MessageEditor } from './message/MessageEditor';
import { ModelLine } from './message/ModelLine';

// One row of a chat: an item, with the calls of the following items that only contain calls. It reads only its own
// items, so that a streaming message renders only its own row.

type MessageRowProps = { readonly chatId: string; readonly row: Row };

export function MessageRow({ chatId, row }: MessageRowProps) {
  const item = useItem(chatId, itemIdsOf(row)[0] ?? '');
  if (!item) return null;
  switch (item.kind) {
    case 'user':
      return <PersonsMessage chatId={chatId} item={item} row={row} />;
    case 'assistant':
      return item.state === 'streaming' ? (
        <AssistantMessage chatId={chatId} item={item} row={row} />
      ) : (
        <MessageActions {...actionsOf(chatId, row)} item={item}>
          <AssistantMessage chatId={chatId} item={item} row={row} />
        </MessageActions>
      );
    case 'begun-from':
      return <BegunFrom item={item} />;
    case 'changes':
    case 'taken-back':
      return <ChangesLine chatId={chatId} item={item} />;
    case 'summary':
      return (
        <Disclosure
          className={styles.summary}
          summary={<Label icon={Archive}>{words('chat-panel.summarised')}</Label>}
        >
          {() => (
            <>
              <p>{words('chat-panel.summarised-means')}</p>
              <Markdown text={item.text} />
            </>
          )}
        </Disclosure>
      );
    case 'notice':
      return <NoticeLine chatId={chatId} item={item} />;
  }
}

type PersonsMessageProps = MessageRowProps & { readonly item: Extract<Item, { kind: 'user' }> };

function PersonsMessage({ chatId, row, item }: PersonsMessageProps) {
  const edited = useEditedMessage((state) => (state.edited?.itemId === item.id ? state.edited : null));
  if (edited?.chatId === chatId) return <MessageEditor {...edited} />;
  return (
    <MessageActions {...actionsOf(chatId, row)} item={item}>
      <article className={styles.user} aria-label={words('chat-panel.from-person')}>
        <ShownLines lines={item.text.split('\n')}>
          {(lines) => <InlineCode text={lines.join('\n')} />}
        </ShownLines>
        {item.attachments && <SentFiles chatId={chatId} attachments={item.attachments} />}
        {item.prompt !== undefined && <PromptOf prompt={item.prompt} />}
      </article>
    </MessageActions>
  );
}

type AssistantMessageProps = MessageRowProps & { readonly item: AssistantItem };

function AssistantMessage({ chatId, item, row }: AssistantMessageProps) {
  const { text, reasoning, state } = item;
  const callIds = useCallIds(chatId, row);
  const isCut = useIsCutUnsaid(chatId, item);
  const isOtherModel = useIsOtherModel(chatId, item);
  const thinking = state === 'streaming' && text === '';
  return (
    <article className={styles.assistant} aria-label={words('chat-panel.from-model')}>
      {isOtherModel && <ModelLine model={item.model} />}
      {reasoning !== '' && (
        <Disclosure
          className={styles.reasoning}
          summary={
            <Label icon={Brain}>{words(thinking ? 'chat-panel.thinking' : 'chat-panel.thought')}</Label>
          }
        >
          {() => <p className={styles.reasoningText}>{reasoning}</p>}
        </Disclosure>
      )}
      {text !== '' && <Markdown text={text} streaming={state === 'streaming'} />}
      {isCut && <p className={styles.cut}>{words('chat-panel.answer-cut')}</p>}
      {callIds.length > 0 && <Calls chatId={chatId} callIds={callIds} />}
    </article>
  );
}

/** Whether the reply was cut off for another reason than a stop by the user, which has its own notice. */
function useIsCutUnsaid(chatId: string, { id, state }: AssistantItem): boolean {
  const next = useChat(chatId, ({ items }) => items[items.findIndex((item) => item.id === id) + 1]);
  const isStopped = next?.kind === 'notice' && isTextOf(next.text, 'turn.stopped');
  return state === 'cut' && !isStopped;
}

function actionsOf(chatId: string, row: Row) {
  return { chatId, lastId: itemIdsOf(row).at(-1) ?? '', copy: () => copyMessage(chatId, row) };
}

const noticeIcons = { info: Info, warning: TriangleAlert, error: CircleAlert } as const;

type NoticeLineProps = { readonly chatId: string; readonly item: Extract<Item, { kind: 'notice' }> };

/** Empty while the line above the composer shows the same text with its remedy. */
function NoticeLine({ chatId, item: { id, level, text } }: NoticeLineProps) {
  const isSaid = useChat(
    chatId,
    ({ turn, items }) => turn.kind === 'paused' && say(turn.text) === say(text) && items.at(-1)?.id === id,
  );
  if (isSaid) return null;
  const Icon = noticeIcons[level];
  return (
    <p className={`${styles.notice} ${styles[level]}`}>
      <Icon aria-hidden size={16} strokeWidth={1.5} />
      <span>{say(text)}</span>
      <NoticeAction text={text} />
    </p>
  );
}

/** The remedy, if it is a command of another panel. */
function NoticeAction({ text }: { readonly text: AnyText }) {
  const run = useOfferedCommand('trust.review');
  if (run === null || !isTextOf(text, 'memory.not-read')) return null;
  return (
    <Button variant="quiet" onClick={run}>
      {words('memory.trust-folder')}
    </Button>
  );
}

function Label({ icon: Icon, children }: { readonly icon: LucideIcon; readonly children: string }) {
  return (
    <span className={styles.label}>
      <Icon aria-hidden size={16} strokeWidth={1.5} />
      {children}
    </span>
  );
}

/** The text that the model got for a prompt's name. */
function PromptOf({ prompt }: { readonly prompt: string }) {
  return (
    <Disclosure className={styles.prompt} summary={words('slash.model-reads')}>
      {() => <div className={styles.promptText}>{prompt}</div>}
    </Disclosure>
  );
}

/** Copies a row as Markdown: the text as written, and each call as one line. */
async function copyMessage(chatId: string, row: Row): Promise<void> {
  const chat = known(chatId);
  const ids = new Set(itemIdsOf(row));
  await copyText(
    messageMarkdown(
      chat.items.filter((item) => ids.has(item.id)),
      chat,
    ),
  );
}

/** All of the chat that this window has loaded. */
function known(chatId: string): { items: readonly Item[]; calls: ChatState['calls'] } {
  const chat = useServerState.getState().chats[chatId];
  const pages = earlierOf(chat, useEarlier.getState()[chatId]);
  return {
    items: [...(pages?.items ?? []), ...(chat?.items ?? [])],
    calls: { ...pages?.calls, ...chat?.calls },
  };
}
