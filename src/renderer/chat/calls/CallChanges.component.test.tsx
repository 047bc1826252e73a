import { emptyChat } from '@shared/chat/chat';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useReviewedChanges } from '../../state/changes/reviewed-changes';
import { testProject } from '../../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { CallChanges } from './CallChanges';

// Changes of a command, on its card.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({}, testProject());
});

const nothing = { files: 0, added: 0, removed: 0, names: [], leftOut: [] };

it('says how many files, names the first, and leads to them', async () => {
  const names = ['a.ts', 'b.ts', 'c.ts', 'd.ts'];
  show(
    <CallChanges
      chatId="chat"
      callId="call"
      effects={{ ...nothing, files: 5, added: 12, removed: 4, names }}
    />,
  );
  await expect.element(page.getByText('a.ts, b.ts, c.ts and 2 more')).toBeVisible();
  await page.getByRole('button', { name: /^5 files \+12 −4/ }).click();
  expect(useReviewedChanges.getState().asked).toMatchObject({ range: { kind: 'call', callId: 'call' } });
});

it('says that it is taken back', async () => {
  await main.showChat({ ...emptyChat('undone'), undone: { call: 'wholly' } });
  const effects = { ...nothing, files: 1, added: 1, removed: 0, names: ['a.ts'] };
  show(<CallChanges chatId="undone" callId="call" effects={effects} />);
  await expect.element(page.getByRole('button', { name: '1 file +1 undone a.ts' })).toBeVisible();
});

it('says what is not known of it, and nothing where nothing changed', async () => {
  show(<CallChanges chatId="chat" callId="call" effects={nothing} />);
  show(
    <CallChanges
      chatId="chat"
      callId="call"
      effects={{ ...nothing, leftOut: ['big.bin'], ignored: ['.env'], unknown: 'Git is not installed.' }}
    />,
  );
  await expect
    .element(
      page.getByText('Undo skips files that are too large or unreadable, or have a non-UTF-8 name: big.bin'),
    )
    .toBeVisible();
  await expect.element(page.getByText('Undo skips files that git ignores: .env')).toBeVisible();
  await expect.element(page.getByText('Git is not installed.')).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
