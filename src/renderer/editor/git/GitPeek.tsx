import type { LineChange } from '@shared/hunks/line-changes';
import { words } from '@shared/texts/text';
import { ChevronDown, ChevronUp, Undo2, X } from 'lucide-react';
import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { keysOf } from '../../state/commands/command-keys';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { visibleProse } from '../../ui/visible-text';
import { Room } from '../hunks/Room';
import type { SideLayer } from '../hunks/side-layer';
import { useSideLayer, useSight } from '../hunks/use-side-layer';
import type { monaco } from '../monaco/monaco';
import styles from './GitPeek.module.css';
import { closeChange, goToChange, revertChange, useGitView } from './git-view';
import { kindOf } from './line-edits';

/** The old lines of the opened change, between the lines of the editor. Import it lazily only. */
export function GitPeek({ editor }: { readonly editor: monaco.editor.ICodeEditor }): ReactElement | null {
  const layer = useSideLayer(editor);
  const change = useGitView(({ changes, opened }) => (opened === null ? undefined : changes[opened]));
  return layer && change ? <Opened layer={layer} change={change} /> : null;
}

type OpenedProps = { readonly layer: SideLayer; readonly change: LineChange };

const zone = 'git';

function Opened({ layer, change }: OpenedProps): ReactElement | null {
  const [height, setHeight] = useState(guessedHeight);
  const top = useSight(layer).zones.get(zone);
  const { afterEnd } = change;
  useEffect(() => layer.setZones([{ key: zone, afterLine: afterEnd, height }]), [layer, afterEnd, height]);
  useEffect(() => () => layer.setZones([]), [layer]);
  if (top === undefined) return null;
  return createPortal(
    <Room top={top} onHeight={setHeight}>
      <OldLines change={change} reveal={() => layer.editor.revealLine(Math.max(1, afterEnd))} />
    </Room>,
    layer.element,
  );
}

/** In pixels, until it is measured. */
const guessedHeight = 80;

function OldLines({ change, reveal }: { readonly change: LineChange; reveal(): void }): ReactElement {
  const box = useRef<HTMLElement>(null);
  const { committed, changes, opened, editor, takesFocus } = useGitView();
  const at = { place: (opened ?? 0) + 1, all: changes.length };
  const kind = kindOf(change);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another change takes the focus again
  useEffect(() => {
    if (!takesFocus) return;
    useGitView.setState({ takesFocus: false });
    const { current } = box;
    // A button in it keeps the focus.
    if (!current?.contains(document.activeElement)) current?.focus({ preventScroll: true });
    reveal();
  }, [takesFocus, opened]);
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    closeChange();
  };
  return (
    <section
      ref={box}
      className={styles.peek}
      data-kind={kind}
      tabIndex={-1}
      aria-label={words('git-change.title', at)}
      onKeyDown={pressKey}
    >
      <header className={styles.head}>
        <span className={styles.title}>{words('git-change.title', at)}</span>
        <IconButton
          label={words('git-change.previous')}
          icon={ChevronUp}
          keys={keysOf('git.previousChange')}
          disabled={changes.length < 2}
          onClick={() => goToChange(-1)}
        />
        <IconButton
          label={words('git-change.next')}
          icon={ChevronDown}
          keys={keysOf('git.nextChange')}
          disabled={changes.length < 2}
          onClick={() => goToChange(1)}
        />
        {editor?.isReadOnly === false && (
          <Button icon={Undo2} keys={keysOf('git.revertChange')} onClick={revertChange}>
            {words('git-change.revert')}
          </Button>
        )}
        <IconButton label={words('git-change.close')} icon={X} keys="Escape" onClick={closeChange} />
      </header>
      {kind === 'added' ? (
        <p className={styles.none}>{words('git-change.no-old-lines')}</p>
      ) : (
        <Removed lines={(committed ?? []).slice(change.beforeStart, change.beforeEnd)} />
      )}
    </section>
  );
}

function Removed({ lines }: { readonly lines: readonly string[] }): ReactElement {
  const shown = lines.slice(0, mostShown);
  const rest = lines.length - shown.length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section className={styles.lines} tabIndex={0} aria-label={words('git-change.old-lines')}>
      {shown.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
        <del key={index}>{shownLine(line)}</del>
      ))}
      {rest > 0 && <p className={styles.none}>{words('hunks.more-lines', { count: rest })}</p>}
    </section>
  );
}

const mostShown = 500;

function shownLine(line: string): string {
  return line === '' ? ' ' : line.split('\t').map(visibleProse).join('\t');
}
