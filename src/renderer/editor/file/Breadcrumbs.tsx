import { dataFileAt } from '@shared/data-files/data-file';
import { words } from '@shared/texts/text';
import { ChevronRight } from 'lucide-react';
import { Fragment, type ReactElement } from 'react';
import { showInTree } from '../../state/tree-goal';
import { visibleText } from '../../ui/visible-text';
import styles from './Breadcrumbs.module.css';

/**
 * Breadcrumbs: the file and its folders, each a link into the file tree. A data file is in no folder of the tree and
 * shows only its name. Every file has breadcrumbs, so that switching tabs never moves the text.
 */
export function Breadcrumbs({ path }: { readonly path: string }): ReactElement {
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
    </nav>
  );
}
