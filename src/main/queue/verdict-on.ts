import type { Rule } from '@shared/approval/approval';
import { comesAgain } from './call-history';
import type { Call } from './calls/call';
import type { QueueParts } from './parts';
import type { TargetPath } from './policy/match-rule';
import type { Verdict } from './policy/policy';
import { judgeByTargetPaths } from './subjects/call';
import type { Circumstances } from './subjects/subject';
import { kindOf, type Prepared } from './subjects/subjects';
import { webDoubt } from './web-reach';

/** What mode, rules and the hard list say of a call as it is prepared, now. `rules` are tried beside those that hold. */
export function verdictOn(
  parts: QueueParts,
  call: Call,
  prepared: Prepared,
  rules: readonly Rule[] = [],
): Verdict {
  return kindOf(prepared).judge(prepared, circumstancesOf(parts, call, rules));
}

/** The same of a call that no tool has looked at yet, by the files it is about. */
export function verdictBefore(parts: QueueParts, call: Call, targetPaths: readonly TargetPath[]): Verdict {
  return judgeByTargetPaths(targetPaths, circumstancesOf(parts, call));
}

function circumstancesOf(parts: QueueParts, call: Call, rules: readonly Rule[] = []): Circumstances {
  return {
    tool: call.tool,
    repeats: comesAgain(parts, call),
    mode: parts.log.state().mode,
    // A chat's own come first, so that the nearest of several is the one that is named.
    rules: [...parts.log.state().rules, ...rules, ...parts.rules.current()],
    now: parts.now(),
    seen: parts.seen,
    protection: parts.workspace.protection,
    webDoubt: (url, sent) => webDoubt(parts, url, sent),
  };
}
