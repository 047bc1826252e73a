import type { Proposal } from '@shared/approval/approval';
import { callKeyOf } from '@shared/base/call-key';
import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openDiff, whenDiffOpens } from '../../state/questions/open-diffs';
import { modified } from '../../testing/modified-file';
import { testProject } from '../../testing/open-project';
import { startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { DiffView } from '../DiffView';

beforeAll(async () => {
  await startScriptedMain({}, testProject());
});

const [original, proposed] = ['one\ntwo\nthree\nfour\nfive\nsix\n', 'one\nTWO\nthree\nFOUR\nfive\nSIX\n'];
const proposal = modified(original, proposed);
const other: Proposal = { ...proposal, path: '/p/b.ts', relativePath: 'b.ts', hash: 'i' };
const none = () => {};

let showNext = () => {};

/** The diff of a batch, which shows one file after another. */
function Batch() {
  const [isNext, setNext] = useState(false);
  showNext = () => setNext(true);
  return (
    <div style={{ display: 'flex', width: 900, height: 400, overflow: 'hidden' }}>
      <DiffView
        chatId="chat"
        callId={isNext ? 'c2' : 'c1'}
        proposal={isNext ? other : proposal}
        judged
        onLayout={none}
        onCompared={none}
      />
    </div>
  );
}

it('a step right after the next file is in front goes on from its first hunk, before it is compared too', async () => {
  show(<Batch />);
  await expect.element(page.getByRole('button', { name: 'Accept hunk 3 of 3' }).first()).toBeVisible();
  openDiff(callKeyOf('chat', 'c1'))?.focus();
  whenDiffOpens(callKeyOf('chat', 'c2'), (diff) => {
    // A press of the user ends what waits.
    diff.enter(() => false);
    diff.goToChange('next');
  });
  showNext();
  await expect.element(page.getByText('Hunk 2 of 3, accepted')).toBeInTheDocument();
});
