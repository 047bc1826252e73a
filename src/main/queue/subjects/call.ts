import { type AnyText, textOf } from '@shared/texts/text';
import { isSecretName } from '../../project/protected-names';
import { dangerOf } from '../policy/dangers';
import type { TargetPath } from '../policy/match-rule';
import { filesTarget, judge, type Verdict } from '../policy/policy';
import type { Circumstances, Found, SubjectKind } from './subject';

// A call with nothing to show but itself: it is asked about because of a rule, or because it comes over and over.

export type PreparedCall = {
  readonly kind: 'call';
  readonly targetPaths: readonly TargetPath[];
  readonly tool: string;
  /** As much of its arguments as is shown. */
  readonly input: string;
};

export function prepareCall({ targetPaths, tool, input }: Found): PreparedCall {
  return { kind: 'call', targetPaths, tool: tool.name, input };
}

export const callSubject: SubjectKind<PreparedCall> = {
  examine: async (prepared) => prepared,
  asStale: (prepared) => prepared,
  judge: ({ targetPaths }, circumstances) => judgeByTargetPaths(targetPaths, circumstances),
  show: ({ tool, input }) => ({ subject: { kind: 'call', tool, input }, stale: null }),
  file: () => null,
  accept: async (prepared) => prepared,
  approved: () => null,
  matchesOf: (match) => [match],
};

/** What is said of a call of which no more is known than the files it is about. */
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

/** Reading a file that can hold secrets asks in every mode: what a model reads goes to its provider. */
function secretAmong(targetPaths: readonly TargetPath[]): AnyText | null {
  const paths = targetPaths.flatMap(({ canonical, given }) => [canonical, given]);
  const file = paths.find(isSecretName);
  return file === undefined ? null : textOf('danger.reads-secret', { file });
}
