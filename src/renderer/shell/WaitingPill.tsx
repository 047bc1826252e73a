import { callKeyOf } from '@shared/base/call-key';
import { words } from '@shared/texts/text';
import { MessageCircleQuestionMark } from 'lucide-react';
import { useShallow } from 'zustand/react/shallow';
import { keyWords } from '../state/commands/command-item';
import { keysOf } from '../state/commands/command-keys';
import { useDrawer } from '../state/layout/side-panels';
import { goToNextQuestion, goToNextQuestionElsewhere } from '../state/questions/go-to-question';
import { waitingElsewhere, waitingInOthers } from '../state/questions/next-question';
import { useOutOfView } from '../state/questions/questions-in-view';
import { useServerState } from '../state/server-state';
import { showPage, useUiState } from '../state/ui-state';
import { Tooltip } from '../ui/Tooltip';
import { useMediaQuery } from '../ui/use-media-query';
import { narrowWindow } from './use-columns';
import styles from './WaitingPill.module.css';

// The number of questions outside the user's view: in other chats, and in all chats while the chat is hidden. A click
// goes to the next one; if only other projects ask, it opens the list of all.

export function WaitingPill({ chatId }: { readonly chatId: string | null }) {
  const seesChat = useSeesChat();
  const seesAll = useUiState((local) => local.page === 'inbox');
  const elsewhere = useServerState(({ project }) => waitingElsewhere(project?.chats ?? [], chatId));
  const unseen = useUnseenHere(chatId);
  const here = elsewhere + (seesChat ? 0 : unseen);
  const others = useServerState(({ app, project }) => waitingInOthers(app?.projects ?? [], project?.key));
  if (seesAll) return null;
  if (here === 0 && others > 0) return <OthersPill count={others} />;
  return <Pill count={here} seesChat={seesChat} />;
}

/** The questions of the chat in front that the user cannot see, e.g. while their diffs are on screen beside no chat. */
function useUnseenHere(chatId: string | null): number {
  const ids = useServerState(
    useShallow(({ project }) => {
      const chat = project?.chats.find(({ id }) => id === chatId);
      return chat?.waiting.map(({ callId }) => callId) ?? [];
    }),
  );
  return useOutOfView(ids.map((callId) => callKeyOf(chatId ?? '', callId)));
}

/** Leaves out the text of the project's own button. */
function OthersPill({ count }: { readonly count: number }) {
  const said = words('shell.waiting-in-projects', { count });
  return (
    <Tooltip label={said} keys={keysOf('inbox.show')}>
      <button type="button" className={styles.pill} onClick={() => showPage('inbox')}>
        <MessageCircleQuestionMark aria-hidden size={14} strokeWidth={1.75} />
        <span className={styles.words}>{said}</span>
      </button>
    </Tooltip>
  );
}

function Pill({ count, seesChat }: { readonly count: number; readonly seesChat: boolean }) {
  const keys = keysOf('questions.next');
  const where = words(seesChat ? 'shell.questions-wait-elsewhere' : 'shell.questions-wait', { count });
  return (
    <>
      <span className="visually-hidden" role="status">
        {count > 0 && words('shell.go-to-waiting', { where, keys: keyWords('questions.next') })}
      </span>
      {count > 0 && (
        <Tooltip label={where} keys={keys}>
          <button
            type="button"
            className={styles.pill}
            onClick={seesChat ? goToNextQuestionElsewhere : goToNextQuestion}
          >
            <MessageCircleQuestionMark aria-hidden size={14} strokeWidth={1.75} />
            <span className={styles.words}>
              {words(seesChat ? 'shell.waiting-elsewhere' : 'shell.waiting', { count })}
            </span>
          </button>
        </Tooltip>
      )}
    </>
  );
}

function useSeesChat(): boolean {
  const atWork = useUiState((local) => local.page === 'work');
  const isNarrow = useMediaQuery(narrowWindow);
  const isOpen = useDrawer(({ open }) => open === 'chat');
  return atWork && (isOpen || !isNarrow);
}
