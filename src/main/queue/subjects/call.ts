import { type AnyText, textOf } from '@shared/texts/text';
import { isSecretName } from '../../project/protected-names';
import { dangerOf } from '../policy/dangers';
import type { TargetPath } from '../policy/match-rule';
import { filesTarget, judge, type Verdict } from '../policy/policy';
import type { Circumstances, Found, SubjectKind } from './subject';

// A call that shows only its arguments: it asks because of a rule, or because it repeats.

export type PreparedCall = {
  readonly kind: 'call';
  readonly targetPaths: readonly TargetPath[];
  readonly tool: string;
  /** The part of its arguments that is shown. */
  readonly input: string;
};

export function prepareCall({ targetPaths, tool, input }: Found): PreparedCall {
  return { kind: 'call', targetPaths, tool: tool.name, input };
}

export const callSubject: SubjectKind<PreparedCall> = {
  examine: async (prepared) => prepared,
  judge: ({ targetPaths }, circumstances) => judgeByTargetPaths(targetPaths, circumstances),
  show: ({ tool, input }) => ({ subject: { kind: 'call', tool, input }, stale: null }),
  file: () => null,
  accept: async (prepared) => prepared,
  approved: () => null,
  matchesOf: (match) => [match],
};

/** Judges a call by its files alone. */
export function judgeByTargetPaths(
  targetPaths: readonly TargetPath[],
  circumstances: Circumstances,
): Verdict {
  const { tool } = circumstances;
  const danger =
    dangerOf({ ...circumstances, targetPaths, proposal: null }) ??
    (tool.kind === 'read' ? secretAmong(targetPaths) : null);
  return judge({ ...circumstances, target: filesTarget(tool, targetPaths), danger });
}

/** Reading a file that can contain secrets asks in every mode, because the provider receives the text. */
function secretAmong(targetPaths: readonly TargetPath[]): AnyText | null {
  const paths = targetPaths.flatMap(({ canonical, given }) => [canonical, given]);
  const file = paths.find(isSecretName);
  return file === undefined ? null : textOf('danger.reads-secret', { file });
}
