import { dataFileAt } from '@shared/data-files/data-file';
import { words } from '@shared/texts/text';
import { ChevronRight } from 'lucide-react';
import { Fragment, type ReactElement } from 'react';
import type { FileSymbol } from '../../parts/symbols/outline';
import { useSymbolsInFront } from '../../parts/symbols/symbols-in-front';
import { symbolsAround } from '../../parts/symbols/symbols-of';
import { keyWords } from '../../state/commands/command-item';
import { runOffered } from '../../state/commands/offered-commands';
import { useFileInFront } from '../../state/files/file-in-front';
import { showInTree } from '../../state/tree-goal';
import { visibleText } from '../../ui/visible-text';
import { useColumn } from '../parts/in-column';
import styles from './Breadcrumbs.module.css';

/**
 * Breadcrumbs: the file and its folders, each a link into the file tree, then the symbols around the caret if the file
 * is in front. A data file is in no folder of the tree and shows only its name. Every file has breadcrumbs, so that
 * switching tabs never moves the text.
 */
export function Breadcrumbs({ path }: { readonly path: string }): ReactElement {
  const { isActive } = useColumn();
  const dataFile = dataFileAt(path);
  if (dataFile !== null)
    return (
      <p className={styles.path}>
        <span className={styles.name}>{dataFile}</span>
      </p>
    );
  const names = path.split('/');
  const steps = names.map((name, index) => ({ name, path: names.slice(0, index + 1).join('/') }));
  return (
    <nav aria-label={words('editor-area.breadcrumbs')} className={styles.path}>
      {steps.map((step, index) => (
        <Fragment key={step.path}>
          {index > 0 && <ChevronRight aria-hidden size={12} strokeWidth={1.5} className={styles.between} />}
          <button
            type="button"
            className={styles.step}
            aria-current={index === steps.length - 1 ? 'page' : undefined}
            title={words('editor-area.show-in-tree', { path: visibleText(step.path) })}
            onClick={() => showInTree(step.path)}
          >
            {visibleText(step.name)}
          </button>
        </Fragment>
      ))}
      {isActive && <SymbolSteps path={path} />}
    </nav>
  );
}

/** The symbols around the caret, the outermost first. Each lists all symbols of the file. */
function SymbolSteps({ path }: { readonly path: string }): ReactElement | null {
  const line = useFileInFront(({ file }) => file?.line ?? 1);
  const symbols = useSymbolsInFront((state) => (state.path === path ? state.symbols : none));
  if (symbols.length === 0) return null;
  const around = symbolsAround(symbols, line);
  if (around.length === 0)
    return <SymbolStep name="…" title={words('editor-area.symbols')} label={words('editor-area.symbols')} />;
  return (
    <>
      {around.map(({ name, lines }) => (
        <SymbolStep
          key={lines.first}
          name={visibleText(name)}
          title={words('editor-area.show-symbols', { name: visibleText(name) })}
        />
      ))}
    </>
  );
}

const none: readonly FileSymbol[] = [];

type SymbolStepProps = { readonly name: string; readonly title: string; readonly label?: string };

function SymbolStep({ name, title, label }: SymbolStepProps): ReactElement {
  const keys = keyWords('file.goToSymbol');
  return (
    <>
      <ChevronRight aria-hidden size={12} strokeWidth={1.5} className={styles.between} />
      <button
        type="button"
        className={styles.step}
        aria-label={label}
        title={`${title} (${keys})`}
        onClick={() => runOffered('file.goToSymbol')}
      >
        {name}
      </button>
    </>
  );
}
