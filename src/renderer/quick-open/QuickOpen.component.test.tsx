import { flushSync } from 'react-dom';
import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testProject } from '../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { QuickOpen } from './QuickOpen';
import { showQuickOpen } from './quick-open-state';

// The first use: typed text must not go to the previous element, although the list still loads.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({}, testProject());
});

it('takes the keyboard at once, and goes on with what was typed before its list was there', async () => {
  const parse = { kind: 'file', path: 'parse.ts', matched: [] } as const;
  main.play({
    project: { findFiles: ({ query }) => ({ found: query === 'parse' ? [parse] : [], isWhole: true }) },
  });
  show(<QuickOpen />);
  await page.getByLabelText('Message').click();
  flushSync(() => showQuickOpen());
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Go to file');
  await userEvent.keyboard('par');
  await expect.element(page.getByText('No file name matches “par”.').first()).toBeVisible();
  await userEvent.keyboard('se');
  await expect.element(page.getByRole('option', { name: 'parse.ts' })).toBeVisible();
  await expect.element(page.getByLabelText('Message')).toHaveValue('');
});
