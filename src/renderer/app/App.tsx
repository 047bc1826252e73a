import { Tooltip } from '@base-ui/react/tooltip';
import { lazy, type ReactElement, useEffect, useState } from 'react';
import { UndoWhenAsked } from '../changes/UndoWhenAsked';
import { ChatPanel } from '../chat/ChatPanel';
import { LinkDialog } from '../chat/markdown/LinkDialog';
import { CodeLists } from '../quick-open/CodeLists';
import { QuickOpen } from '../quick-open/QuickOpen';
import { Connecting } from '../shell/Connecting';
import { ConnectionBanner } from '../shell/ConnectionBanner';
import { KeyWaitNote } from '../shell/KeyWaitNote';
import { chatModel, nothingChosen } from '../shell/models/chat-model';
import { Notices } from '../shell/Notices';
import { PaletteWhenOpen } from '../shell/palette/PaletteWhenOpen';
import { TitleBar } from '../shell/TitleBar';
import { useColumns } from '../shell/use-columns';
import { useTheme, useWindowTitle } from '../shell/use-window-signs';
import { Workbench } from '../shell/Workbench';
import { newChatId, useChatInFront } from '../state/chat-in-front';
import { commandIds } from '../state/commands/command-titles';
import { offerCommands } from '../state/commands/offered-commands';
import { takeSequences } from '../state/commands/take-sequences';
import { takeKeys } from '../state/commands/window-command';
import { isSomeTextAwaited } from '../state/files/open-texts';
import { noteRecentFiles } from '../state/files/recent-files';
import { findComposer } from '../state/focus';
import { useLanguage } from '../state/language';
import { keepKeyboard } from '../state/regions/keep-keyboard';
import { noteFocus } from '../state/regions/regions';
import { useServerState } from '../state/server-state';
import { type Page, showChat, useUiState } from '../state/ui-state';
import { TodoPanel } from '../todos/TodoPanel';
import { TrustReview } from '../trust/TrustReview';
import { LazyPart } from '../ui/LazyPart';
import styles from './App.module.css';
import { useEntered } from './keep-window';
import { preloadParts } from './preload-parts';
import { windowCommands } from './window-commands';

// The whole window. It shows the state of the main process and of this window, and has no state itself.

const SettingsPage = lazy(() =>
  import('../settings/SettingsPage').then((m) => ({ default: m.SettingsPage })),
);
const InboxPage = lazy(() => import('./InboxWithMarkdown').then((m) => ({ default: m.InboxWithMarkdown })));
const HistoryPage = lazy(() => import('../history/HistoryPage').then((m) => ({ default: m.HistoryPage })));
const FirstRun = lazy(() => import('../settings/models/FirstRun').then((m) => ({ default: m.FirstRun })));

const StatusBar = lazy(() => import('../shell/status/StatusBar').then((m) => ({ default: m.StatusBar })));

const ChatsColumn = lazy(() => import('../chat/list/ChatsColumn').then((m) => ({ default: m.ChatsColumn })));

export function App() {
  const entered = useEntered();
  const { wanted, spoken } = useLanguage();
  const isDrawn = useDrawn(entered && wanted === spoken);
  useTheme();
  useWindowTitle();
  return (
    <Tooltip.Provider>
      {entered && isDrawn ? <Window key={spoken} /> : <Connecting key={spoken} />}
    </Tooltip.Provider>
  );
}

/** The first render waits for the language; afterwards the window stays until the next language is loaded. */
function useDrawn(isReady: boolean): boolean {
  const [wasReady, setReady] = useState(isReady);
  if (isReady && !wasReady) setReady(true);
  return isReady || wasReady;
}

function Window() {
  const chatId = useChatInFront();
  const page = useUiState((local) => local.page);
  const firstRun = useServerState((state) => state.app !== null && nothingChosen(state.app));
  const columns = useColumns();
  // Buttons that show keys render again when the keybindings change.
  useServerState((state) => state.app?.keybindings);
  useEffect(() => takeSequences(commandIds()), []);
  useEffect(() => takeKeys(windowCommands), []);
  useEffect(noteFocus, []);
  useEffect(keepKeyboard, []);
  useEffect(() => offerCommands(windowCommands), []);
  useKeepingChoice(chatId);
  useComposerFocus(page === 'work' && !firstRun);
  useEffect(preloadParts, []);
  useEffect(noteRecentFiles, []);

  return (
    <div className={styles.window}>
      <TitleBar chatId={chatId} />
      <ConnectionBanner />
      <Notices />
      {page !== 'work' ? (
        <div className={styles.page} data-region="page">
          <LazyPart>
            <OtherPage page={page} />
          </LazyPart>
        </div>
      ) : (
        <Workbench columns={columns} chat={<Chat chatId={chatId} />} chats={<Chats chatId={chatId} />} />
      )}
      <div className={styles.status}>
        <LazyPart>
          <StatusBar />
        </LazyPart>
      </div>
      <KeyWaitNote />
      <LinkDialog />
      <TrustReview />
      <UndoWhenAsked />
      <PaletteWhenOpen />
      <QuickOpen />
      <CodeLists />
      {firstRun && (
        <LazyPart inFront>
          <FirstRun />
        </LazyPart>
      )}
    </div>
  );
}

function Chats({ chatId }: { readonly chatId: string | null }) {
  return (
    <LazyPart>
      <ChatsColumn chatId={chatId} />
    </LazyPart>
  );
}

function Chat({ chatId }: { readonly chatId: string | null }) {
  const providerId = useServerState((state) => {
    const choice = chatId === null ? null : (state.chats[chatId]?.model ?? null);
    return state.app && (chatModel(state.app, choice)?.provider.id ?? null);
  });
  return (
    <ChatPanel
      chatId={chatId}
      providerId={providerId}
      above={chatId !== null && <TodoPanel key={chatId} chatId={chatId} />}
    />
  );
}

/** A chat that is shown by default becomes the chosen one, and stays in front when a newer chat appears. */
function useKeepingChoice(chatId: string | null): void {
  const chosen = useUiState((local) => local.chatId);
  useEffect(() => {
    if (chosen !== newChatId && chatId !== chosen) showChat(chatId);
  }, [chatId, chosen]);
}

/** The page in place of the workspace. */
function OtherPage({ page }: { readonly page: Exclude<Page, 'work'> }): ReactElement {
  switch (page) {
    case 'settings':
      return <SettingsPage />;
    case 'inbox':
      return <InboxPage />;
    case 'history':
      return <HistoryPage />;
  }
}

/**
 * Focuses the composer whenever the chat comes into view: after a start, a reload, the welcome page, the settings. A
 * chat that the user hid stays hidden. A file that the user opened for typing has priority.
 */
function useComposerFocus(inView: boolean): void {
  useEffect(() => {
    if (isSomeTextAwaited()) return;
    const composer = inView ? findComposer() : null;
    composer?.focus();
    // The user continues after the existing text.
    if (composer instanceof HTMLTextAreaElement)
      composer.setSelectionRange(composer.value.length, composer.value.length);
  }, [inView]);
}
