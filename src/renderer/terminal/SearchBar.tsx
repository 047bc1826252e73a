import { words } from '@shared/texts/text';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { IconButton } from '../ui/IconButton';
import styles from './SearchBar.module.css';

type SearchBarProps = {
  find(term: string, direction: 'next' | 'previous'): boolean;
  onClose(): void;
};

/** Finds text in a terminal. Enter goes to the next match, Shift+Enter to the previous, Esc back to the terminal. */
export function SearchBar({ find, onClose }: SearchBarProps): ReactElement {
  const [term, setTerm] = useState('');
  const [found, setFound] = useState(true);
  const look = (text: string, direction: 'next' | 'previous') =>
    setFound(text === '' || find(text, direction));
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter') look(term, event.shiftKey ? 'previous' : 'next');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <search className={styles.bar} aria-label={words('terminal-panel.search')}>
      <input
        // biome-ignore lint/a11y/noAutofocus: the user just asked for it.
        autoFocus
        type="text"
        className={styles.field}
        aria-label={words('terminal-panel.find')}
        placeholder={words('terminal-panel.find')}
        value={term}
        onChange={(event) => {
          setTerm(event.target.value);
          look(event.target.value, 'next');
        }}
        onKeyDown={press}
      />
      <span className={styles.none} role="status">
        {found ? '' : words('terminal-panel.not-found')}
      </span>
      <IconButton
        label={words('terminal-panel.previous-match')}
        keys="Shift+Enter"
        icon={ArrowUp}
        onClick={() => look(term, 'previous')}
      />
      <IconButton
        label={words('terminal-panel.next-match')}
        keys="Enter"
        icon={ArrowDown}
        onClick={() => look(term, 'next')}
      />
      <IconButton label={words('terminal-panel.close-search')} keys="Escape" icon={X} onClick={onClose} />
    </search>
  );
}
