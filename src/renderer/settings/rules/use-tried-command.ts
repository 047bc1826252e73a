import type { CheckedCommand, ModeKind, Rule } from '@shared/approval/approval';
import type { AnyText } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { useEffect, useState } from 'react';
import { api } from '../../state/server-state';

export type Tried = {
  readonly project: string;
  readonly chatId: string | null;
  readonly command: string;
  readonly mode: ModeKind;
  readonly sandboxed: boolean;
};

export type TriedAnswer =
  | { readonly kind: 'checked'; readonly checked: CheckedCommand }
  | { readonly kind: 'failed'; readonly problem: AnyText };

/**
 * The main process's decision on a command, asked at each change of the command or the rules. An outdated answer is
 * dropped. The last answer stays until the next, and `isOfNow` says whether it is current.
 */
export function useTriedCommand(tried: Tried, rules: readonly Rule[]) {
  const [last, setLast] = useState<{ readonly of: string; readonly answer: TriedAnswer } | null>(null);
  const isEmpty = tried.command.trim() === '';
  const asked = JSON.stringify(tried);
  // biome-ignore lint/correctness/useExhaustiveDependencies: main knows the rules; others make another answer.
  useEffect(() => {
    if (isEmpty) return setLast(null);
    let isCurrent = true;
    const answered = (answer: TriedAnswer) => isCurrent && setLast({ of: asked, answer });
    api.rules.checkCommand(JSON.parse(asked) as Tried).then(
      (checked) => answered({ kind: 'checked', checked }),
      (error: unknown) => answered({ kind: 'failed', problem: toldOf(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [asked, isEmpty, rules]);
  // This render precedes the effect.
  return isEmpty || last === null ? null : { answer: last.answer, isOfNow: last.of === asked };
}
