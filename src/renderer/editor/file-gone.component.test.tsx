import type { Proposal } from '@shared/approval/approval';
import { callKeyOf } from '@shared/base/call-key';
import { AppError } from '@shared/errors';
import { takeApart } from '@shared/hunks/hunks';
import { chatTopic } from '@shared/topics';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { keepReview, keptReview } from '../state/questions/edits';
import { withVerdict } from '../state/questions/reviewed-change';
import { testProject } from '../testing/open-project';
import { startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { fileSubject, questionAbout, waitingChat } from '../testing/waiting-chat';
import { ProposalTab } from './ProposalTab';

// The review of a change whose file is deleted and comes back, as with `git stash` and `git stash pop`.

const [original, proposed] = ['one\ntwo\nthree\nfour\n', 'ONE\ntwo\nthree\nFOUR\n'];
const proposal: Proposal = {
  hash: 'hash-1',
  path: '/project/a.ts',
  relativePath: 'a.ts',
  change: 'modify',
  original,
  proposed,
  hunks: takeApart(original, proposed).hunks,
};

const mark = (place: number) =>
  page.getByRole('button', { name: `Accept hunk ${place} of 2`, exact: true }).first();

it('shows the change as it was while the file is gone, and lets the user go on deciding when it is back', async () => {
  const main = await startScriptedMain({}, testProject());
  const subject = fileSubject('a.ts');
  const { chat, call } = waitingChat(subject);
  main.play({
    queue: { proposal: () => proposal },
    project: { readFile: () => Promise.reject(new AppError('not-found', 'There is no a.ts.')) },
  });
  const moveOn = (stale: string | null) => {
    const question = questionAbout(subject, { stale });
    const phase = { phase: 'waiting', question, since: 1 } as const;
    main.emit(chatTopic(chat.id), { type: 'call-moved', callId: call.id, phase });
  };
  await main.showChat(chat);
  const key = callKeyOf(chat.id, call.id);
  const id = proposal.hunks[1]?.id ?? '';
  keepReview(key, withVerdict(proposal, keptReview(key, proposal), { id, verdict: 'reject' }), proposal.hash);
  show(
    <div style={{ display: 'flex', width: 1000, height: 500 }}>
      <ProposalTab chatId={chat.id} callId={call.id} />
    </div>,
  );
  await expect.element(mark(2)).toHaveAttribute('aria-pressed', 'false');

  moveOn('a.ts was deleted.');
  await expect.element(page.getByText(/Before deletion$/)).toBeVisible();
  await expect.element(mark(1)).not.toBeInTheDocument();
  await expect.element(page.getByText('Your rejected hunk and its reason are sent too.')).toBeVisible();
  const changed = () => document.querySelectorAll('.editor.modified .line-insert').length;
  await expect.poll(changed).toBe(1);

  moveOn(null);
  await expect.element(mark(1)).toHaveAttribute('aria-pressed', 'true');
  await expect.element(mark(2)).toHaveAttribute('aria-pressed', 'false');
  await expect.element(page.getByText(/Before deletion$/)).not.toBeInTheDocument();
});
