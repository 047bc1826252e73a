import { changesLine } from '@shared/chat/changes-line';
import type { ReactElement } from 'react';
import { useReviewedChanges } from '../../state/changes/reviewed-changes';

/** Counts neither files that are as before nor lines of moved files. */
export function ChangedTotals(): ReactElement {
  const files = useReviewedChanges(({ view }) => view?.files);
  const changed = files?.filter(({ became }) => became !== 'as-before') ?? [];
  const withLines = changed.filter(({ move }) => move === null);
  const sum = (of: 'added' | 'removed') => withLines.reduce((all, file) => all + file[of], 0);
  return (
    <>
      {changed.length > 0 &&
        changesLine({ files: changed.length, added: sum('added'), removed: sum('removed') })}
    </>
  );
}
