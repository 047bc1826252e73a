import type { PreviewedRule, RulePreview } from '@shared/history/history';
import type { AnyText } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { useEffect, useState } from 'react';
import { api, useServerState } from '../state/server-state';

export type PreviewAnswer =
  | { readonly kind: 'found'; readonly preview: RulePreview; readonly scope: PreviewedRule['scope'] }
  | { readonly kind: 'failed'; readonly problem: AnyText };

/** Milliseconds after the last key stroke. */
const pause = 250;

/**
 * The effect of the rule on past calls; null before the first answer, or if no project is open. Asked after a short
 * pause, and again when other rules apply. An outdated answer is dropped. `isOfNow`: the answer is about the current
 * rule.
 */
export function useRulePreview(rule: PreviewedRule, chatId: string | null) {
  const project = useServerState((state) => (state.project?.state === 'open' ? state.project.key : null));
  const rules = useServerState((state) => state.project?.rules);
  const [last, setLast] = useState<{ readonly of: string; readonly answer: PreviewAnswer } | null>(null);
  const asked = JSON.stringify({ project, rule, chatId });
  // biome-ignore lint/correctness/useExhaustiveDependencies: main knows the rules; others make another answer.
  useEffect(() => {
    if (project === null) return;
    let isCurrent = true;
    const answered = (answer: PreviewAnswer) => isCurrent && setLast({ of: asked, answer });
    const timer = setTimeout(() => {
      const wish = JSON.parse(asked) as Asked;
      api.history.rulePreview(wish).then(
        (preview) => answered({ kind: 'found', preview, scope: wish.rule.scope }),
        (error: unknown) => answered({ kind: 'failed', problem: toldOf(error) }),
      );
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked, project, rules]);
  return { isAsked: project !== null, answer: last?.answer ?? null, isOfNow: last?.of === asked };
}

type Asked = { readonly project: string; readonly rule: PreviewedRule; readonly chatId: string | null };
