import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { ProjectTree } from './ProjectTree';

// The project panel without an open folder, because the last starts on this folder crashed.

const unopened = [{ key: 'held-0123456789ab', root: '/held', name: 'held' }];
const main = await startScriptedMain({ unopened });
const field = page.getByRole('textbox', { name: 'Folder on this machine' });

it('a folder that was not opened is said, and offered to be opened all the same', async () => {
  main.play({ project: { recent: () => [] } });
  show(<ProjectTree />);
  await expect.element(page.getByText('The folder was not opened')).toBeVisible();
  await expect.element(field).toHaveValue('/held');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect.poll(() => main.called('project.open')).toEqual([{ path: '/held' }]);
});

it('why a typed folder cannot be opened is said at its field', async () => {
  main.play({
    project: {
      recent: () => [],
      open: () => {
        throw new AppError('invalid', textOf('folder.relative', { folder: 'code' }));
      },
    },
  });
  show(<ProjectTree />);
  await field.fill('code');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect.element(field).toHaveAccessibleDescription(/“code” is not an absolute path/);
});
