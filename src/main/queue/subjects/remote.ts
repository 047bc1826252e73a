import { unifiedDiff } from '../../project/text/file-change';
import type { RemoteProposal } from '../../tools/kit/tool';
import { judgeRemote } from '../policy/judge-remote';
import type { Found, SubjectKind } from './subject';

// A call of a server's tool: the server receives its arguments unchanged, so the question shows them.

export type PreparedRemote = {
  readonly kind: 'remote';
  readonly proposal: RemoteProposal;
  /** The part of its arguments that is shown. */
  readonly input: string;
};

export function prepareRemote(proposal: RemoteProposal, { input }: Pick<Found, 'input'>): PreparedRemote {
  return { kind: 'remote', proposal, input };
}

export const remoteSubject: SubjectKind<PreparedRemote> = {
  // Before it runs, the tool itself checks for changes at the server.
  examine: async (prepared) => prepared,
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

/** Null if the earlier definition is unknown. */
function changeSince({ earlier, proposed, tool }: RemoteProposal, pin: string): string | null {
  const before = Object.hasOwn(earlier, pin) ? earlier[pin] : undefined;
  if (before === undefined) return null;
  return unifiedDiff(before, proposed, tool).slice(0, mostShown);
}

const mostShown = 20_000;
