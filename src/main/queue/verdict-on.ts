import type { Rule } from '@shared/approval';
import type { Call } from './call';
import { repeatsTwice } from './call-history';
import type { QueueParts } from './parts';
import { dangerOf } from './policy/dangers';
import { judgeCommand } from './policy/judge-command';
import { judge, type Verdict } from './policy/policy';
import type { Prepared } from './prepare';

/** What mode, rules and the hard list say of a call as it is prepared, now. `rules` are tried beside those that hold. */
export function verdictOn(
  parts: QueueParts,
  call: Call,
  { places, proposal, command }: Pick<Prepared, 'places' | 'proposal' | 'command'>,
  rules: readonly Rule[] = [],
): Verdict {
  const { tool } = call;
  const { protection } = parts.workspace;
  const common = {
    repeats: repeatsTwice(parts.log, call),
    mode: parts.log.state().mode,
    // A chat's own come first, so that the nearest of several is the one that is named.
    rules: [...parts.log.state().rules, ...rules, ...parts.rules.current()],
    now: parts.now(),
  };
  if (command) return judgeCommand({ ...common, command });
  const danger = dangerOf({ tool, places, proposal, seen: parts.seen, protection });
  return judge({ ...common, tool, places, danger });
}
