import type { TidiedMemory } from '@shared/memory/memory';
import { words } from '@shared/texts/text';
import { Check, TriangleAlert, WandSparkles } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { SmallDiff } from '../../approvals/diff/SmallDiff';
import { shownProject } from '../../state/open-project';
import { api } from '../../state/server-state';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ErrorText } from '../../ui/ErrorText';
import { useAction } from '../../ui/use-action';
import { visibleProse } from '../../ui/visible-text';
import own from './Memory.module.css';
import type { Memory, OpenPlace } from './use-memory';

type TidyButtonProps = { readonly place: OpenPlace; readonly memory: Memory };

/** Asks the model for a tidier section, and shows its changes before anything is written. */
export function TidyButton({ place: { scope, hash }, memory }: TidyButtonProps): ReactElement {
  const [tidied, setTidied] = useState<(TidiedMemory & { readonly hash: string | null }) | null>(null);
  const { run, busy, error } = useAction();
  const ask = () =>
    run(async () => {
      setTidied({ ...(await api.memory.tidy({ project: shownProject(), scope, hash })), hash });
    });
  return (
    <div className={own.tidy}>
      <ErrorText>{error}</ErrorText>
      <Button variant="quiet" icon={WandSparkles} aria-busy={busy} disabled={busy} onClick={ask}>
        {words(busy ? 'memory-page.tidying' : 'memory-page.tidy')}
      </Button>
      {tidied && (
        <TidyDialog
          tidied={tidied}
          onAccept={() => memory.change({ change: 'tidy', scope, hash: tidied.hash, body: tidied.body })}
          onClose={() => setTidied(null)}
        />
      )}
    </div>
  );
}

type TidyDialogProps = { readonly tidied: TidiedMemory; onAccept(): Promise<void>; onClose(): void };

function TidyDialog({ tidied: { patch, lost }, onAccept, onClose }: TidyDialogProps) {
  const { run, busy, error } = useAction();
  const changes = patch !== '';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words('memory-page.tidy-heading')}
      description={words(changes ? 'memory-page.tidy-means' : 'memory-page.tidy-same')}
      footer={
        <>
          <Button onClick={onClose}>{words('memory-page.tidy-reject')}</Button>
          {changes && (
            <Button variant="primary" disabled={busy} onClick={() => run(() => onAccept().then(onClose))}>
              {words('memory-page.tidy-accept')}
            </Button>
          )}
        </>
      }
    >
      {changes && (
        <div className={own.tidied}>
          <Lost facts={lost} />
          <SmallDiff patch={patch} />
        </div>
      )}
      <ErrorText>{error}</ErrorText>
    </Dialog>
  );
}

function Lost({ facts }: { readonly facts: readonly string[] }) {
  if (facts.length === 0)
    return (
      <p className={own.nothingLost}>
        <Check aria-hidden size={16} strokeWidth={1.75} />
        {words('memory-page.tidy-lost-none')}
      </p>
    );
  return (
    <div className={own.lost}>
      <TriangleAlert aria-hidden size={16} strokeWidth={1.5} />
      <div>
        {words('memory-page.tidy-lost', { count: facts.length })}
        <ul>
          {facts.map((fact, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the entries of one answer never move.
            <li key={index}>{visibleProse(fact)}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
