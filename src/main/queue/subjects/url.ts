import { domainToUnicode } from 'node:url';
import type { Rule, Subject } from '@shared/approval/approval';
import type { Tool, UrlProposal } from '../../tools/kit/tool';
import { hostMatches } from '../../web/host-match';
import { defaultPort, placeOf } from '../../web/page-address';
import { judge, type Target } from '../policy/policy';
import type { SubjectKind } from './subject';

// A call that sends a request to another machine: shows the address and the data. Pilotfish resolves the name only
// after approval, because a lookup can leak data in the name.

export type PreparedUrl = { readonly kind: 'url'; readonly proposal: UrlProposal };

export function prepareUrl(proposal: UrlProposal): PreparedUrl {
  return { kind: 'url', proposal };
}

export const urlSubject: SubjectKind<PreparedUrl> = {
  examine: async (prepared) => prepared,
  judge({ proposal }, circumstances) {
    const target = hostTarget(circumstances.tool, proposal);
    const verdict = judge({ ...circumstances, target, danger: null });
    // Only a permission by the mode needs the check: a rule is the user's decision on the host.
    if (verdict.verdict !== 'allow' || verdict.allowance.by !== 'mode') return verdict;
    const doubt = circumstances.webDoubt(new URL(proposal.proposed), proposal.sent);
    if (doubt === null) return verdict;
    const always = doubt.byHost ? target.offers : [];
    return { verdict: 'ask', because: 'mode', why: doubt.why, always };
  },
  show: ({ proposal }) => ({ subject: shownUrl(proposal), proposed: proposal.proposed, stale: null }),
  file: () => null,
  accept: async (prepared) => prepared,
  approved: ({ proposal }) => ({ proposal, content: proposal.proposed, pin: null }),
  matchesOf: (match) => [match],
};

/** `allow` for a host alone covers only the usual ports, `ask` and `deny` cover all. */
export function hostTarget(tool: Pick<Tool, 'name'>, { proposed }: Pick<UrlProposal, 'proposed'>): Target {
  const url = new URL(proposed);
  return {
    covers: ({ effect, tool: of, match }: Rule) => {
      if (of === '*' ? effect === 'allow' || match !== undefined : of !== tool.name) return false;
      return match === undefined || hostMatches(match, url, effect === 'allow' ? 'usual' : 'every');
    },
    offers: [{ tool: tool.name, match: hostOf(url) }],
  };
}

/** With its port, unless it is the default. */
function hostOf(url: URL): string {
  const { host, port } = placeOf(url);
  return port === defaultPort(url) ? host : `${host}:${port}`;
}

function shownUrl({ proposed, given, sent, asked }: UrlProposal): Subject {
  const url = new URL(proposed);
  const { host, port } = placeOf(url);
  const named = domainToUnicode(host);
  return {
    kind: 'url',
    url: proposed,
    host,
    port,
    isSecure: url.protocol === 'https:',
    looksLike: named === '' || named === host ? null : named,
    given,
    sent,
    asked,
  };
}
