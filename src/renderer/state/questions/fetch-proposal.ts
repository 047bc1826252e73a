import type { Proposal } from '@shared/approval/approval';
import { callKeyOf } from '@shared/base/call-key';
import { AppError } from '@shared/errors';
import { otherProjectOf, shownProject } from '../open-project';
import { api, useServerState } from '../server-state';
import { knownProposal, noteSides } from './known-sides';

type Asked = {
  /** The hash of the waiting question. */
  readonly hash: string;
  readonly isStale: boolean;
};

/** Requests on their way: the card and the review need the same answer. */
const onTheWay = new Map<string, Promise<Proposal>>();

/** Both sides of a waiting change. If it is stale, with the file that is on disk now. */
export async function fetchProposal(
  chatId: string,
  callId: string,
  { hash, isStale }: Asked,
): Promise<Proposal> {
  const key = callKeyOf(chatId, callId);
  const known = knownProposal(key);
  // The review of an earlier call may have shown it before its turn.
  if (known?.hash === hash && !isStale) return known;
  const request = `${key} ${hash}`;
  const asked = onTheWay.get(request) ?? ask(chatId, callId);
  onTheWay.set(request, asked);
  const proposal = await asked.finally(() => onTheWay.delete(request));
  if (!isStale) return proposal;
  const project = otherProjectOf(chatId, useServerState.getState())?.key ?? shownProject();
  return { ...proposal, onDisk: await textNow(project, proposal) };
}

async function ask(chatId: string, callId: string): Promise<Proposal> {
  const proposal = await api.queue.proposal({ chatId, callId });
  noteSides(callKeyOf(chatId, callId), { proposal });
  return proposal;
}

/** Null if the file is gone. */
async function textNow(
  project: string,
  { relativePath, movedTo, original }: Proposal,
): Promise<string | null> {
  try {
    const view = await api.project.readFile({ project, path: movedTo ?? relativePath });
    return view.kind === 'text' ? view.text : original;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return null;
    throw error;
  }
}
