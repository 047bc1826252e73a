import { words } from '@shared/texts/text';
import { Search, X } from 'lucide-react';
import type { KeyboardEvent, ReactElement } from 'react';
import { keyShortcuts } from '../../state/commands/command-keys';
import { IconButton } from '../../ui/IconButton';
import { searchFieldId } from '../parts/page-places';
import styles from './Search.module.css';

type SearchFieldProps = {
  readonly typed: string;
  readonly listId: string;
  /** The id of the entry that Enter chooses, or null. */
  readonly activeId: string | null;
  onType(typed: string): void;
  onStep(by: 1 | -1): void;
  onChoose(): void;
};

/** The search field for all settings. Arrow keys walk the results, Enter goes to one, Esc clears the text. */
export function SearchField(props: SearchFieldProps): ReactElement {
  const { typed, listId, activeId, onType } = props;
  return (
    <search className={styles.search}>
      <Search aria-hidden size={16} strokeWidth={1.5} className={styles.icon} />
      <input
        id={searchFieldId}
        className={styles.input}
        role="combobox"
        aria-label={words('settings-search.label')}
        aria-autocomplete="list"
        aria-expanded={typed !== ''}
        aria-controls={typed === '' ? undefined : listId}
        aria-activedescendant={activeId ?? undefined}
        aria-keyshortcuts={`${keyShortcuts('settings.search')} /`}
        placeholder={words('settings-search.placeholder')}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => pressKey(event, props)}
      />
      {typed !== '' && (
        <IconButton label={words('settings-search.clear')} icon={X} onClick={() => onType('')} />
      )}
    </search>
  );
}

function pressKey(event: KeyboardEvent, { typed, onType, onStep, onChoose }: SearchFieldProps): void {
  if (event.nativeEvent.isComposing) return;
  const act = {
    ArrowDown: () => onStep(1),
    ArrowUp: () => onStep(-1),
    Enter: onChoose,
    Escape: typed === '' ? undefined : () => onType(''),
  }[event.key];
  if (!act) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}
