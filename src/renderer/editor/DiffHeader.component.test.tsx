import { emptyAppState } from '@shared/app-state';
import { callKeyOf } from '@shared/base/call-key';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { testProject } from '../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { DiffHeader } from './DiffHeader';

// The switches above a diff.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({}, testProject());
});

it('changes of white space alone are hidden when that is switched, and that they are is said', async () => {
  main.play({ settings: { set: () => {} } });
  const proposal = { change: 'modify', relativePath: 'a.ts' } as const;
  show(<DiffHeader call={callKeyOf('chat', 'c1')} proposal={proposal} layout="side-by-side" />);
  const whitespace = page.getByRole('button', { name: 'Show whitespace changes' });
  await expect.element(whitespace).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  await whitespace.click();
  await expect.poll(() => main.called('settings.set')).toEqual([{ key: 'diff.whitespace', value: false }]);
  const { settings, providers, activeProvider, searchKey } = emptyAppState;
  const changed = { ...settings, diff: { ...settings.diff, whitespace: false } };
  main.emit('app', { type: 'settings-changed', settings: changed, providers, activeProvider, searchKey });
  await expect.element(whitespace).toHaveAttribute('aria-pressed', 'false');
  await expect.element(page.getByRole('status')).toBeVisible();
});

it('side by side is pressed only where there are two sides, else it says that there is no room', async () => {
  main.play({ settings: { set: () => {} } });
  const proposal = { change: 'modify', relativePath: 'a.ts' } as const;
  show(<DiffHeader call={callKeyOf('chat', 'c1')} proposal={proposal} layout="inline" />);
  const narrow = page.getByRole('button', { name: 'Side by side: the editor is too narrow now' });
  await expect.element(narrow).toHaveAttribute('aria-pressed', 'false');
  await narrow.click();
  await expect.poll(() => main.called('settings.set')).toEqual([{ key: 'diff.view', value: 'side-by-side' }]);
  show(<DiffHeader call={callKeyOf('chat', 'c1')} proposal={proposal} layout="side-by-side" />);
  const wide = page.getByRole('button', { name: 'Side by side', exact: true });
  await expect.element(wide).toHaveAttribute('aria-pressed', 'true');
});

it('names both sides, and of a new file the only one', async () => {
  const proposal = { change: 'modify', relativePath: 'a.ts' } as const;
  show(<DiffHeader call={callKeyOf('chat', 'c1')} proposal={proposal} layout="side-by-side" />);
  const current = page.getByText(/Current$/);
  await expect.element(current).toBeVisible();
  const created = { change: 'create', relativePath: 'b.ts' } as const;
  show(<DiffHeader call={callKeyOf('chat', 'c2')} proposal={created} layout="single" />);
  await expect.element(page.getByText(/Proposed: new file$/)).toBeVisible();
  expect(current.elements()).toHaveLength(1);
});
