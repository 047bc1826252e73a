import { textOf } from '@shared/texts/text';
import type { NetworkProposal } from '../../tools/kit/tool';
import { connectionTarget, hostsOfOffer } from '../policy/connection-rules';
import { judge } from '../policy/policy';
import type { SubjectKind } from './subject';

// A call that lets a running command connect to a host. Pilotfish resolves the name only after approval, because a
// lookup can leak data in the name.

export type PreparedNetwork = { readonly kind: 'network'; readonly proposal: NetworkProposal };

export function prepareNetwork(proposal: NetworkProposal): PreparedNetwork {
  return { kind: 'network', proposal };
}

export const networkSubject: SubjectKind<PreparedNetwork> = {
  examine: async (prepared) => prepared,
  judge({ proposal }, circumstances) {
    const verdict = judge({ ...circumstances, target: connectionTarget(proposal), danger: null });
    if (verdict.verdict !== 'ask' || verdict.because !== 'mode') return verdict;
    return { ...verdict, why: textOf('asks.host-not-allowed') };
  },
  show: ({ proposal: { proposed: _, ...subject } }) => ({ subject, stale: null }),
  file: () => null,
  accept: async (prepared) => prepared,
  approved: ({ proposal }) => ({ proposal, content: '', pin: null }),
  matchesOf: (match) => (match === undefined ? [match] : hostsOfOffer(match)),
  told: {
    unattended: 'No rule allows a command to reach this host, and nobody is there to be asked.',
    rejected: (reason) =>
      `The user does not let the command reach this host.${reason === null ? '' : ` Reason: ${reason}`}`,
  },
};
