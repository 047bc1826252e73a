import type { Proposal } from '@shared/approval/approval';
import type { CallKey } from '@shared/base/call-key';
import { type PlainKey, words } from '@shared/texts/text';
import { ArrowDown, ArrowUp, Columns2, ListTree, Pilcrow, WrapText } from 'lucide-react';
import type { ReactElement } from 'react';
import { commandLabel } from '../state/commands/command-item';
import { openDiff } from '../state/questions/open-diffs';
import { api, useServerState } from '../state/server-state';
import { ErrorText } from '../ui/ErrorText';
import { IconButton } from '../ui/IconButton';
import { useAction } from '../ui/use-action';
import { visibleText } from '../ui/visible-text';
import { DiffHead } from './DiffHead';
import styles from './DiffHeader.module.css';
import type { DiffLayout } from './diff-layout';
import { wrapSetting } from './wrap-setting';

type DiffHeaderProps = {
  readonly call: CallKey;
  readonly proposal: Pick<Proposal, 'change' | 'relativePath' | 'movedTo' | 'onDisk'>;
  readonly layout: DiffLayout;
};

/** The names of the sides. A created or deleted file has only one side. */
const names = {
  create: { removed: null, added: 'review.proposed-file' },
  modify: { removed: 'review.as-it-is', added: 'review.proposed-text' },
  delete: { removed: 'review.proposed-nothing', added: null },
} as const;

/** Names each side of the diff, steps through its changes and contains the switches for the view. */
export function DiffHeader({ call, proposal, layout }: DiffHeaderProps): ReactElement {
  const { removed: named, added } = names[proposal.change];
  // The side shows what the file contained.
  const removed = named !== null && proposal.onDisk === null ? 'review.before-deletion' : named;
  const before = removed && (
    <>
      {words(removed)}
      <MovedPath {...proposal} />
    </>
  );
  return (
    <DiffHead layout={layout} removed={before} added={added && words(added)}>
      <span className={styles.actions}>
        <ViewSwitches layout={layout} path={proposal.relativePath} />
        <IconButton
          {...commandLabel('question.previousChange')}
          icon={ArrowUp}
          onClick={() => openDiff(call)?.goToChange('previous')}
        />
        <IconButton
          {...commandLabel('question.nextChange')}
          icon={ArrowDown}
          onClick={() => openDiff(call)?.goToChange('next')}
        />
        <IconButton
          {...commandLabel('question.listChanges')}
          icon={ListTree}
          onClick={() => openDiff(call)?.openAccessibleView()}
        />
      </span>
    </DiffHead>
  );
}

/** The new path of the file if the user renamed it after the proposal. */
function MovedPath({ relativePath, movedTo }: DiffHeaderProps['proposal']): ReactElement | null {
  if (movedTo === undefined) return null;
  const moved = words('review.moved', { from: visibleText(relativePath), to: visibleText(movedTo) });
  return (
    <span className={styles.moved} title={moved}>
      {moved}
    </span>
  );
}

type ViewSwitchesProps = { readonly layout: DiffLayout; readonly path: string };

/** The settings store these switches for all diffs of all windows. */
export function ViewSwitches({ layout, path }: ViewSwitchesProps): ReactElement | null {
  const diff = useServerState(({ app }) => app?.settings.diff);
  const { run, error } = useAction();
  if (!diff) return null;
  const set = (key: keyof typeof diff, value: string | boolean) =>
    run(() => api.settings.set({ key: `diff.${key}`, value }));
  const wrap = wrapSetting(path);
  const wantsColumns = diff.view === 'side-by-side';
  return (
    <>
      <ErrorText>{error}</ErrorText>
      {layout !== 'single' && (
        <IconButton
          label={words(columnsLabel(wantsColumns, layout))}
          icon={Columns2}
          aria-pressed={layout === 'side-by-side'}
          onClick={() => set('view', layout === 'side-by-side' ? 'inline' : 'side-by-side')}
        />
      )}
      <IconButton
        label={words('review.wrap')}
        icon={WrapText}
        aria-pressed={diff[wrap]}
        onClick={() => set(wrap, !diff[wrap])}
      />
      {layout !== 'single' && (
        <WhitespaceSwitch shows={diff.whitespace} onChange={(shows) => set('whitespace', shows)} />
      )}
    </>
  );
}

/** The label says so if the shown layout differs from the setting. */
function columnsLabel(wantsColumns: boolean, layout: DiffLayout): PlainKey {
  if (wantsColumns && layout === 'inline') return 'review.side-by-side-later';
  return wantsColumns || layout === 'inline' ? 'review.side-by-side' : 'review.inline-too-long';
}

type WhitespaceSwitchProps = { readonly shows: boolean; onChange(shows: boolean): void };

/** Says that the diff ignores whitespace: the user accepts such changes too, without seeing them. */
function WhitespaceSwitch({ shows, onChange }: WhitespaceSwitchProps): ReactElement {
  return (
    <>
      {!shows && (
        <span className={styles.notCompared} role="status">
          {words('review.whitespace-hidden')}
        </span>
      )}
      <IconButton
        label={words('review.whitespace')}
        icon={Pilcrow}
        aria-pressed={shows}
        onClick={() => onChange(!shows)}
      />
    </>
  );
}
