import { Tooltip } from '@base-ui/react/tooltip';
import { words } from '@shared/texts/text';
import { lazy, type ReactElement, useEffect } from 'react';
import { LinkDialog } from '../chat/markdown/LinkDialog';
import { Connecting } from '../shell/Connecting';
import { ConnectionBanner } from '../shell/ConnectionBanner';
import { KeyWaitNote } from '../shell/KeyWaitNote';
import { nothingChosen } from '../shell/models/chat-model';
import { useTheme } from '../shell/use-window-signs';
import { takeSequences } from '../state/commands/take-sequences';
import { useLanguage } from '../state/language';
import { keepKeyboard } from '../state/regions/keep-keyboard';
import { useServerState } from '../state/server-state';
import { ErrorText } from '../ui/ErrorText';
import { LazyPart } from '../ui/LazyPart';
import { Spinner } from '../ui/Spinner';
import { visibleText } from '../ui/visible-text';
import { AnswerStatus } from './AnswerStatus';
import { FolderChoice } from './FolderChoice';
import { Hint } from './Hint';
import { QuestionField } from './QuestionField';
import styles from './QuickAsk.module.css';
import { QuickBar } from './QuickBar';
import { quickAskCommands } from './quick-ask-commands';
import { focusField, useFollowedChat, useQuickQuestion } from './quick-question';
import { useFollowedProject } from './use-followed-project';
import { useQuestion } from './use-question';

// The Quick Ask page: a question, the reply below it, and actions on it. Its chat only reads files and never asks the
// user.

const MessageList = lazy(() => import('../chat/MessageList').then((m) => ({ default: m.MessageList })));

export function QuickAsk(): ReactElement {
  useTheme();
  const isThere = useServerState(({ app, connection }) => app !== null && connection !== 'connecting');
  const language = useLanguage((state) => state.spoken);
  return <Tooltip.Provider>{isThere ? <Page key={language} /> : <Connecting />}</Tooltip.Provider>;
}

function Page() {
  const chatId = useQuickQuestion((state) => state.chatId);
  const folder = useServerState(({ project }) => project?.state ?? null);
  const hasNoModel = useServerState(({ app }) => app !== null && nothingChosen(app));
  useEffect(() => takeSequences(quickAskCommands.map(({ id }) => id)), []);
  const question = useQuestion();
  useFollowedProject();
  useEffect(keepKeyboard, []);
  useFollowedChat(chatId);
  useTitle();
  useEffect(() => {
    focusField();
    window.addEventListener('focus', focusField);
    return () => window.removeEventListener('focus', focusField);
  }, []);
  return (
    <main className={styles.page}>
      <h1 className="visually-hidden">{words('quick-ask.name')}</h1>
      <ConnectionBanner />
      {folder === null ? (
        <FolderChoice />
      ) : (
        <>
          <QuestionField question={question} isBlocked={hasNoModel || folder === 'gone'} />
          {hasNoModel && <Hint leadsToMain>{words('quick-ask.no-model')}</Hint>}
          {folder === 'gone' && <Hint leadsToMain>{words('quick-ask.folder-gone')}</Hint>}
          {chatId !== null && <Answer chatId={chatId} />}
          <ErrorText>{question.error}</ErrorText>
          <QuickBar question={question} />
        </>
      )}
      <KeyWaitNote />
      <LinkDialog />
    </main>
  );
}

function Answer({ chatId }: { readonly chatId: string }) {
  const isHere = useServerState(({ chats }) => chats[chatId] !== undefined);
  if (!isHere) return <Loading />;
  return (
    <div className={styles.answer}>
      <LazyPart fallback={<Loading />}>
        <MessageList key={chatId} chatId={chatId} />
      </LazyPart>
      <AnswerStatus chatId={chatId} />
    </div>
  );
}

function Loading() {
  return (
    <div className={styles.loading}>
      <Spinner label={words('chat-panel.loading')} />
    </div>
  );
}

function useTitle(): void {
  const project = useServerState((state) => state.project?.name ?? null);
  useEffect(() => {
    document.title =
      project === null
        ? words('quick-ask.name')
        : words('quick-ask.title', { project: visibleText(project) });
  }, [project]);
}
