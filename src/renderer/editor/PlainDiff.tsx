import '../parts/panel-texts';
import type { Proposal } from '@shared/approval/approval';
import { words } from '@shared/texts/text';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useServerState } from '../state/server-state';
import { visibleText } from '../ui/visible-text';
import { DiffHead } from './DiffHead';
import { createDiffEditor, type DiffEditor } from './diff-editor';
import type { DiffLayout } from './diff-layout';
import styles from './monaco/MonacoFrame.module.css';
import type { PlainSides, SideNames } from './parts/plain-sides';

/** A read-only Monaco diff. Import it lazily, because it loads Monaco. */
export function PlainDiff({ path, hash, original, proposed, names }: PlainSides): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const editor = useRef<DiffEditor | null>(null);
  const [layout, setLayout] = useState<DiffLayout>('side-by-side');
  useEffect(() => {
    if (!frame.current) return;
    const listeners = { onLayout: setLayout, onCompared() {} };
    const created = createDiffEditor(frame.current, listeners, { names: namesBy(names) });
    editor.current = created;
    return () => {
      created.dispose();
      editor.current = null;
    };
  }, [names]);

  const view = useServerState(({ app }) => app?.settings.diff);
  useEffect(() => {
    if (view) editor.current?.setView(view);
  }, [view]);

  useEffect(() => {
    const sides = { original, proposed, hunks: [] };
    const proposal: Proposal = { hash, path, relativePath: path, change: 'modify', ...sides };
    editor.current?.show({ proposal, readOnly: 'review.only-shown' });
  }, [path, hash, original, proposed]);

  return (
    <>
      <DiffHead layout={layout} removed={words(names.before)} added={words(names.after)} />
      <div ref={frame} className={styles.frame} />
    </>
  );
}

function namesBy({ original, modified }: SideNames) {
  return ({ relativePath }: Proposal) => {
    const path = visibleText(relativePath);
    return { original: words(original, { path }), modified: words(modified, { path }) };
  };
}
