import type { MemoryPlaceView } from '@shared/memory/memory';
import { words } from '@shared/texts/text';
import { type FormEvent, type ReactElement, useState } from 'react';
import { Button } from '../../ui/Button';
import { ErrorText } from '../../ui/ErrorText';
import { TextField } from '../../ui/fields/TextField';
import { useAction } from '../../ui/use-action';
import { visibleProse, visibleText } from '../../ui/visible-text';
import styles from '../parts/Section.module.css';
import own from './Memory.module.css';
import { MemoryEntry } from './MemoryEntry';
import { TidyButton } from './TidyButton';
import type { Memory, OpenPlace } from './use-memory';

/** From this number of entries on there is a search field. */
const manyEntries = 12;

type MemoryPlaceProps<Place = MemoryPlaceView> = {
  readonly place: Place;
  /** Whether the model gets these entries. */
  readonly isTold: boolean;
  readonly memory: Memory;
};

/** The entries of one scope, with their file. */
export function MemoryPlace({ place, isTold, memory }: MemoryPlaceProps): ReactElement {
  const title = words(`memory-page.${place.scope}`);
  return (
    <section className={styles.group} aria-label={title}>
      <header className={own.heading}>
        <h3 className={styles.groupTitle}>{title}</h3>
        {place.state === 'open' && place.entries.length > 1 && <TidyButton place={place} memory={memory} />}
      </header>
      {place.state === 'closed' ? (
        <ErrorText>{place.problem}</ErrorText>
      ) : (
        <OpenMemoryPlace place={place} isTold={isTold} memory={memory} />
      )}
    </section>
  );
}

function OpenMemoryPlace({ place, isTold, memory }: MemoryPlaceProps<OpenPlace>) {
  const { path, hash, entries, holdsMore } = place;
  const [removed, setRemoved] = useState<string | null>(null);
  const at = { path: visibleText(path) };
  return (
    <>
      <div className={styles.detail}>
        <p>{words(hash === null ? 'memory-page.file-to-be' : 'memory-page.file', at)}</p>
        {holdsMore && <p>{words('memory-page.holds-more')}</p>}
        {!isTold && hash !== null && <p className={own.warning}>{words('memory-page.not-trusted')}</p>}
      </div>
      {entries.length === 0 ? (
        <p className={styles.detail}>{words('memory-page.none')}</p>
      ) : (
        <Entries place={place} memory={memory} onRemoved={setRemoved} />
      )}
      {removed !== null && (
        <Removed fact={removed} place={place} memory={memory} onDone={() => setRemoved(null)} />
      )}
      <AddForm place={place} memory={memory} />
    </>
  );
}

type EntriesProps = {
  readonly place: OpenPlace;
  readonly memory: Memory;
  onRemoved(fact: string): void;
};

function Entries({ place, memory, onRemoved }: EntriesProps) {
  const [sought, setSought] = useState('');
  const all = place.entries.map((fact, index) => ({ fact, index }));
  const shown = all.filter(({ fact }) => fact.toLowerCase().includes(sought.trim().toLowerCase()));
  return (
    <>
      {all.length >= manyEntries && (
        <TextField label={words('memory-page.find')} value={sought} onChange={setSought} />
      )}
      {shown.length === 0 ? (
        <p className={styles.detail}>{words('memory-page.no-match')}</p>
      ) : (
        <ul
          className={styles.list}
          aria-label={words('memory-page.entries', { place: words(`memory-page.${place.scope}`) })}
        >
          {shown.map(({ fact, index }) => (
            <MemoryEntry
              key={`${index}:${fact}`}
              entry={{ scope: place.scope, hash: place.hash, index, fact }}
              memory={memory}
              onRemoved={() => onRemoved(fact)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

type RemovedProps = Pick<EntriesProps, 'place' | 'memory'> & { readonly fact: string; onDone(): void };

/** Takes the focus after its entry is removed. */
function Removed({ fact, place: { scope, hash }, memory, onDone }: RemovedProps) {
  const { run, busy, error } = useAction();
  const undo = () => run(() => memory.change({ change: 'add', scope, hash, fact }).then(onDone));
  return (
    <div className={own.removed} role="status">
      <span className={own.fact}>{words('memory-page.removed', { fact: visibleProse(fact) })}</span>
      <Button variant="quiet" autoFocus disabled={busy} onClick={undo}>
        {words('memory-page.undo')}
      </Button>
      <ErrorText>{error}</ErrorText>
    </div>
  );
}

function AddForm({ place: { scope, hash }, memory }: Pick<EntriesProps, 'place' | 'memory'>) {
  const [fact, setFact] = useState('');
  const { run, busy, error } = useAction();
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (fact.trim() !== '')
      run(() => memory.change({ change: 'add', scope, hash, fact }).then(() => setFact('')));
  };
  return (
    <form className={styles.pair} onSubmit={add}>
      <TextField
        label={words('memory-page.add', { place: words(`memory-page.${scope}`) })}
        hint={words('memory-page.add-hint')}
        error={error}
        value={fact}
        onChange={setFact}
      />
      <Button type="submit" className={styles.besideField} disabled={busy || fact.trim() === ''}>
        {words('memory-page.add-now')}
      </Button>
    </form>
  );
}
