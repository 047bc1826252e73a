import { askIfAnother, rulesThatHold } from './pinned-rules';
import { type Case, judge, type Target, type Verdict } from './policy';

// A tool of a server, judged: an `allow` holds for the very tool it was given for, as it described itself then and
// where it ran.

type RemoteCase = Pick<Case, 'tool' | 'repeats' | 'mode' | 'rules' | 'now'>;

/** `pin`: of the tool as it is now. */
export function judgeRemote(call: RemoteCase, pin: string): Verdict {
  const { tool } = call;
  const target = remoteTarget(tool.name);
  const verdict = judge({ ...call, rules: rulesThatHold({ ...call, pin }), danger: null, target });
  return askIfAnother(verdict, { ...call, pin, offers: target.offers });
}

function remoteTarget(name: string): Target {
  return {
    // A match says that less is meant than every call, and of a server's tool no less is known: it allows nothing.
    covers: ({ tool, match, effect }) =>
      effect === 'allow' ? tool === name && match === undefined : tool === name || tool === '*',
    offers: [{ tool: name }],
  };
}
