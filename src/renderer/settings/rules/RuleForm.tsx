import type { Rule } from '@shared/approval/approval';
import { ruleText } from '@shared/approval/approval';
import { say, words } from '@shared/texts/text';
import type { ToolKind, ToolListing } from '@shared/tools/tools';
import { type FormEvent, type ReactElement, useEffect, useState } from 'react';
import { RulePreview } from '../../parts/RulePreview';
import { useChatInFront } from '../../state/chat-in-front';
import { api, useServerState } from '../../state/server-state';
import { lookForTools, useTools } from '../../state/tools';
import { Button } from '../../ui/Button';
import { ErrorText } from '../../ui/ErrorText';
import { Select, type SelectOption } from '../../ui/fields/Select';
import { TextField } from '../../ui/fields/TextField';
import { useAction } from '../../ui/use-action';
import { visibleText } from '../../ui/visible-text';
import styles from '../parts/Section.module.css';
import { Choice } from './Choice';
import { explainRule } from './explain-rule';

type Draft = {
  readonly effect: Rule['effect'];
  readonly tool: string;
  readonly match: string;
  readonly scope: Rule['scope'];
};

function emptyRule(tools: readonly ToolListing[]): Draft {
  return { effect: 'ask', tool: usualTool(tools), match: '', scope: 'project' };
}

/** Most rules are about tools that change files. */
function usualTool(tools: readonly ToolListing[]): string {
  return tools.find(({ kind }) => kind === 'change')?.name ?? everyTool;
}

const effects = ['allow', 'ask', 'deny'] as const satisfies readonly Draft['effect'][];
const scopes = ['project', 'everywhere'] as const satisfies readonly Draft['scope'][];
const everyTool = '*';

/** Adds a rule for the project or for all projects. Rules for one chat come from “Always…” in that chat. */
export function RuleForm(): ReactElement {
  const known = useTools();
  useEffect(lookForTools, []);
  const [draft, setDraft] = useState(() => emptyRule(known));
  const { run, busy, error } = useAction();
  const chatId = useChatInFront();
  const project = useServerState((state) => state.project?.key ?? null);
  const offered = draft.effect === 'allow' ? known.filter(mayBeAllowed) : known;
  const tools = offered.map(({ name, displayName }) => ({
    value: name,
    label: name,
    hint: say(displayName),
  }));
  const tool = known.find(({ name }) => name === draft.tool);
  const match = tool ? matchOf(tool) : 'files';
  const rule = ruleOf(match === null ? { ...draft, match: '' } : draft);
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(() => api.rules.add({ ...rule, project }).then(() => setDraft(emptyRule(known))));
  };
  // A rule cannot allow all tools at once.
  const chooseEffect = (effect: Draft['effect']) =>
    set({ effect, ...(effect === 'allow' && !(tool && mayBeAllowed(tool)) && { tool: usualTool(known) }) });

  return (
    <form className={styles.form} onSubmit={submit} aria-labelledby="add-rule">
      <h3 id="add-rule" className={styles.groupTitle}>
        {words('rules-page.add-title')}
      </h3>
      <div className={styles.row}>
        <Choice
          label={words('rules-page.effect')}
          value={draft.effect}
          options={effects.map((effect) => ({ value: effect, label: words(`rules-page.effect-${effect}`) }))}
          onChange={chooseEffect}
        />
        <Select
          label={words('rules-page.tool')}
          value={draft.tool}
          options={draft.effect === 'allow' ? tools : [everyToolOption(), ...tools]}
          onChange={(tool) => set({ tool })}
        />
        <Choice
          label={words('rules-page.scope')}
          value={draft.scope}
          options={scopes.map((scope) => ({ value: scope, label: words(`rules-page.scope-${scope}`) }))}
          onChange={(scope) => set({ scope })}
        />
      </div>
      {match !== null && (
        <TextField
          label={words(`rules-page.match-${match}`)}
          hint={words(`rules-page.match-${match}-hint`)}
          value={draft.match}
          onChange={(typed) => set({ match: typed })}
        />
      )}
      <p className={styles.lead} aria-live="polite">
        <code className={styles.code}>{visibleText(ruleText(rule))}</code>{' '}
        {visibleText(explainRule(rule, tool))}{' '}
        {tool && draft.effect === 'allow' && isFromElsewhere(tool) && words('rules-page.as-it-is-now')}
      </p>
      <RulePreview rule={rule} chatId={chatId} />
      <ErrorText>{error}</ErrorText>
      <div className={styles.row}>
        <Button type="submit" disabled={busy}>
          {words('rules-page.add')}
        </Button>
      </div>
    </form>
  );
}

function everyToolOption(): SelectOption {
  return { value: everyTool, label: words('rules-page.every-tool') };
}

/** Discovered tools ask every time. A plan or a question needs the user's answer itself. */
function mayBeAllowed({ source, kind }: ToolListing): boolean {
  return source.kind !== 'discovered' && kind !== 'plan';
}

function isFromElsewhere({ source }: ToolListing): boolean {
  return source.kind !== 'built-in';
}

/** The meaning of a rule's match; null if the rule always covers all calls. */
function matchOf({ kind, source }: ToolListing) {
  return source.kind === 'server' || source.kind === 'discovered' ? null : matchOfKind[kind];
}

const matchOfKind: Readonly<Record<ToolKind, 'files' | 'commands' | 'hosts' | 'memory' | null>> = {
  read: 'files',
  change: 'files',
  command: 'commands',
  todo: 'files',
  web: 'hosts',
  network: 'hosts',
  memory: 'memory',
  plan: null,
  agent: null,
  remote: null,
};

function ruleOf({ effect, tool, match, scope }: Draft): Pick<Rule, 'effect' | 'tool' | 'match' | 'scope'> {
  const narrowed = match.trim();
  return { effect, tool, scope, ...(narrowed !== '' && { match: narrowed }) };
}
