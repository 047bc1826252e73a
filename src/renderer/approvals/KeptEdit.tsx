import { callKeyOf } from '@shared/base/call-key';
import { reviewKey } from '@shared/hunks/kept-key';
import { words } from '@shared/texts/text';
import type { CallPhase, ToolCall } from '@shared/tool-call/tool-call';
import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../state/copy-text';
import { clearReviewed, type DecidedAt, useEdits } from '../state/questions/edits';
import { wordsIn } from '../state/questions/review-words';
import { useShortTitle } from '../state/short-title';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { ErrorText } from '../ui/ErrorText';
import { useAction } from '../ui/use-action';
import styles from './KeptEdit.module.css';
import { draftWords } from './shown/drafts';

// The user's text for a call that failed or was decided without it. It stays until it is on disk or the user discards
// it.

type KeptEditProps = { readonly chatId: string; readonly call: ToolCall };

export function KeptEdit({ chatId, call }: KeptEditProps) {
  const key = callKeyOf(chatId, call.id);
  const kept = useEdits(({ edits }) => edits[key]?.text);
  const said = wordsIn(useEdits(({ edits }) => edits[reviewKey(key)]?.text));
  const written = kept === undefined ? null : shownText(call, kept);
  const parts = [said, written].filter((part) => part !== null);
  const text = parts.length === 0 ? undefined : parts.join('\n\n');
  const decidedAt = useEdits(({ passedOver }) => passedOver[key]);
  const [open, setOpen] = useState(false);
  const [copied, setCopied] = useState(false);
  const { run, error } = useAction();
  const title = useShortTitle(call.title);
  const { phase } = call;
  const isKept = decidedAt !== undefined || phase.phase === 'failed' || phase.phase === 'cancelled';
  if (text === undefined || !isKept) return null;
  const copy = () => run(() => copyText(text).then(() => setCopied(true)));
  const copyLabel = words(copied ? 'kept-edit.copied' : 'kept-edit.copy');
  return (
    <div className={styles.kept}>
      <PencilLine aria-hidden size={14} strokeWidth={1.5} />
      <span>{words(decidedAt === undefined ? 'kept-edit.kept' : passedOver(phase, decidedAt))}</span>
      <Button variant="quiet" className={styles.action} onClick={copy} onBlur={() => setCopied(false)}>
        {copyLabel}
      </Button>
      <Button variant="quiet" className={styles.action} onClick={() => setOpen(true)}>
        {words('kept-edit.open')}
      </Button>
      <ErrorText>{error}</ErrorText>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={words('kept-edit.heading')}
        description={words('kept-edit.not-written', { title })}
        footer={
          <>
            <Button onClick={() => clearReviewed(key)}>{words('kept-edit.let-go')}</Button>
            <Button variant="primary" onClick={copy}>
              {copyLabel}
            </Button>
          </>
        }
      >
        <textarea
          className={styles.text}
          aria-label={words('kept-edit.text')}
          readOnly
          rows={14}
          value={text}
        />
      </Dialog>
    </div>
  );
}

/** Answers to a plan or a question are stored as data. */
function shownText({ tool }: ToolCall, kept: string): string {
  return tool === 'exit_plan_mode' || tool === 'ask_user' ? (draftWords(kept) ?? kept) : kept;
}

/** Why the text was left unused. */
function passedOver(phase: CallPhase, at: DecidedAt) {
  if (at === 'here') return 'kept-edit.accepted-without';
  if (phase.phase === 'rejected') return 'kept-edit.rejected-elsewhere';
  if (phase.phase !== 'done') return 'kept-edit.kept';
  return phase.allowance.by === 'person' ? 'kept-edit.accepted-elsewhere' : 'kept-edit.not-asked';
}
