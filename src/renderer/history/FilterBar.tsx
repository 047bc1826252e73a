import { allowedByKinds, endStates } from '@shared/history/history';
import { isInList } from '@shared/project/project-state';
import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { useServerState } from '../state/server-state';
import { useTools } from '../state/tools';
import { Select, type SelectOption } from '../ui/fields/Select';
import { Switch } from '../ui/fields/Switch';
import { TextField } from '../ui/fields/TextField';
import { visibleProse, visibleText } from '../ui/visible-text';
import styles from './FilterBar.module.css';
import { choose, type HistoryChoice, periods } from './history-choice';

type FilterBarProps = {
  readonly choice: HistoryChoice;
  /** The tools that were called. */
  readonly tools: readonly string[];
};

/** The filter of the history: a call must match all parts. */
export function FilterBar({ choice, tools }: FilterBarProps): ReactElement {
  return (
    <search className={styles.bar}>
      <TextField
        type="search"
        label={words('history.search')}
        className={styles.words}
        value={choice.text ?? ''}
        onChange={(text) => choose({ text })}
      />
      <div className={styles.changed}>
        <Switch
          label={words('history.changed-only')}
          checked={choice.changed === true}
          onChange={(changed) => choose({ changed: changed || undefined })}
        />
      </div>
      <div className={styles.choices}>
        <Choice
          label={words('history.tool')}
          none={words('history.every-tool')}
          options={useToolOptions(tools, choice.tool)}
          value={choice.tool}
          onChange={(tool) => choose({ tool })}
        />
        <Choice
          label={words('history.state')}
          none={words('history.every-state')}
          options={endStates.map((value) => ({ value, label: words(`history.state-${value}`) }))}
          value={choice.state}
          onChange={(state) => choose({ state })}
        />
        <Choice
          label={words('history.allowed-by')}
          none={words('history.by-anybody')}
          options={allowedByKinds.map((value) => ({ value, label: words(`history.by-${value}`) }))}
          value={choice.allowedBy}
          onChange={(allowedBy) => choose({ allowedBy })}
        />
        <Choice
          label={words('history.chat')}
          none={words('history.every-chat')}
          options={useChatOptions()}
          value={choice.chatId}
          onChange={(chatId) => choose({ chatId })}
        />
        <Choice
          label={words('history.days')}
          none={words('history.all-days')}
          options={periods.slice(1).map((value) => ({ value, label: words(`history.${value}`) }))}
          value={choice.period === 'all-days' ? undefined : choice.period}
          onChange={(period = 'all-days') => choose({ period })}
        />
      </div>
    </search>
  );
}

/** No tool or chat has an empty name. */
const noChoice = '';

type ChoiceProps<Value extends string> = {
  readonly label: string;
  /** The label for an unused filter. */
  readonly none: string;
  readonly options: readonly (SelectOption & { readonly value: Value })[];
  readonly value: Value | undefined;
  onChange(value: Value | undefined): void;
};

function Choice<Value extends string>({ label, none, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <Select
      compact
      label={label}
      value={value ?? noChoice}
      options={[{ value: noChoice, label: none }, ...options]}
      onChange={(chosen) => onChange(options.find((option) => option.value === chosen)?.value)}
    />
  );
}

/** The chosen tool stays in the list, even after its last call is gone. */
function useToolOptions(called: readonly string[], chosen: string | undefined) {
  const known = useTools();
  const names = [...new Set([...called, ...(chosen === undefined ? [] : [chosen])])];
  return names.map((name) => {
    const displayName = known.find((tool) => tool.name === name)?.displayName;
    return { value: name, label: displayName ? visibleText(displayName) : visibleText(name) };
  });
}

function useChatOptions() {
  const chats = useServerState((state) => state.project?.chats) ?? [];
  return chats
    .filter(isInList)
    .map(({ id, title }) => ({ value: id, label: visibleProse(title || words('history.untitled')) }));
}
