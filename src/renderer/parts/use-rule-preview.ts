import type { PreviewedRule, RulePreview } from '@shared/history/history';
import type { AnyText } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { useEffect, useState } from 'react';
import { api, useServerState } from '../state/server-state';

export type PreviewAnswer =
  | { readonly kind: 'found'; readonly preview: RulePreview }
  | { readonly kind: 'failed'; readonly problem: AnyText };

/** Milliseconds in which nothing more is typed. */
const pause = 250;

/**
 * What the rule would have made of past calls; null while that is found out for the first time, or where no project is
 * open. Asked when the rule has stood for a moment, and again when other rules hold; what is overtaken is dropped.
 * `isOfNow`: it is about the rule as it stands now.
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
      api.history.rulePreview(JSON.parse(asked) as Asked).then(
        (preview) => answered({ kind: 'found', preview }),
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
