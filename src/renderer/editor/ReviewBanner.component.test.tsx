import { callKeyOf } from '@shared/base/call-key';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { forgetUnsaved, setUnsaved } from '../state/files/unsaved';
import { useUiState } from '../state/ui-state';
import { testProject } from '../testing/open-project';
import { startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { fileSubject, questionAbout } from '../testing/waiting-chat';
import { ReviewBanner } from './ReviewBanner';

// The banner above a proposal whose file has unsaved text in a tab.

const proposal = {
  path: '/project/parse.ts',
  relativePath: 'parse.ts',
  change: 'modify',
  hash: 'hash-1',
  original: 'a',
  proposed: 'b',
  hunks: [],
} as const;

beforeAll(async () => {
  await startScriptedMain({}, testProject());
});

beforeEach(() => {
  useUiState.setState({ tabs: [], activeTab: null });
  show(
    <ReviewBanner
      editKey={callKeyOf('chat-1', 'call-1')}
      question={questionAbout(fileSubject('parse.ts'))}
      proposal={proposal}
      edit={{ kind: 'none' }}
      afresh={false}
    />,
  );
});

it('is said, with a way to that text, for as long as there is some', async () => {
  const banner = page.getByText(/^A tab has unsaved changes to this file/);
  await expect.element(banner).not.toBeInTheDocument();
  setUnsaved('parse.ts', {
    hash: null,
    encoding: 'utf8',
    version: 1,
    text: () => 'mine',
    disk: 'same',
    saving: false,
    failure: null,
  });
  await expect.element(banner).toBeVisible();
  await page.getByRole('button', { name: 'Open the tab' }).click();
  expect(useUiState.getState().activeTab).toBe('file:parse.ts');
  forgetUnsaved('parse.ts');
  await expect.element(banner).not.toBeInTheDocument();
});
