import { type Rule, ruleText, unreadRuleId } from '@shared/approval/approval';
import { isTextWith, words } from '@shared/texts/text';
import { Gavel, Trash2 } from 'lucide-react';
import { type ReactElement, useMemo } from 'react';
import { useChatInFront } from '../../state/chat-in-front';
import { api, useServerState } from '../../state/server-state';
import { useTool } from '../../state/tools';
import { Badge } from '../../ui/Badge';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorText } from '../../ui/ErrorText';
import { IconButton } from '../../ui/IconButton';
import { locale } from '../../ui/locale';
import { useAction } from '../../ui/use-action';
import { visibleText } from '../../ui/visible-text';
import { OpenDataFile } from '../parts/OpenDataFile';
import styles from '../parts/Section.module.css';
import { explainRule } from './explain-rule';
import { RuleForm } from './RuleForm';
import { TryCommand } from './TryCommand';

/** All rules that apply now: for the chat in front, the project, and all projects. */
export function RulesSection(): ReactElement {
  const chatId = useChatInFront();
  const standing = useServerState((state) => (state.project ?? state.app)?.rules ?? noRules);
  const chatRules = useServerState((state) =>
    chatId === null ? noRules : (state.chats[chatId]?.rules ?? noRules),
  );
  const rules = useMemo(() => [...chatRules, ...standing], [chatRules, standing]);
  return (
    <section className={styles.section}>
      <p className={styles.lead}>{words('rules-page.lead')}</p>
      {rules.length === 0 ? (
        <EmptyState icon={Gavel} title={words('rules-page.none')}>
          {words('rules-page.none-hint')}
        </EmptyState>
      ) : (
        <RuleList rules={rules} chatId={chatId} />
      )}
      <RuleForm />
      <TryCommand rules={rules} />
    </section>
  );
}

const noRules: readonly Rule[] = [];

type RuleListProps = { readonly rules: readonly Rule[]; readonly chatId: string | null };

function RuleList({ rules, chatId }: RuleListProps): ReactElement | null {
  // The section leaves out notices that the window already shows above every page.
  const isSaidAbove = useServerState(
    ({ app }) =>
      app?.notices.some(({ text }) => isTextWith(text, 'rule-files.all-asks-until-mended')) ?? false,
  );
  const listed = isSaidAbove ? rules.filter(({ id }) => id !== unreadRuleId) : rules;
  if (listed.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={words('rules-page.list')}>
      {listed.map((rule) =>
        rule.id === unreadRuleId ? (
          <UnreadRules key={rule.id} />
        ) : (
          <RuleItem key={rule.id} rule={rule} chatId={chatId} />
        ),
      )}
    </ul>
  );
}

/**
 * While Pilotfish cannot read the rules file, it uses a rule that asks. This item replaces that rule, which nobody
 * wrote.
 */
function UnreadRules(): ReactElement {
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <div className={styles.name}>
          {words('rules-page.unread')}
          <Badge tone="warning">{words('rules-page.badge-ask')}</Badge>
        </div>
        <p className={styles.detail}>{words('rules-page.unread-means')}</p>
      </div>
      <OpenDataFile name="rules.json" />
    </li>
  );
}

function RuleItem({ rule, chatId }: { readonly rule: Rule; readonly chatId: string | null }): ReactElement {
  const { run, busy, error } = useAction();
  const tool = useTool(rule.tool);
  const text = visibleText(ruleText(rule));
  const remove = () => run(() => api.rules.remove(placeOf(rule, chatId)));
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <div className={styles.name}>
          <code>{text}</code>
          <Badge tone="neutral">{words(`rules-page.scope-${rule.scope}`)}</Badge>
        </div>
        <p className={styles.detail}>
          {visibleText(explainRule(rule, tool))} {rule.pin !== undefined && words('rules-page.as-it-was')}
        </p>
        <p className={styles.detail}>{originWords(rule)}</p>
        <ErrorText>{error}</ErrorText>
      </div>
      {rule.origin === 'person' && (
        <IconButton
          label={words('rules-page.remove', { rule: text })}
          icon={Trash2}
          disabled={busy}
          onClick={remove}
        />
      )}
    </li>
  );
}

/** The place where an applying rule is stored. */
function placeOf({ id, scope }: Rule, chatId: string | null) {
  if (scope === 'chat' && chatId !== null) return { scope, id, chatId } as const;
  const project = useServerState.getState().project?.key;
  return project === undefined
    ? ({ scope: 'everywhere', id } as const)
    : ({ scope: 'project', id, project } as const);
}

function originWords(rule: Rule): string {
  if (rule.origin === 'project-file') return words('rules-page.from-project-file');
  // Rules written by hand have no time.
  if (rule.createdAt === 0) return words('rules-page.by-hand');
  return words('rules-page.kept-on', { day: new Date(rule.createdAt).toLocaleDateString(locale()) });
}
