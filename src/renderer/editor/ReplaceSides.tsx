import { substituted } from '@shared/search/text-search';
import { words } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { FileQuestionMark, FileWarning } from 'lucide-react';
import { lazy, type ReactElement, type ReactNode, useEffect, useMemo, useState } from 'react';
import { saveFile } from '../state/files/save-files';
import { useUnsaved } from '../state/files/unsaved';
import { type ReviewedFile, readAgain, useReplacement } from '../state/search/replacement';
import { api, useServerState } from '../state/server-state';
import { openFile } from '../state/ui-state';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { LazyPart } from '../ui/LazyPart';
import { visibleText } from '../ui/visible-text';
import { whyNoText } from './file/shown-file';
import { Loading } from './parts/Loading';
import { withMonacoWords } from './parts/with-monaco-words';
import styles from './replace/Replace.module.css';

const ReplaceDiff = lazy(async () => ({
  default: (await withMonacoWords(() => import('./ReplaceDiff'))).ReplaceDiff,
}));

/** The chosen file before and after the replacement, or the reason why it is left out. */
export function ReplaceSides(): ReactElement {
  const chosen = useReplacement(({ files, chosen: path }) => files.find((file) => file.path === path));
  const isUnsaved = useUnsaved(({ files }) => chosen !== undefined && files[chosen.path] !== undefined);
  return <div className={styles.sides}>{chosen && <Chosen file={chosen} isUnsaved={isUnsaved} />}</div>;
}

function Chosen({ file, isUnsaved }: { readonly file: ReviewedFile; readonly isUnsaved: boolean }) {
  const { path, plan } = file;
  if (isUnsaved)
    return (
      <LeftOut path={path} title={words('replace-review.unsaved-title')} canSave>
        {words('replace-review.unsaved-hint')}
      </LeftOut>
    );
  if (plan === null) return <Loading />;
  if (plan.kind === 'unusable')
    return (
      <LeftOut path={path} title={words('replace-review.unusable-title')}>
        {visibleText(plan.why)}
      </LeftOut>
    );
  return <Sides key={`${path} ${plan.hash}`} path={path} plan={plan} />;
}

type LeftOutProps = {
  readonly path: string;
  readonly title: string;
  readonly canSave?: boolean;
  readonly children: ReactNode;
};

function LeftOut({ path, title, canSave = false, children }: LeftOutProps) {
  return (
    <EmptyState icon={canSave ? FileWarning : FileQuestionMark} title={title}>
      <p>{children}</p>
      <p className={styles.helps}>
        {canSave && (
          <Button variant="primary" onClick={() => void saveFile(path)}>
            {words('replace-review.save')}
          </Button>
        )}
        <Button onClick={() => openFile(path)}>{words('replace-review.open')}</Button>
      </p>
    </EmptyState>
  );
}

type Planned = Extract<NonNullable<ReviewedFile['plan']>, { readonly kind: 'matches' }>;

function Sides({ path, plan }: { readonly path: string; readonly plan: Planned }) {
  const text = useText(path, plan.hash);
  const out = useReplacement((state) => state.leftOut[path]);
  const proposed = useMemo(() => {
    if (typeof text !== 'string') return null;
    return out === 'all' ? text : substituted(text, plan.matches, out ?? new Set());
  }, [text, plan, out]);
  if (text !== null && typeof text !== 'string')
    return (
      <LeftOut path={path} title={words('replace-review.failed')}>
        {visibleText(text.why)}
      </LeftOut>
    );
  if (text === null || proposed === null) return <Loading />;
  return (
    <LazyPart fallback={<Loading />}>
      <ReplaceDiff path={path} hash={plan.hash} original={text} proposed={proposed} />
    </LazyPart>
  );
}

type Unread = { readonly why: ReturnType<typeof toldOf> };

/** The text that the plan was made from; null while it loads. If the file changed since, it is planned again. */
function useText(path: string, hash: string): string | Unread | null {
  const [text, setText] = useState<string | Unread | null>(null);
  const project = useServerState((state) => state.project?.key);
  useEffect(() => {
    if (project === undefined) return;
    let isCurrent = true;
    api.project.readFile({ project, path }).then(
      (view) => {
        if (!isCurrent) return;
        if (view.kind === 'unshowable' || view.kind === 'beginning') setText({ why: whyNoText(view) });
        else if (view.kind === 'text' && view.hash === hash) setText(view.text);
        else readAgain([path]);
      },
      (error: unknown) => isCurrent && setText({ why: toldOf(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [project, path, hash]);
  return text;
}
