import { type Rule, type RuleScope, ruleText } from '@shared/approval';
import { Gavel, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useChatInFront } from '../state/chat-in-front';
import { api, useServerState } from '../state/server-state';
import { useTool } from '../state/tools';
import { Badge } from '../ui/Badge';
import { EmptyState } from '../ui/EmptyState';
import { ErrorText } from '../ui/ErrorText';
import { IconButton } from '../ui/IconButton';
import { useAction } from '../ui/use-action';
import { visibleText } from '../ui/visible-text';
import { explainRule } from './explain-rule';
import { RuleForm } from './RuleForm';
import styles from './Section.module.css';

/** Every standing answer that holds now: for the chat in front, the project, and everywhere. */
export function RulesSection(): ReactElement {
  const chatId = useChatInFront();
  const standing = useServerState((state) => (state.project ?? state.app)?.rules ?? noRules);
  const chatRules = useServerState((state) =>
    chatId === null ? noRules : (state.chats[chatId]?.rules ?? noRules),
  );
  const rules = [...chatRules, ...standing];
  return (
    <section className={styles.section}>
      <p className={styles.lead}>
        Rules answer questions before they reach you. A refusal wins over a question, a question over a
        permission, and what no rule covers is up to the mode. Some things always ask, whatever the rules:
        deleting a file, protected files, files the chat has not read.
      </p>
      {rules.length === 0 ? (
        <EmptyState icon={Gavel} title="There are no rules yet">
          “Always…” under a proposal leaves one here, or add one below.
        </EmptyState>
      ) : (
        <ul className={styles.list} aria-label="Rules">
          {rules.map((rule) => (
            <RuleItem key={rule.id} rule={rule} chatId={chatId} />
          ))}
        </ul>
      )}
      <RuleForm />
    </section>
  );
}

const noRules: readonly Rule[] = [];

const scopeWords: Record<RuleScope, string> = {
  chat: 'This chat',
  project: 'This project',
  everywhere: 'Everywhere',
};

function RuleItem({ rule, chatId }: { readonly rule: Rule; readonly chatId: string | null }): ReactElement {
  const { run, busy, error } = useAction();
  const kind = useTool(rule.tool)?.kind;
  const text = visibleText(ruleText(rule));
  const remove = () => run(() => api.rules.remove(placeOf(rule, chatId)));
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <div className={styles.name}>
          <code>{text}</code>
          <Badge tone={rule.effect === 'allow' ? 'success' : rule.effect === 'ask' ? 'warning' : 'danger'}>
            {rule.effect}
          </Badge>
          <Badge tone="neutral">{scopeWords[rule.scope]}</Badge>
        </div>
        <p className={styles.detail}>{visibleText(explainRule(rule, kind))}</p>
        <p className={styles.detail}>{originWords(rule)}</p>
        <ErrorText>{error}</ErrorText>
      </div>
      {rule.origin === 'person' && (
        <IconButton label={`Remove rule ${text}`} icon={Trash2} disabled={busy} onClick={remove} />
      )}
    </li>
  );
}

/** Where a rule that holds here is kept. */
function placeOf({ id, scope }: Rule, chatId: string | null) {
  if (scope === 'chat' && chatId !== null) return { scope, id, chatId } as const;
  const project = useServerState.getState().project?.key;
  return project === undefined
    ? ({ scope: 'everywhere', id } as const)
    : ({ scope: 'project', id, project } as const);
}

function originWords(rule: Rule): string {
  if (rule.origin === 'project-file')
    return 'From a file of this project, which may only ask and refuse. Remove it there.';
  return `Kept by you on ${new Date(rule.createdAt).toLocaleDateString()}.`;
}
