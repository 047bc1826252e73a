import type { Proposal } from '@shared/approval/approval';
import { callKeyOf } from '@shared/base/call-key';
import { takeApart } from '@shared/hunks/hunks';
import { beforeEach, expect, it } from 'vitest';
import { keptReview, leaveText, setEdited, useEdits } from './edits';
import { editStateOf } from './reviewed-change';

const key = callKeyOf('chat', 'call');
const [original, proposed] = ['one\ntwo\n', 'ONE\ntwo\n'];
const proposal: Proposal = {
  path: '/p/a.ts',
  relativePath: 'a.ts',
  change: 'modify',
  hash: 'new',
  original,
  proposed,
  hunks: takeApart(original, proposed).hunks,
};
const stateNow = () => editStateOf(proposal, 'new', keptReview(key, proposal)).kind;

beforeEach(() => useEdits.setState({ edits: {} }));

it('typing into a text for an older proposal does not keep it: the user is still asked', () => {
  setEdited(key, 'mine\ntwo\n', 'old');
  leaveText(key, proposal, 'mine\n\ntwo\n');
  expect(stateNow()).toBe('conflict');
  setEdited(key, 'mine\n\ntwo\n', 'new');
  expect(stateNow()).toBe('edited');
});

it('typing into the present proposal is an edit of it, and undoing it is none', () => {
  leaveText(key, proposal, 'mine\ntwo\n');
  expect(stateNow()).toBe('edited');
  leaveText(key, proposal, proposed);
  expect(stateNow()).toBe('none');
});
