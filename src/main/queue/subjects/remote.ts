import { unifiedDiff } from '../../project/text/file-change';
import type { RemoteProposal } from '../../tools/kit/tool';
import { judgeRemote } from '../policy/judge-remote';
import type { Found, SubjectKind } from './subject';

// A call of a server's tool: its arguments go there as they are, so they are what is asked about.

export type PreparedRemote = {
  readonly kind: 'remote';
  readonly proposal: RemoteProposal;
  /** As much of its arguments as is shown. */
  readonly input: string;
};

export function prepareRemote(proposal: RemoteProposal, { input }: Pick<Found, 'input'>): PreparedRemote {
  return { kind: 'remote', proposal, input };
}

export const remoteSubject: SubjectKind<PreparedRemote> = {
  // What changes at the server meanwhile is found by the tool itself, before it runs.
  examine: async (prepared) => prepared,
  asStale: (prepared) => prepared,
  judge: ({ proposal }, circumstances) => judgeRemote(circumstances, proposal.pin),
  show({ proposal, input }, { allowedPin }) {
    const { server, tool, title, says, pin } = proposal;
    const changed = allowedPin === undefined ? null : { patch: changeSince(proposal, allowedPin) };
    const what = { server, tool, title, says: [...says], pin };
    return { subject: { kind: 'remote', ...what, input, changed }, stale: null };
  },
  file: () => null,
  accept: async (prepared) => prepared,
  approved: () => null,
  matchesOf: (match) => [match],
  pinOf: ({ proposal }) => proposal.pin,
};

/** Null when what it was is not known any more. */
function changeSince({ earlier, proposed, tool }: RemoteProposal, pin: string): string | null {
  const before = Object.hasOwn(earlier, pin) ? earlier[pin] : undefined;
  if (before === undefined) return null;
  return unifiedDiff(before, proposed, tool).slice(0, mostShown);
}

const mostShown = 20_000;
