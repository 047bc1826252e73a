import { emptyAppState } from '@shared/app-state';
import { speak } from '@shared/texts/speak';
import { textOf } from '@shared/texts/text';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { useServerState } from '../state/server-state';
import { show } from '../testing/show';
import { Notices } from './Notices';

it('shows what is hidden in a notice, but neither its lines nor the blanks that its language has before a colon', async () => {
  await speak('fr');
  onTestFinished(() => speak('en'));
  const what = 'a\u202eb\nnext';
  const text = textOf('file.invalid', { name: 'settings.json', line: 1, column: 15, what });
  useServerState.setState({ app: { ...emptyAppState, notices: [{ id: 'one', level: 'warning', text }] } });
  show(<Notices />);
  const shown = page.getByRole('status');
  await expect.element(shown).toBeVisible();
  const { textContent } = shown.element();
  expect(textContent).toMatch(/colonne 15\u00a0: a‹U\+202E›b\nnext/);
});
