import type { Proposal } from '@shared/approval/approval';
import { callKeyOf } from '@shared/base/call-key';
import { AppError } from '@shared/errors';
import { noteSides } from '../batch/ahead-proposals';
import { otherProjectOf, shownProject } from '../open-project';
import { api, useServerState } from '../server-state';

/** Both sides of a waiting change. If it is stale, the left side is the file that is on disk now. */
export async function fetchProposal(
  chatId: string,
  callId: string,
  { isStale }: { readonly isStale: boolean },
): Promise<Proposal> {
  const proposal = await api.queue.proposal({ chatId, callId });
  noteSides(callKeyOf(chatId, callId), { proposal });
  if (!isStale) return proposal;
  const project = otherProjectOf(chatId, useServerState.getState())?.key ?? shownProject();
  return { ...proposal, original: await textNow(project, proposal) };
}

async function textNow(project: string, { relativePath, movedTo, original }: Proposal): Promise<string> {
  try {
    const view = await api.project.readFile({ project, path: movedTo ?? relativePath });
    return view.kind === 'text' ? view.text : original;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return '';
    throw error;
  }
}
