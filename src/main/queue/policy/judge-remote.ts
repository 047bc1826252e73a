import type { Rule } from '@shared/approval';
import { textOf } from '@shared/texts/text';
import { type Case, judge, type Target, type Verdict } from './policy';

// A tool of a server, judged: an `allow` holds for the very tool it was given for, as it described itself then and
// where it ran. One that is another by now asks, in every mode.

type RemoteCase = Pick<Case, 'tool' | 'repeats' | 'mode' | 'rules' | 'now'>;

/** `pin`: of the tool as it is now. */
export function judgeRemote(call: RemoteCase, pin: string): Verdict {
  const verdict = judge({ ...call, danger: null, target: remoteTarget(call.tool.name, pin) });
  const allowed = call.rules.filter(({ effect, tool }) => effect === 'allow' && tool === call.tool.name);
  const outdated = allowed.find((rule) => rule.pin !== undefined);
  if (outdated?.pin === undefined || allowed.some((rule) => rule.pin === pin)) return verdict;
  if (verdict.verdict === 'deny') return verdict;
  const changed = { allowedPin: outdated.pin };
  if (verdict.verdict === 'ask' && verdict.because !== 'mode') return { ...verdict, ...changed };
  const why = textOf('asks.remote-changed', { tool: call.tool.name });
  return { verdict: 'ask', because: 'rule', why, always: [{ tool: call.tool.name }], ...changed };
}

function remoteTarget(name: string, pin: string): Target {
  const isAbout = (rule: Rule) => rule.tool === name || rule.tool === '*';
  return {
    covers: (rule) => (rule.effect === 'allow' ? rule.tool === name && rule.pin === pin : isAbout(rule)),
    offers: [{ tool: name }],
  };
}
