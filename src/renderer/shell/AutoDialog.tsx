import '../parts/panel-texts';
import type { Mode } from '@shared/approval/approval';
import type { SandboxView } from '@shared/sandbox/sandbox';
import { textOf, words } from '@shared/texts/text';
import { type FormEvent, useId, useState } from 'react';
import { useServerState } from '../state/server-state';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { RadioGroup } from '../ui/fields/RadioGroup';
import { Marked } from '../ui/Marked';
import { useNow } from '../ui/use-now';
import { visibleText } from '../ui/visible-text';
import styles from './AutoDialog.module.css';
import { autoDurations, autoMode, endText } from './mode-choices';

// Auto always has an end: the dialog asks for how long, and lists the calls that the user agrees to. Enter starts it.

const stillAsked = {
  inSandbox: [
    'mode-picker.asks-to-delete',
    'mode-picker.asks-for-protected',
    'mode-picker.asks-for-sandboxed',
    'mode-picker.asks-to-connect',
    'mode-picker.asks-by-rule',
  ],
  without: [
    'mode-picker.asks-to-delete',
    'mode-picker.asks-for-protected',
    'mode-picker.asks-for-commands',
    'mode-picker.asks-by-rule',
  ],
  keepingQuestions: [
    'mode-picker.asks-to-delete',
    'mode-picker.asks-for-protected',
    'mode-picker.asks-for-commands',
    'mode-picker.asks-to-connect',
    'mode-picker.asks-by-rule',
  ],
  /** The required sandbox is missing, so Pilotfish refuses commands. */
  refused: ['mode-picker.asks-to-delete', 'mode-picker.asks-for-protected', 'mode-picker.asks-by-rule'],
} as const;

type AutoDialogProps = { onChoose(mode: Mode): void; onClose(): void };

export function AutoDialog({ onChoose, onClose }: AutoDialogProps) {
  const [duration, setDuration] = useState<string>(autoDurations[0].value);
  const now = useNow();
  const formId = useId();
  const sandbox = useServerState((state) => state.app?.sandbox);
  const start = (event: FormEvent) => {
    event.preventDefault();
    onChoose(autoMode(Number(duration), Date.now()));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words('mode-picker.auto-title')}
      description={<Marked as="strong" text={untilWords(endText(Number(duration), now), sandbox)} />}
      footer={
        <>
          <Button onClick={onClose}>{words('ui.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" keys="Enter">
            {words('mode-picker.auto-start')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={start}>
        <RadioGroup
          label={words('mode-picker.for-how-long')}
          value={duration}
          options={autoDurations.map(({ value, label }) => ({ value, label: words(label) }))}
          onChange={setDuration}
        />
        <div className={styles.still}>
          {words('mode-picker.still-asks')}
          <ul className={styles.list}>
            {stillAsked[commandsIn(sandbox)].map((key) => (
              <li key={key}>
                <Marked text={words(key)} />
              </li>
            ))}
          </ul>
          {words('mode-picker.auto-ends')}
        </div>
      </form>
    </Dialog>
  );
}

/** While the sandbox is unknown, the text assumes that it is missing. */
function untilWords(end: string, sandbox: SandboxView | undefined): string {
  switch (sandbox?.kind) {
    case 'there':
      return words('mode-picker.auto-until-in-sandbox', { end });
    case 'required':
      return visibleText(textOf('mode-picker.auto-until-refused', { end, why: sandbox.why }));
    case 'missing':
      return visibleText(textOf('mode-picker.auto-until-without', { end, why: sandbox.why }));
    case 'off':
      return visibleText(textOf('mode-picker.auto-until-without', { end, why: textOf('sandbox.off') }));
    case 'looking':
    case undefined:
      return words('mode-picker.auto-until', { end });
  }
}

function commandsIn(sandbox: SandboxView | undefined): keyof typeof stillAsked {
  if (sandbox?.kind === 'required') return 'refused';
  if (sandbox?.kind !== 'there') return 'without';
  return sandbox.keepsQuestions ? 'keepingQuestions' : 'inSandbox';
}
