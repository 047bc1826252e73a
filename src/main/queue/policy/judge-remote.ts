import { askIfAnother, rulesThatHold } from './pinned-rules';
import { type Case, judge, type Target, type Verdict } from './policy';

// Judges a call of a server's tool: an `allow` is valid only for the tool's definition and place at the time of the
// rule.

type RemoteCase = Pick<Case, 'tool' | 'repeats' | 'mode' | 'rules' | 'now'>;

/** `pin`: the fingerprint of the current tool. */
export function judgeRemote(call: RemoteCase, pin: string): Verdict {
  const { tool } = call;
  const target = remoteTarget(tool.name);
  const verdict = judge({ ...call, rules: rulesThatHold({ ...call, pin }), danger: null, target });
  return askIfAnother(verdict, { ...call, pin, offers: target.offers });
}

function remoteTarget(name: string): Target {
  return {
    // A match means fewer than all calls, but the policy cannot distinguish calls of a server's tool: such an `allow`
    // has no effect.
    covers: ({ tool, match, effect }) =>
      effect === 'allow' ? tool === name && match === undefined : tool === name || tool === '*',
    offers: [{ tool: name }],
  };
}
