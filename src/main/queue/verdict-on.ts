import type { Rule } from '@shared/approval/approval';
import { comesAgain } from './call-history';
import type { HookVerdict } from './call-hooks';
import type { Call } from './calls/call';
import type { QueueParts } from './parts';
import type { TargetPath } from './policy/match-rule';
import { asksByMode, type Verdict } from './policy/policy';
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
  const verdict = kindOf(prepared).judge(prepared, circumstancesOf(parts, call, rules));
  const hooked = parts.hooked.get(call.id);
  return hooked === undefined ? verdict : withHook(verdict, hooked, prepared);
}

/** A hook changes what only the mode decides: it asks like a rule, or allows what a rule could allow. */
function withHook(verdict: Verdict, hooked: HookVerdict, prepared: Prepared): Verdict {
  if (verdict.verdict === 'deny' || (verdict.verdict === 'ask' && !asksByMode(verdict))) return verdict;
  if (hooked.decision === 'ask') return { verdict: 'ask', because: 'rule', why: hooked.why, always: [] };
  if (hooked.decision !== 'allow' || verdict.verdict !== 'ask') return verdict;
  const needsChoice = prepared.kind === 'memory' && prepared.proposal.scope === null;
  if (verdict.always.length === 0 || needsChoice) return verdict;
  return { verdict: 'allow', allowance: { by: 'hook', hook: hooked.hook } };
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
