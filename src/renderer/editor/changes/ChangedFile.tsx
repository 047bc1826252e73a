import type { ChangedEntry, ChangedSides } from '@shared/changes/changes';
import { words } from '@shared/texts/text';
import { FileCheck, FileQuestionMark, FileWarning, Folder } from 'lucide-react';
import type { ComponentType, ReactElement } from 'react';
import { entryOf, useReviewedChanges } from '../../state/changes/reviewed-changes';
import { openFile } from '../../state/ui-state';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { LazyPart } from '../../ui/LazyPart';
import { visibleText } from '../../ui/visible-text';
import { Loading } from '../parts/Loading';
import { ChangedHead } from './ChangedHead';
import styles from './Changes.module.css';
import { Conflicts } from './Conflicts';

/** Both sides, and whether the user may only read them. */
export type ShownSides = { readonly sides: ChangedSides; readonly isReadOnly: boolean };

export type ChangedFileProps = {
  readonly isReadOnly: boolean;
  /** Loads Monaco, and only when it is shown. */
  readonly Diff: ComponentType<ShownSides>;
};

/** The chosen file: its actions, its conflicts and both sides. */
export function ChangedFile({ isReadOnly, Diff }: ChangedFileProps): ReactElement {
  const entry = useReviewedChanges(({ view, chosen }) => entryOf(view, chosen));
  const sides = useReviewedChanges((state) => state.sides);
  const failure = useReviewedChanges((state) => state.sidesFailure);
  if (!entry) return <div className={styles.sides} />;
  return (
    <div className={styles.sides}>
      <ChangedHead entry={entry} isReadOnly={isReadOnly} />
      <Conflicts entry={entry} isReadOnly={isReadOnly} />
      {failure !== null ? (
        <div role="alert" className={styles.alone}>
          <EmptyState icon={FileWarning} title={words('changes-review.failed')}>
            {visibleText(failure)}
          </EmptyState>
        </div>
      ) : (
        <Sides entry={entry} sides={sides} isReadOnly={isReadOnly} Diff={Diff} />
      )}
    </div>
  );
}

const unshown = {
  folder: 'changes-review.is-folder',
  binary: 'changes-review.binary',
  'too-large': 'changes-review.too-large',
  'not-kept': 'changes-review.not-kept',
} as const;

function Moved({ entry: { path, became } }: Pick<SidesProps, 'entry'>): ReactElement {
  return (
    <EmptyState icon={FileCheck} title={words('changes-review.moved-same')}>
      {became !== 'deleted' && <Button onClick={() => openFile(path)}>{words('changes-review.open')}</Button>}
    </EmptyState>
  );
}

type SidesProps = ChangedFileProps & {
  readonly entry: ChangedEntry;
  /** The sides of the previous file stay until the new ones have loaded, so that the diff keeps the focus. */
  readonly sides: ChangedSides | null;
};

function Sides({ entry, sides, isReadOnly, Diff }: SidesProps): ReactElement {
  if (entry.move !== null) return <Moved entry={entry} />;
  if (sides === null) return <Loading />;
  if (sides.shown !== 'text')
    return (
      <EmptyState
        icon={sides.shown === 'folder' ? Folder : FileQuestionMark}
        title={words(unshown[sides.shown])}
      >
        {entry.became !== 'deleted' && sides.shown !== 'folder' && (
          <Button onClick={() => openFile(sides.path)}>{words('changes-review.open')}</Button>
        )}
      </EmptyState>
    );
  if (sides.before === sides.now)
    return <EmptyState icon={FileCheck} title={words('changes-review.is-as-before')} />;
  return (
    <LazyPart fallback={<Loading />}>
      <Diff sides={sides} isReadOnly={isReadOnly} />
    </LazyPart>
  );
}
