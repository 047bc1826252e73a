import type { Mode } from '@shared/approval';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { RadioGroup } from '../ui/fields/RadioGroup';
import { useNow } from '../ui/use-now';
import styles from './AutoDialog.module.css';
import { autoDurations, autoMode, endWords } from './mode-choices';

// Auto is never without an end: asks for how long, and says what the person agrees to. Enter starts it.

type AutoDialogProps = { onChoose(mode: Mode): void; onClose(): void };

export function AutoDialog({ onChoose, onClose }: AutoDialogProps) {
  const [duration, setDuration] = useState<string>(autoDurations[0].value);
  const now = useNow();
  const formId = useId();
  const start = (event: FormEvent) => {
    event.preventDefault();
    onChoose(autoMode(Number(duration), Date.now()));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Work without asking"
      description={
        <>
          Until <strong>{endWords(Number(duration), now)}</strong> the agent changes files in this project and
          runs commands on this computer, with your rights, without asking you first.
        </>
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" keys="Enter">
            Start Auto
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={start}>
        <RadioGroup label="For how long" value={duration} options={autoDurations} onChange={setDuration} />
        <div className={styles.still}>
          It still asks before it
          <ul className={styles.list}>
            <li>deletes a file, or overwrites one that this chat has not read</li>
            <li>
              changes a protected file, such as <code>.git</code>, <code>.env</code> or <code>AGENTS.md</code>
              , or one outside the project
            </li>
            <li>
              runs a command whose words say that it does one of these, discards, publishes or takes more
              rights (<code>rm -r</code>, <code>git reset --hard</code>, <code>git push --force</code>,{' '}
              <code>sudo</code> …), or one that cannot be understood; what a program or script does beyond its
              words is not known
            </li>
            <li>does what a rule of yours asks about; what a rule denies stays denied</li>
          </ul>
          Another mode ends it at any time; Stop ends the turn, and Auto goes on.
        </div>
      </form>
    </Dialog>
  );
}
