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

/** The current verdict of mode, rules and the hard list on a prepared call. `rules` are tried in addition. */
export function verdictOn(
  parts: QueueParts,
  call: Call,
  prepared: Prepared,
  rules: readonly Rule[] = [],
): Verdict {
  return kindOf(prepared).judge(prepared, circumstancesOf(parts, call, rules));
}

/** The same for a call before its tool has prepared it, by its files. */
export function verdictBefore(parts: QueueParts, call: Call, targetPaths: readonly TargetPath[]): Verdict {
  return judgeByTargetPaths(targetPaths, circumstancesOf(parts, call));
}

function circumstancesOf(parts: QueueParts, call: Call, rules: readonly Rule[] = []): Circumstances {
  return {
    tool: call.tool,
    repeats: comesAgain(parts, call),
    mode: parts.log.state().mode,
    // The chat's own rules come first, so that the reason names the nearest rule.
    rules: [...parts.log.state().rules, ...rules, ...parts.rules.current()],
    now: parts.now(),
    seen: parts.seen,
    protection: parts.workspace.protection,
    webDoubt: (url, sent) => webDoubt(parts, url, sent),
  };
}
