import { demoProviderId } from '@shared/settings';
import { Fish } from 'lucide-react';
import { newChatId } from '../state/chat-in-front';
import { focusComposer } from '../state/focus';
import { useServerState } from '../state/server-state';
import { setDraft, showPage } from '../state/ui-state';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import styles from './EmptyChat.module.css';

// A chat in which nothing was said yet: what to try, and whom one is talking to.

const prompts = [
  'What is this project, and where would I start reading?',
  'Suggest one small improvement to the README and make it.',
  'Find the TODO comments and plan how to resolve them.',
];

type EmptyChatProps = { readonly chatId: string | null; readonly providerId: string | null };

export function EmptyChat({ chatId, providerId }: EmptyChatProps) {
  const project = useServerState((mirror) => mirror.project?.name ?? null);
  const tryPrompt = (prompt: string) => {
    setDraft(chatId ?? newChatId, prompt);
    focusComposer();
  };
  return (
    <div className={styles.place}>
      <EmptyState
        icon={Fish}
        title={project ? `Ask about ${project}, or for a change` : 'Open a folder to begin'}
      >
        <p>Every change is a proposal: you see it, may edit it, and decide.</p>
        {project && (
          <div className={styles.prompts}>
            {prompts.map((prompt) => (
              <Button key={prompt} className={styles.prompt} onClick={() => tryPrompt(prompt)}>
                {prompt}
              </Button>
            ))}
          </div>
        )}
        {providerId === demoProviderId && <DemoNote />}
      </EmptyState>
    </div>
  );
}

function DemoNote() {
  return (
    <div className={styles.demo}>
      <Badge tone="warning">Demo model</Badge>
      <p>
        A script inside Pilotfish answers, nothing is sent anywhere. It really reads this project and proposes
        a real edit.
      </p>
      <Button variant="quiet" onClick={() => showPage('settings')}>
        Choose a real model
      </Button>
    </div>
  );
}
