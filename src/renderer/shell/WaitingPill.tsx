import { MessageCircleQuestionMark } from 'lucide-react';
import { keysOf } from '../state/commands/command-keys';
import { goToNextQuestion, goToNextQuestionElsewhere } from '../state/questions/go-to-question';
import { waitingElsewhere } from '../state/questions/next-question';
import { useServerState } from '../state/server-state';
import { useUiState } from '../state/ui-state';
import { keyLabels } from '../ui/keys';
import { Tooltip } from '../ui/Tooltip';
import styles from './WaitingPill.module.css';

// The questions that wait where the person does not look: in other chats, and on another page than the work in any.
// Goes to the next of them.

export function WaitingPill({ chatId }: { readonly chatId: string | null }) {
  const atWork = useUiState((local) => local.page === 'work');
  const count = useServerState(({ project }) =>
    waitingElsewhere(project?.chats ?? [], atWork ? chatId : null),
  );
  const elsewhere = count === 1 ? '1 in another chat' : `${count} in other chats`;
  const keys = keysOf('questions.next');
  const words = atWork ? elsewhere : `${count} waiting`;
  const asked = count === 1 ? '1 question waits' : `${count} questions wait`;
  const where = atWork ? `${asked} outside of this chat` : asked;
  return (
    <>
      <span className="visually-hidden" role="status">
        {count > 0 && `${where}. Press ${keyLabels(keys).join(' ')} to go there.`}
      </span>
      {count > 0 && (
        <Tooltip label={where} keys={keys}>
          <button
            type="button"
            className={styles.pill}
            onClick={atWork ? goToNextQuestionElsewhere : goToNextQuestion}
          >
            <MessageCircleQuestionMark aria-hidden size={14} strokeWidth={1.75} />
            {words}
          </button>
        </Tooltip>
      )}
    </>
  );
}
