import { emptyAppState } from '@shared/app-state';
import { speak } from '@shared/texts/speak';
import { textOf } from '@shared/texts/text';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { useServerState } from '../state/server-state';
import { useUiState } from '../state/ui-state';
import { testProject } from '../testing/open-project';
import { show } from '../testing/show';
import { Notices } from './Notices';

it('shows what is hidden in a notice, but neither its lines nor the blanks that its language has before a colon', async () => {
  await speak('fr');
  onTestFinished(() => speak('en'));
  const what = 'a\u202eb\nnext';
  const text = textOf('file.invalid', { name: 'settings.json', line: 1, column: 15, what });
  useServerState.setState({
    app: { ...emptyAppState, notices: [{ id: 'one', level: 'warning', text, file: null }] },
  });
  show(<Notices />);
  const shown = page.getByRole('status');
  await expect.element(shown).toBeVisible();
  const { textContent } = shown.element();
  expect(textContent).toMatch(/colonne 15\u00a0: a‹U\+202E›b\nnext/);
});

it('what is wrong with a file of the user’s own opens it in a tab, where it is broken', async () => {
  const broken = textOf('file.invalid', { name: 'rules.json', line: 7, column: 2, what: 'a comma expected' });
  const text = textOf('sentences', { all: [broken, textOf('file.stays-in-use')] });
  const notices = [
    { id: 'one', level: 'warning', text, file: 'rules.json' },
    { id: 'two', level: 'info', text: 'The disk is slow.', file: null },
  ] as const;
  useServerState.setState({ app: { ...emptyAppState, notices }, project: testProject() });
  useUiState.setState({ page: 'settings', tabs: [] });
  show(<Notices />);
  await page.getByRole('button', { name: 'Open rules.json' }).click();
  const { page: shown, tabs } = useUiState.getState();
  const tab = { kind: 'file', id: 'file:/rules.json', path: '/rules.json', place: { line: 7 } };
  expect({ shown, tabs }).toEqual({ shown: 'work', tabs: [tab] });
  expect(page.getByRole('button', { name: /^Open/ }).elements()).toHaveLength(1);
});

it('no file is offered while no open project has room for it', async () => {
  const notice = { id: 'one', level: 'warning', text: 'It is gone.', file: 'settings.json' } as const;
  useServerState.setState({ app: { ...emptyAppState, notices: [notice] }, project: null });
  show(<Notices />);
  await expect.element(page.getByText('It is gone.')).toBeVisible();
  expect(page.getByRole('button', { name: /^Open/ }).elements()).toHaveLength(0);
});
