import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { Badge } from '../../ui/Badge';
import { visibleText } from '../../ui/visible-text';
import type { Pickable, PickSection } from './pick-sections';
import styles from './ToolPicker.module.css';

type SectionRowsProps = {
  readonly section: PickSection;
  readonly chosen: readonly string[];
  /** The section or tool that is the tab stop. */
  readonly tabStop: string | null;
  onFocus(row: string): void;
  onChoose(names: readonly string[], isChosen: boolean): void;
};

/** The tools from one source, below a checkbox for all of them. */
export function SectionRows(props: SectionRowsProps): ReactElement {
  const { section, chosen, tabStop, onFocus, onChoose } = props;
  const title = visibleText(section.title);
  const names = section.tools.map(({ name }) => name);
  const on = names.filter((name) => chosen.includes(name)).length;
  const row = (id: string) => ({ tabIndex: id === tabStop ? 0 : -1, onFocus: () => onFocus(id) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in the fieldset would be read twice with each box.
    <div role="group" aria-label={title} className={styles.section}>
      <label className={styles.heading}>
        <input
          {...row(section.title)}
          ref={(box) => {
            if (box) box.indeterminate = on > 0 && on < names.length;
          }}
          type="checkbox"
          aria-label={words('tool-picker.all-of', { title })}
          checked={on === names.length}
          onChange={(event) => onChoose(names, event.target.checked)}
        />
        {title}
      </label>
      {section.tools.map((tool) => (
        <label key={tool.name} className={styles.row}>
          <input
            {...row(tool.name)}
            type="checkbox"
            checked={chosen.includes(tool.name)}
            onChange={(event) => onChoose([tool.name], event.target.checked)}
          />
          <ToolWords tool={tool} />
        </label>
      ))}
    </div>
  );
}

function ToolWords({ tool: { name, hint, state } }: { readonly tool: Pickable }): ReactElement {
  return (
    <>
      <code className={styles.name}>{visibleText(name)}</code>
      {hint !== name && <span className={styles.words}>{visibleText(hint)}</span>}
      {state !== 'there' && (
        <Badge tone={state === 'gone' ? 'warning' : 'neutral'}>{words(`tool-picker.state-${state}`)}</Badge>
      )}
    </>
  );
}
