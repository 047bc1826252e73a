import type { CallPhase, ToolCall } from '@shared/tool-call';
import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../state/copy-text';
import { clearEdited, useEdits } from '../state/questions/edits';
import { useShortTitle } from '../state/short-title';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { ErrorText } from '../ui/ErrorText';
import { useAction } from '../ui/use-action';
import styles from './KeptEdit.module.css';

// What the person wrote for a call that came to nothing, or was decided without it: it is theirs until it is on disk or
// they let it go.

export function KeptEdit({ call }: { readonly call: ToolCall }) {
  const text = useEdits(({ edits }) => edits[call.id]?.text);
  const isPassedOver = useEdits(({ passedOver }) => passedOver.includes(call.id));
  const [open, setOpen] = useState(false);
  const [copied, setCopied] = useState(false);
  const { run, error } = useAction();
  const title = useShortTitle(call.title);
  const { phase } = call;
  const isKept = isPassedOver || phase.phase === 'failed' || phase.phase === 'cancelled';
  if (text === undefined || !isKept) return null;
  const copy = () => run(() => copyText(text).then(() => setCopied(true)));
  return (
    <div className={styles.kept}>
      <PencilLine aria-hidden size={14} strokeWidth={1.5} />
      <span>{isPassedOver && passedOverWords(phase)}Your edit was kept.</span>
      <Button variant="quiet" className={styles.action} onClick={copy} onBlur={() => setCopied(false)}>
        {copied ? 'Copied' : 'Copy'}
      </Button>
      <Button variant="quiet" className={styles.action} onClick={() => setOpen(true)}>
        Open
      </Button>
      <ErrorText>{error}</ErrorText>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Your edit"
        description={`As you left it: ${title}. It was not written.`}
        footer={
          <>
            <Button onClick={() => clearEdited(call.id)}>Let it go</Button>
            <Button variant="primary" onClick={copy}>
              {copied ? 'Copied' : 'Copy'}
            </Button>
          </>
        }
      >
        <textarea className={styles.text} aria-label="Your text" readOnly rows={14} value={text} />
      </Dialog>
    </div>
  );
}

/** How it came that the text was not asked for. */
function passedOverWords(phase: CallPhase): string | null {
  if (phase.phase === 'rejected') return 'Rejected in another window. ';
  if (phase.phase !== 'done') return null;
  return phase.allowance.by === 'person' ? 'Accepted in another window. ' : 'It ran without being asked. ';
}
