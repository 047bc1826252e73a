import { words } from '@shared/texts/text';
import { SearchX } from 'lucide-react';
import { type ReactElement, useEffect, useRef } from 'react';
import { EmptyState } from '../../ui/EmptyState';
import sectionStyles from '../parts/Section.module.css';
import { type Entry, sectionName } from './entries';
import styles from './Search.module.css';

type SearchResultsProps = {
  readonly found: readonly Entry[];
  readonly typed: string;
  readonly active: number;
  readonly listId: string;
  onChoose(entry: Entry): void;
};

/** The results, by section. */
export function SearchResults({ found, typed, active, listId, onChoose }: SearchResultsProps): ReactElement {
  const sections = [...new Set(found.map(({ section }) => section))];
  return (
    <>
      <p role="status" className={styles.status}>
        {words('settings-search.found', { count: found.length })}
      </p>
      {found.length === 0 && (
        <EmptyState icon={SearchX} title={words('settings-search.none', { typed })}>
          {words('settings-search.none-hint')}
        </EmptyState>
      )}
      <div
        id={listId}
        role="listbox"
        aria-label={words('settings-search.results')}
        className={styles.results}
      >
        {sections.map((section) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, no fieldsets
          <div key={section} role="group" aria-labelledby={`${listId}-${section}`} className={styles.section}>
            <h3 id={`${listId}-${section}`} role="presentation" className={sectionStyles.groupTitle}>
              {sectionName(section)}
            </h3>
            {found.map(
              (entry, index) =>
                entry.section === section && (
                  <Option
                    key={`${entry.id} ${entry.key}`}
                    id={optionId(listId, index)}
                    entry={entry}
                    isActive={index === active}
                    onChoose={() => onChoose(entry)}
                  />
                ),
            )}
          </div>
        ))}
      </div>
    </>
  );
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

type OptionProps = {
  readonly id: string;
  readonly entry: Entry;
  readonly isActive: boolean;
  onChoose(): void;
};

function Option({ id, entry: { title, about, key }, isActive, onChoose }: OptionProps): ReactElement {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the keyboard and names the option
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field does it
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      onClick={onChoose}
    >
      <span className={styles.title}>{title}</span>
      {about !== '' && <span className={styles.about}>{about}</span>}
      <code className={styles.key}>{key}</code>
    </div>
  );
}
