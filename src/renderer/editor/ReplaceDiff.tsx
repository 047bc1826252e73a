import '../parts/panel-texts';
import type { Proposal } from '@shared/approval';
import { words } from '@shared/texts/text';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useServerState } from '../state/server-state';
import { visibleText } from '../ui/visible-text';
import { DiffHead } from './DiffHead';
import { createDiffEditor, type DiffEditor, type DiffSides } from './diff-editor';
import type { DiffLayout } from './diff-layout';
import styles from './monaco/MonacoFrame.module.css';

type ReplaceDiffProps = {
  readonly path: string;
  readonly hash: string;
  readonly original: string;
  readonly proposed: string;
};

/** Both sides in Monaco's diff editor, to be read. Imported lazily: it brings Monaco. */
export function ReplaceDiff({ path, hash, original, proposed }: ReplaceDiffProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const editor = useRef<DiffEditor | null>(null);
  const [layout, setLayout] = useState<DiffLayout>('side-by-side');
  useEffect(() => {
    if (!frame.current) return;
    const created = createDiffEditor(frame.current, { onLayout: setLayout, onCompared() {} }, { sides });
    editor.current = created;
    return () => {
      created.dispose();
      editor.current = null;
    };
  }, []);

  const view = useServerState(({ app }) => app?.settings.diff);
  useEffect(() => {
    if (view) editor.current?.setView(view);
  }, [view]);

  useEffect(() => {
    const sides = { original, proposed, hunks: [] };
    const proposal: Proposal = { hash, path, relativePath: path, change: 'modify', ...sides };
    editor.current?.show(proposal, null, () => {});
  }, [path, hash, original, proposed]);

  return (
    <>
      <DiffHead
        layout={layout}
        removed={words('review.as-it-is')}
        added={words('replace-review.as-it-would-be')}
      />
      <div ref={frame} className={styles.frame} />
    </>
  );
}

const sides: DiffSides = {
  names({ relativePath }) {
    const path = visibleText(relativePath);
    return {
      original: words('replace-review.original-side', { path }),
      modified: words('replace-review.proposed-side', { path }),
    };
  },
  isReadOnly: () => true,
};
