import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testProject } from '../testing/open-project';
import { startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { ReplaceDiff } from './ReplaceDiff';

beforeAll(async () => {
  await startScriptedMain({}, testProject());
});

it('typed into, a side of a replacement says where the file can be edited', async () => {
  show(
    <div style={{ display: 'flex', flexDirection: 'column', width: 900, height: 300 }}>
      <ReplaceDiff path="a.ts" hash="h" original={'one\n'} proposed={'two\n'} />
    </div>,
  );
  const side = page.getByRole('textbox', { name: 'a.ts, after replacing, read-only' });
  await expect.element(side).toBeInTheDocument();
  side.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/^Both sides are read-only\./).first()).toBeVisible();
});
