import '../parts/panel-texts';
import type { Proposal } from '@shared/approval/approval';
import { words } from '@shared/texts/text';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useServerState } from '../state/server-state';
import { visibleText } from '../ui/visible-text';
import { DiffHead } from './DiffHead';
import { createDiffEditor, type DiffEditor, type SideNames } from './diff-editor';
import type { DiffLayout } from './diff-layout';
import { CodeFrame } from './parts/CodeFrame';

type ReplaceDiffProps = {
  readonly path: string;
  /** Differs whenever anything of the comparison differs. */
  readonly hash: string;
  readonly original: string;
  readonly proposed: string;
};

/** A file before and after a replacement, read-only. Import it lazily, because it loads Monaco. */
export function ReplaceDiff({ path, hash, original, proposed }: ReplaceDiffProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const editor = useRef<DiffEditor | null>(null);
  const [layout, setLayout] = useState<DiffLayout>('side-by-side');
  useEffect(() => {
    if (!frame.current) return;
    const listeners = { onLayout: setLayout, onCompared() {} };
    const created = createDiffEditor(frame.current, listeners, { names: namesOf });
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
    editor.current?.show({ proposal, readOnly: 'review.only-shown' });
  }, [path, hash, original, proposed]);

  return (
    <>
      <DiffHead
        layout={layout}
        removed={words('review.as-it-is')}
        added={words('replace-review.as-it-would-be')}
      />
      <CodeFrame frame={frame} name={visibleText(path)} />
    </>
  );
}

function namesOf({ relativePath }: Proposal): SideNames {
  const path = visibleText(relativePath);
  return {
    original: words('replace-review.original-side', { path }),
    modified: words('replace-review.proposed-side', { path }),
  };
}
