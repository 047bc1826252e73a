import { words } from '@shared/texts/text';
import { type KeyboardEvent, type ReactElement, useId, useMemo, useState } from 'react';
import { useServerState } from '../../state/server-state';
import { useTools } from '../../state/tools';
import { fittingSections, type PickSection, pickSections, withChosen } from './pick-sections';
import { SectionRows } from './SectionRows';
import styles from './ToolPicker.module.css';

type ToolPickerProps = {
  readonly label: string;
  readonly hint?: string;
  readonly names: readonly string[];
  onChange(names: readonly string[]): void;
};

/** A list of tools to choose from, with a search. The list is one tab stop, and the arrow keys walk it. */
export function ToolPicker({ label, hint, names, onChange }: ToolPickerProps): ReactElement {
  const [query, setQuery] = useState('');
  const [current, setCurrent] = useState<string | null>(null);
  const sections = useSections(names);
  const found = fittingSections(sections, query);
  const first = found[0]?.title ?? null;
  const count = found.reduce((sum, { tools }) => sum + tools.length, 0);
  const isThere = found.some(
    ({ title, tools }) => title === current || tools.some(({ name }) => name === current),
  );
  const noteId = useId();
  return (
    <fieldset className={styles.picker} aria-describedby={hint ? noteId : undefined} onKeyDown={walk}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.head}>
        <input
          type="search"
          className={styles.search}
          aria-label={words('tool-picker.search')}
          placeholder={words('tool-picker.search')}
          spellCheck={false}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <span className={styles.count}>{words('tool-picker.chosen', { count: names.length })}</span>
      </div>
      <div className={styles.list}>
        {found.map((section) => (
          <SectionRows
            key={section.title}
            section={section}
            chosen={names}
            tabStop={isThere ? current : first}
            onFocus={setCurrent}
            onChoose={(of, isChosen) => onChange(withChosen(names, of, isChosen))}
          />
        ))}
        {found.length === 0 && <p className={styles.none}>{words('tool-picker.none-found')}</p>}
      </div>
      {hint && (
        <p id={noteId} className={styles.hint}>
          {hint}
        </p>
      )}
      <span className="visually-hidden" role="status">
        {query !== '' && words('tool-picker.found', { count })}
      </span>
    </fieldset>
  );
}

/** Chosen but missing tools stay in the list until it closes. */
function useSections(names: readonly string[]): readonly PickSection[] {
  const tools = useTools();
  const servers = useServerState(({ project }) => project?.servers) ?? none;
  const [first] = useState(names);
  return useMemo(
    () => pickSections({ tools, servers }, [...first, ...names]),
    [tools, servers, first, names],
  );
}

const none: readonly never[] = [];

/** Moves from the search into the list, and from row to row. Enter in the search submits no form. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type="checkbox"]')];
  const at = event.target instanceof HTMLElement ? rows.indexOf(event.target) : -1;
  const places: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ...(at === -1 ? { Enter: 0 } : { ArrowUp: at - 1, Home: 0, End: rows.length - 1 }),
  };
  const place = places[event.key];
  if (place === undefined) return;
  event.preventDefault();
  rows[place]?.focus();
}
