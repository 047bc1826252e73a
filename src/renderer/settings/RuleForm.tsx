import type { Rule } from '@shared/approval';
import { ruleText } from '@shared/approval';
import type { ToolKind, ToolListing } from '@shared/tools';
import { type FormEvent, type ReactElement, useState } from 'react';
import { api, useServerState } from '../state/server-state';
import { useTools } from '../state/tools';
import { Button } from '../ui/Button';
import { ErrorText } from '../ui/ErrorText';
import { Select, type SelectOption } from '../ui/fields/Select';
import { TextField } from '../ui/fields/TextField';
import { useAction } from '../ui/use-action';
import { visibleText } from '../ui/visible-text';
import { explainRule } from './explain-rule';
import styles from './Section.module.css';

type Draft = {
  readonly effect: Rule['effect'];
  readonly tool: string;
  readonly match: string;
  readonly scope: Rule['scope'];
};

function emptyRule(tools: readonly ToolListing[]): Draft {
  return { effect: 'ask', tool: usualTool(tools), match: '', scope: 'project' };
}

/** Most rules are about what changes files. */
function usualTool(tools: readonly ToolListing[]): string {
  return tools.find(({ kind }) => kind === 'change')?.name ?? everyTool.value;
}

const effects: readonly { readonly value: Draft['effect']; readonly label: string }[] = [
  { value: 'allow', label: 'Allow' },
  { value: 'ask', label: 'Ask' },
  { value: 'deny', label: 'Deny' },
];
const scopes: readonly { readonly value: Draft['scope']; readonly label: string }[] = [
  { value: 'project', label: 'This project' },
  { value: 'everywhere', label: 'Everywhere' },
];
const everyTool: SelectOption = { value: '*', label: 'every tool' };

/** Adds a rule for the project or everywhere; a rule for one chat is kept by “Always…” there. */
export function RuleForm(): ReactElement {
  const known = useTools();
  const [draft, setDraft] = useState(() => emptyRule(known));
  const { run, busy, error } = useAction();
  const project = useServerState((mirror) => mirror.project?.key ?? null);
  const tools = known.map(({ name, displayName }) => ({ value: name, label: name, hint: displayName }));
  const rule = ruleOf(draft);
  const kind = known.find(({ name }) => name === draft.tool)?.kind;
  const words = kind ? matchWords[kind] : fileWords;
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(() => api.rules.add({ ...rule, project }).then(() => setDraft(emptyRule(known))));
  };
  // Nothing may be allowed for every tool at once.
  const chooseEffect = (effect: Draft['effect']) =>
    set({ effect, ...(effect === 'allow' && draft.tool === everyTool.value && { tool: usualTool(known) }) });

  return (
    <form className={styles.form} onSubmit={submit} aria-labelledby="add-rule">
      <h3 id="add-rule" className={styles.groupTitle}>
        Add a rule
      </h3>
      <div className={styles.row}>
        <Choice label="Effect" value={draft.effect} options={effects} onChange={chooseEffect} />
        <Select
          label="Tool"
          value={draft.tool}
          options={draft.effect === 'allow' ? tools : [everyTool, ...tools]}
          onChange={(tool) => set({ tool })}
        />
        <Choice
          label="Where it holds"
          value={draft.scope}
          options={scopes}
          onChange={(scope) => set({ scope })}
        />
      </div>
      <TextField {...words} value={draft.match} onChange={(match) => set({ match })} />
      <p className={styles.lead} aria-live="polite">
        <code className={styles.code}>{visibleText(ruleText(rule))}</code>{' '}
        {visibleText(explainRule(rule, kind))}
      </p>
      <ErrorText>{error}</ErrorText>
      <div className={styles.row}>
        <Button type="submit" disabled={busy}>
          Add rule
        </Button>
      </div>
    </form>
  );
}

const fileWords = {
  label: 'Files (optional)',
  hint: 'A path or pattern relative to the project, such as src/**. Empty: every call of the tool.',
};
const commandWords = {
  label: 'Commands (optional)',
  hint: 'The first words of a command, whole words only, such as npm run test. Empty: every command.',
};

/** What the match of a rule is, by the kind of its tool. */
const matchWords: Readonly<Record<ToolKind, typeof fileWords>> = {
  read: fileWords,
  change: fileWords,
  command: commandWords,
  todo: fileWords,
};

function ruleOf({ effect, tool, match, scope }: Draft): Pick<Rule, 'effect' | 'tool' | 'match' | 'scope'> {
  const narrowed = match.trim();
  return { effect, tool, scope, ...(narrowed !== '' && { match: narrowed }) };
}

type ChoiceProps<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  onChange(value: Value): void;
};

/** A select whose values are known by type. */
function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>): ReactElement {
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen);
    if (option) onChange(option.value);
  };
  return <Select label={label} value={value} options={options} onChange={choose} />;
}
