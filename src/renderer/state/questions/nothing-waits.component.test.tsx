import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { KeyWaitNote } from '../../shell/KeyWaitNote';
import { testProject } from '../../testing/open-project';
import { startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { useUiState } from '../ui-state';
import { goToNextQuestion } from './go-to-question';

beforeAll(async () => {
  await startScriptedMain({}, testProject());
});

it('says in a note that no question waits, and opens nothing over the window', async () => {
  useUiState.setState({ page: 'work' });
  show(<KeyWaitNote />);
  goToNextQuestion();
  await expect.element(page.getByText('(Ctrl+Shift+A) No question is waiting.')).toBeVisible();
  expect(useUiState.getState().page).toBe('work');
});
