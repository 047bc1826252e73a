import type { Learned } from '@shared/models/learned-schema';
import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { visibleText } from '../../ui/visible-text';
import styles from '../parts/Section.module.css';
import { useLearned } from '../parts/use-learned';

/** Tools that a model's server refused. Pilotfish does not offer them to that model. */
export function RefusedTools(): ReactElement | null {
  const refused = refusedTools(useLearned().learned);
  if (refused.length === 0) return null;
  const title = words('tools-page.refused');
  return (
    <div className={styles.group}>
      <h3 className={styles.groupTitle}>{title}</h3>
      <p className={styles.lead}>{words('tools-page.refused-lead')}</p>
      <ul className={styles.list} aria-label={title}>
        {refused.map(({ tool, models }) => (
          <li key={tool} className={styles.item}>
            <div className={styles.words}>
              <p className={styles.name}>
                <code>{visibleText(tool)}</code>
              </p>
              {models.map((model) => (
                <p key={model} className={styles.detail}>
                  {words('tools-page.refused-by', { model: visibleText(model) })}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Refused = { readonly tool: string; readonly models: readonly string[] };

function refusedTools(learned: readonly Learned[]): readonly Refused[] {
  const models = new Map<string, Set<string>>();
  for (const { model, changes } of learned)
    for (const { kind, of } of changes)
      if (kind === 'omit-tool' && of !== undefined) models.set(of, (models.get(of) ?? new Set()).add(model));
  return [...models].map(([tool, names]) => ({ tool, models: [...names] }));
}
