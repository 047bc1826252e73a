import { domainToUnicode } from 'node:url';
import type { Rule, Subject } from '@shared/approval/approval';
import type { Tool, UrlProposal } from '../../tools/kit/tool';
import { hostMatches } from '../../web/host-match';
import { defaultPort, placeOf } from '../../web/page-address';
import { judge, type Target } from '../policy/policy';
import type { SubjectKind } from './subject';

// A call that asks another machine for something: at which address, and what it is told. The address is not looked up
// before it is allowed: a name can be a message too.

export type PreparedUrl = { readonly kind: 'url'; readonly proposal: UrlProposal };

export function prepareUrl(proposal: UrlProposal): PreparedUrl {
  return { kind: 'url', proposal };
}

export const urlSubject: SubjectKind<PreparedUrl> = {
  examine: async (prepared) => prepared,
  asStale: (prepared) => prepared,
  judge({ proposal }, circumstances) {
    const target = hostTarget(circumstances.tool, proposal);
    const verdict = judge({ ...circumstances, target, danger: null });
    // What a mode alone allows: a rule is the user's word for the host.
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

/** `allow` for a host without a port is about the usual ports alone, `ask` and `deny` about all. */
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

/** With its port, where that does not go without saying. */
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
