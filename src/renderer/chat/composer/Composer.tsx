import type { QueuedMessage } from '@shared/chat/chat';
import { slashCommandIn } from '@shared/chat/slash-commands';
import type { Settings } from '@shared/settings/settings';
import { words } from '@shared/texts/text';
import { CircleStop, SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, lazy } from 'react';
import { ensureChat, newChatId } from '../../state/chat-in-front';
import { sendKeys } from '../../state/commands/command-keys';
import { runOffered } from '../../state/commands/offered-commands';
import { focusComposer } from '../../state/focus';
import { askForAuto } from '../../state/mode/auto-question';
import { goToNextQuestion } from '../../state/questions/go-to-question';
import { api, useServerState } from '../../state/server-state';
import { setDraft, useUiState } from '../../state/ui-state';
import { ErrorText } from '../../ui/ErrorText';
import { IconButton } from '../../ui/IconButton';
import { keyLabels } from '../../ui/keys';
import { LazyPart } from '../../ui/LazyPart';
import { useAction } from '../../ui/use-action';
import { AttachButton } from '../attachments/AttachButton';
import { focusLastChip } from '../attachments/chip-keys';
import { forgetFailed } from '../attachments/uploads';
import { useAttached } from '../attachments/use-attached';
import styles from './Composer.module.css';
import { actOfPress, type ComposerAct } from './composer-keys';
import { mayHaveContext } from './context/context-text';
import { endWalk, useHistory } from './history/use-history';
import { MessageField } from './MessageField';
import { attachChosen, pasting } from './pasting';
import { QueuedMessages } from './queue/QueuedMessages';
import { takeBack } from './queue/take-back';
import { noteSent } from './sent';
import { ToolChips, ToolsMenu } from './tools-on/ToolChips';

const ContextRow = lazy(() => import('./context/ContextRow').then((m) => ({ default: m.ContextRow })));

// The field for a message. Its text stays until it is sent, through reloads and changes of chat.

type ComposerProps = {
  /** Null: the first message creates the chat. */
  readonly chatId: string | null;
  /** Why the user cannot send, or null. */
  readonly blocked: string | null;
};

export function Composer({ chatId, blocked }: ComposerProps) {
  const draftKey = chatId ?? newChatId;
  const text = useUiState((local) => local.drafts[draftKey] ?? '');
  const works = useServerState((state) =>
    isWorking(chatId === null ? undefined : state.chats[chatId]?.turn.kind),
  );
  const waits = useQuestionWaits(chatId);
  const queued = useServerState(
    (state) => (chatId === null ? noMessages : state.chats[chatId]?.queued) ?? noMessages,
  );
  const usual = useServerState(({ app }) => app?.settings.chat.enterWhileWorking ?? 'queue');
  const { attached, ids, uploading, hasUploads } = useAttached(chatId);
  const context = { chatId, attached, hasUploads };
  const history = useHistory(chatId, draftKey);
  const sending = useAction();
  const stopping = useAction();
  const empty = text.trim() === '' && attached.length === 0;
  const canSend = !empty && !uploading && blocked === null;

  const send = (how: Delivery) => {
    if (canSend)
      sending.run(() => sendMessage(text, draftKey, ids).then(() => interruptFor(chatId, { works, how })));
    focusComposer();
  };
  const acts: Readonly<Record<ComposerAct, () => void>> = {
    send: () => send(usual),
    'send-otherwise': () => send(usual === 'queue' ? 'steer' : 'queue'),
    'send-queued': () => chatId !== null && sending.run(() => api.chat.continue({ chatId })),
    'take-back': () => {
      const last = queued.at(-1);
      if (chatId !== null && last) sending.run(() => takeBack(chatId, last));
    },
    stop: () => {
      if (chatId !== null) stopping.run(() => api.chat.stop({ chatId }));
      focusComposer();
    },
    'go-to-question': goToNextQuestion,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = actOfPress(event.nativeEvent, { works, waits, empty, queued: queued.length });
    if (act === null && !history.take(event)) return goToChips(event);
    event.preventDefault();
    if (act !== null) acts[act]();
  };

  return (
    <footer className={styles.composer} {...(blocked === null && pasting)}>
      {chatId !== null && <QueuedMessages chatId={chatId} />}
      {(attached.length > 0 || hasUploads || mayHaveContext(text)) && (
        <LazyPart>
          <ContextRow {...context} text={text} write={(next) => setDraft(draftKey, next)} />
        </LazyPart>
      )}
      <div className={styles.field}>
        <MessageField
          draftKey={draftKey}
          text={text}
          placeholder={blocked ?? placeholder({ works, waits, queued: queued.length })}
          isBlocked={blocked !== null}
          isRecalled={history.isRecalled}
          onRun={(whole) => sending.run(() => sendMessage(whole, draftKey, ids))}
          onKeyDown={onKeyDown}
        />
        <ComposerButtons
          works={works}
          stopKeys={waits ? undefined : 'Escape'}
          canStop={!stopping.busy}
          canSend={canSend && !sending.busy}
          chatId={chatId}
          canAttach={blocked === null}
          acts={acts}
        />
      </div>
      <ToolChips chatId={chatId} />
      <p className={styles.hint} data-of-keys={(waits && empty) || undefined}>
        {hintOf({ works, waits, empty, usual })}
      </p>
      <ErrorText>{sending.error ?? stopping.error}</ErrorText>
    </footer>
  );
}

