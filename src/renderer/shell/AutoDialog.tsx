import type { Mode } from '@shared/approval';
import { useState } from 'react';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { RadioGroup } from '../ui/RadioGroup';
import { autoDurations, autoMode } from './mode-choices';

// Auto is never without an end: asks for how long.

type AutoDialogProps = { onChoose(mode: Mode): void; onClose(): void };

export function AutoDialog({ onChoose, onClose }: AutoDialogProps) {
  const [duration, setDuration] = useState<string>(autoDurations[0].value);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Work without asking"
      description="The agent changes files in the project without asking until the time is over. Protected files, deletions and what is on the hard list ask all the same."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={() => onChoose(autoMode(Number(duration), Date.now()))}>
            Start Auto
          </Button>
        </>
      }
    >
      <RadioGroup label="For how long" value={duration} options={autoDurations} onChange={setDuration} />
    </Dialog>
  );
}
