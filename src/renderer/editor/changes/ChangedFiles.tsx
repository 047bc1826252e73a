import type { ChangesView } from '@shared/changes/changes';
import { words } from '@shared/texts/text';
import { type ReactElement, useMemo } from 'react';
import type { Changer } from '../../state/changes/change-groups';
import { chooseFile, groupsIn, orderedPaths, useReviewedChanges } from '../../state/changes/reviewed-changes';
import { useServerState } from '../../state/server-state';
import { shortTitle } from '../../state/short-title';
import { ReviewList } from '../review-list/ReviewList';
import listStyles from '../review-list/ReviewList.module.css';
import { ChangedRow } from './ChangedRow';
import { ChangedTotals } from './ChangedTotals';

/** The changed files, grouped by who changed them. */
export function ChangedFiles({ view }: { readonly view: ChangesView }): ReactElement {
  const chosen = useReviewedChanges((state) => state.chosen);
  const root = useServerState(({ project }) => project?.root ?? null);
  const groups = useMemo(() => groupsIn(view), [view]);
  const files = useMemo(() => orderedPaths(view).map((path) => ({ id: path, path })), [view]);
  return (
    <ReviewList
      name={words('changes-review.files')}
      title={words('review-list.changes')}
      totals={<ChangedTotals />}
      files={files}
      chosen={chosen}
      choose={chooseFile}
    >
      {(isShown) =>
        groups
          .map((group) => ({ ...group, files: group.files.filter(({ path }) => isShown(path)) }))
          .filter((group) => group.files.length > 0)
          .map(({ id, who, files: ofGroup }) => (
            <div key={id}>
              <h2 className={listStyles.group} title={whoWords(who, root)}>
                {whoWords(who, root)}
              </h2>
              {ofGroup.map((file) => (
                <ChangedRow key={file.path} file={file} isChosen={file.path === chosen} />
              ))}
            </div>
          ))
      }
    </ReviewList>
  );
}

function whoWords(who: Changer, root: string | null): string {
  switch (who.kind) {
    case 'edits':
      return words('changes-review.by-edits');
    case 'commands':
      return words('changes-review.by-commands');
    case 'person':
      return words('changes-review.by-person');
    case 'call':
      return shortTitle(who.title, root);
  }
}