function useQuestionWaits(chatId: string | null): boolean {
  return useServerState(
    ({ project }) => (project?.chats.find((chat) => chat.id === chatId)?.waiting.length ?? 0) > 0,
  );
}

type ComposerButtonsProps = {
  readonly chatId: string | null;
  readonly works: boolean;
  /** Absent while no key stops the turn. */
  readonly stopKeys: string | undefined;
  readonly canStop: boolean;
  readonly canSend: boolean;
  readonly canAttach: boolean;
  readonly acts: Readonly<Record<'stop' | 'send', () => void>>;
};

function ComposerButtons(props: ComposerButtonsProps) {
  const { chatId, works, stopKeys, canStop, canSend, canAttach, acts } = props;
  return (
    <div className={styles.buttons}>
      {canAttach && <AttachButton onChosen={attachChosen} />}
      <ToolsMenu chatId={chatId} />
      {works && (
        <IconButton
          label={words('composer.stop')}
          keys={stopKeys}
          icon={CircleStop}
          disabled={!canStop}
          onClick={acts.stop}
        />
      )}
      <IconButton
        label={words('composer.send')}
        keys="Enter"
        icon={SendHorizontal}
        className={styles.send}
        disabled={!canSend}
        onClick={acts.send}
      />
    </div>
  );
}

const noMessages: readonly QueuedMessage[] = [];

/** Backspace at the beginning of the text moves to the attachments. */
function goToChips(event: KeyboardEvent): void {
  const { target, key } = event;
  if (key !== 'Backspace' || !(target instanceof HTMLTextAreaElement)) return;
  if (target.selectionEnd === 0 && focusLastChip()) event.preventDefault();
}

function isWorking(turn: string | undefined): boolean {
  return turn === 'running' || turn === 'retrying' || turn === 'compacting';
}

type Waiting = { readonly works: boolean; readonly waits: boolean; readonly queued: number };

function placeholder({ works, waits, queued }: Waiting): string {
  if (waits) return words('composer.write-instead');
  if (works) return words('composer.say-more');
  return queued > 0 ? words('composer.queue-keys') : words('composer.ask');
}

type Delivery = Settings['chat']['enterWhileWorking'];

type Hinting = Pick<Waiting, 'works' | 'waits'> & { readonly empty: boolean; readonly usual: Delivery };

function hintOf({ works, waits, empty, usual }: Hinting): string {
  const keys = keyLabels(sendKeys).join('+');
  if (waits) return empty ? words('composer.go-to-question', { keys }) : words('composer.supersedes');
  return works && !empty ? words(`queue.hint-${usual}`, { keys }) : '';
}

type Interrupting = { readonly works: boolean; readonly how: Delivery };

/** The message is in the queue by now. If the turn ended at the same moment, this interrupts nothing. */
async function interruptFor(chatId: string | null, { works, how }: Interrupting): Promise<void> {
  if (chatId !== null && works && how === 'steer') await api.chat.sendQueuedNow({ chatId });
}

/** Sends the text or runs it as a command, and then clears the composer unless the text has changed meanwhile. */
async function sendMessage(text: string, draftKey: string, ids: string[]): Promise<void> {
  if (runInWindow(text)) return clearDraft(draftKey);
  const chatId = await ensureChat();
  await api.chat.send({ chatId, text, ...(ids.length > 0 && { attachments: ids }) });
  for (const key of [chatId, newChatId]) if (useUiState.getState().drafts[key] === text) clearDraft(key);
  forgetFailed(chatId);
  noteSent();
}

function clearDraft(draftKey: string): void {
  setDraft(draftKey, '');
  endWalk(draftKey);
}

/**
 * Runs the text if it is a command of this window; returns false for any other text, including commands of the main
 * process.
 */
function runInWindow(text: string): boolean {
  const command = slashCommandIn(text);
  if (command === null) return false;
  if (command.by !== 'chat') return runOffered(command.by.command);
  if (command.name !== 'mode' || command.args !== 'auto') return false;
  askForAuto();
  return true;
}
