import type { ChangesView } from '@shared/changes/changes';
import { words } from '@shared/texts/text';
import { type KeyboardEvent, type ReactElement, useMemo } from 'react';
import type { Changer } from '../../state/changes/change-groups';
import { chooseFile, groupsIn, orderedPaths, useReviewedChanges } from '../../state/changes/reviewed-changes';
import { useServerState } from '../../state/server-state';
import { shortTitle } from '../../state/short-title';
import styles from './ChangedFiles.module.css';
import { ChangedRow } from './ChangedRow';

/** The changed files, grouped by who changed them. The arrow keys walk them. */
export function ChangedFiles({ view }: { readonly view: ChangesView }): ReactElement {
  const chosen = useReviewedChanges((state) => state.chosen);
  const root = useServerState(({ project }) => project?.root ?? null);
  const groups = useMemo(() => groupsIn(view), [view]);
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const paths = orderedPaths(view);
    const next = paths[paths.indexOf(chosen ?? '') + step];
    if (next === undefined) return;
    useReviewedChanges.setState({ takesKeyboard: true });
    chooseFile(next);
  };
  return (
    <section
      className={styles.files}
      aria-label={words('changes-review.files')}
      onKeyDown={walk}
      style={{ '--rows': view.files.length + groups.length }}
    >
      {groups.map(({ id, who, files }) => (
        <div key={id}>
          <h2 className={styles.group} title={whoWords(who, root)}>
            {whoWords(who, root)}
          </h2>
          {files.map((file) => (
            <ChangedRow key={file.path} file={file} isChosen={file.path === chosen} />
          ))}
        </div>
      ))}
    </section>
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
