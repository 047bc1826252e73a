import { words } from '@shared/texts/text';
import type { ToolCall } from '@shared/tool-call/tool-call';
import { CircleStop } from 'lucide-react';
import type { ReactElement } from 'react';
import { api } from '../../state/server-state';
import { Button } from '../../ui/Button';
import { ErrorText } from '../../ui/ErrorText';
import { useAction } from '../../ui/use-action';
import { visibleProse, visibleText } from '../../ui/visible-text';
import styles from './Agent.module.css';

type AgentProgressProps = { readonly chatId: string; readonly call: ToolCall };

/** The present action of a running sub-agent, with a button that stops only it. Empty once it has ended. */
export function AgentProgress({ chatId, call }: AgentProgressProps): ReactElement | null {
  const { run, busy, error } = useAction();
  if (call.phase.phase !== 'running') return null;
  const { progress } = call.phase;
  const doing = progress === '' ? words('agent-card.begins') : visibleProse(progress);
  return (
    <div className={styles.row}>
      <span className={styles.doing} title={doing}>
        {doing}
      </span>
      <Button
        variant="quiet"
        icon={CircleStop}
        className={styles.stop}
        disabled={busy}
        aria-label={words('agent-card.stop-label', { title: visibleText(call.title) })}
        onClick={() => run(() => api.queue.stopCall({ chatId, callId: call.id }))}
      >
        {words('agent-card.stop')}
      </Button>
      <ErrorText>{error}</ErrorText>
    </div>
  );
}
