import { demoProviderId } from '@shared/settings/settings';
import { words } from '@shared/texts/text';
import { Fish } from 'lucide-react';
import { newChatId } from '../state/chat-in-front';
import { focusComposer } from '../state/focus';
import { useListings } from '../state/folder-listings';
import { useServerState } from '../state/server-state';
import { setDraft, showSettings, useUiState } from '../state/ui-state';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { useAttached } from './attachments/use-attached';
import styles from './EmptyChat.module.css';

// A new, empty chat: prompts to try, and the name of the model.

const prompts = ['chat-panel.try-overview', 'chat-panel.try-readme', 'chat-panel.try-todos'] as const;

/** Additional prompts that the demo model has a script for. */
const demoPrompts = [
  'chat-panel.try-plan-mode',
  'chat-panel.try-memory',
  'chat-panel.try-question',
  'chat-panel.try-sub-agents',
] as const;

/** For an empty folder. */
const beginnings = ['chat-panel.try-begin'] as const;
const demoBeginnings = ['chat-panel.try-memory', 'chat-panel.try-question'] as const;

type EmptyChatProps = { readonly chatId: string | null; readonly providerId: string | null };

export function EmptyChat({ chatId, providerId }: EmptyChatProps) {
  const isDemo = providerId === demoProviderId;
  const project = useServerState((state) => (state.project?.state === 'open' ? state.project.name : null));
  const root = useListings(({ listings }) => listings['']);
  const offers = !useBegun(chatId) && project !== null && root?.kind !== 'failed';
  const holdsNothing = root?.kind === 'loaded' && root.entries.length === 0;
  const offered = !holdsNothing ? prompts : isDemo ? [] : beginnings;
  const offeredOfDemo = holdsNothing ? demoBeginnings : demoPrompts;
  const tryPrompt = (prompt: string) => {
    setDraft(chatId ?? newChatId, prompt);
    focusComposer();
  };
  return (
    <div className={styles.place}>
      <EmptyState
        icon={Fish}
        title={project ? words('chat-panel.ask-about', { project }) : words('chat-panel.open-folder')}
      >
        <p>{words('chat-panel.proposals')}</p>
        {isDemo && <DemoNote />}
        {offers && <p className={styles.hint}>{words('chat-panel.suggestions')}</p>}
        {offers && offered.length > 0 && (
          <div className={styles.prompts}>
            {offered.map((prompt) => (
              <Button key={prompt} className={styles.prompt} onClick={() => tryPrompt(words(prompt))}>
                {words(prompt)}
              </Button>
            ))}
          </div>
        )}
        {offers && isDemo && (
          <div className={styles.shows}>
            {offeredOfDemo.map((prompt) => (
              <Button key={prompt} className={styles.prompt} onClick={() => tryPrompt(demoDraft(prompt))}>
                {words(prompt)}
              </Button>
            ))}
          </div>
        )}
      </EmptyState>
    </div>
  );
}

/**
 * Whether the user has begun the first message: the prompts then make room for its attachments. A chosen prompt is
 * ignored, so that the prompts stay under the pointer.
 */
function useBegun(chatId: string | null): boolean {
  const draft = useUiState(({ drafts }) => drafts[chatId ?? newChatId] ?? '');
  const isWritten = draft.trim() !== '' && !isOffered(draft);
  const { attached, hasUploads } = useAttached(chatId);
  return isWritten || attached.length > 0 || hasUploads;
}

function isOffered(draft: string): boolean {
  return (
    [...prompts, ...beginnings].some((prompt) => words(prompt) === draft) ||
    demoPrompts.some((prompt) => demoDraft(prompt) === draft)
  );
}

/** The prompt for plan mode switches to that mode. */
function demoDraft(prompt: (typeof demoPrompts)[number]): string {
  return prompt === 'chat-panel.try-plan-mode' ? `/plan ${words(prompt)}` : words(prompt);
}

function DemoNote() {
  return (
    <div className={styles.demo}>
      <p>{words('chat-panel.about-demo')}</p>
      <Button variant="quiet" onClick={() => showSettings('models')}>
        {words('chat-panel.choose-model')}
      </Button>
    </div>
  );
}
