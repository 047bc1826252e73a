import { words } from '@shared/texts/text';
import { CircleStop, Fish, SendHorizontal } from 'lucide-react';
import type { ReactElement } from 'react';
import { actOfPress } from '../chat/composer/composer-keys';
import { keysOf } from '../state/commands/command-keys';
import { useServerState } from '../state/server-state';
import { IconButton } from '../ui/IconButton';
import { visibleText } from '../ui/visible-text';
import styles from './QuickAsk.module.css';
import { fieldId, useQuickQuestion } from './quick-question';
import type { AskedQuestion } from './use-question';

type QuestionFieldProps = { readonly question: AskedQuestion; readonly isBlocked: boolean };

/**
 * The field for the question and each later one. During a reply the user can write the next question, which is sent
 * afterwards.
 */
export function QuestionField({ question, isBlocked }: QuestionFieldProps): ReactElement {
  const project = useServerState((state) => visibleText(state.project?.name ?? ''));
  const draft = useQuickQuestion((state) => state.draft);
  return (
    <div className={styles.field}>
      <Fish aria-hidden size={20} strokeWidth={1.5} className={styles.fish} />
      <textarea
        id={fieldId}
        className={styles.text}
        aria-label={words('quick-ask.field')}
        placeholder={
          question.isAsked ? words('quick-ask.ask-more') : words('quick-ask.ask-about', { project })
        }
        rows={1}
        value={draft}
        onChange={(event) => useQuickQuestion.setState({ draft: event.target.value, told: null })}
        onKeyDown={(event) => {
          const act = actOfPress(event.nativeEvent, {
            works: false,
            waits: false,
            empty: draft.trim() === '',
            queued: 0,
          });
          if (act !== 'send') return;
          event.preventDefault();
          if (!isBlocked) question.ask();
        }}
      />
      {question.works ? (
        <IconButton
          label={words('quick-ask.stop')}
          keys={keysOf('quickAsk.stop')}
          icon={CircleStop}
          onClick={question.stop}
        />
      ) : (
        <IconButton
          label={words('quick-ask.ask')}
          keys="Enter"
          icon={SendHorizontal}
          className={styles.ask}
          disabled={isBlocked || !question.canAsk}
          onClick={question.ask}
        />
      )}
    </div>
  );
}
