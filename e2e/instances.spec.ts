import { expect, type Pilotfish as PilotfishPage, test } from './app';
import { type Pilotfish, startPilotfish } from './pilotfish';
import { composer, conversation, send } from './window';

// Several processes: a server that restarts under an open page, and a second one on the same project.

type Place = Pick<PilotfishPage, 'project' | 'home' | 'model'>;
type Again = { readonly process: Pilotfish; readonly link: string };

async function serveAgain({ project, home, model }: Place, args: readonly string[]): Promise<Again> {
  const env = { OPENAI_BASE_URL: model.baseUrl, OPENAI_MODEL: 'fake-model' };
  const process = startPilotfish(['serve', project, '--no-open', ...args], { home, env });
  const [, link = ''] = await process.printed(/ at (http\S+)/);
  return { process, link };
}

test.use({ ownProcess: true });

test('what is typed while the server is away comes along; an open page goes on with a server that comes back, once its browser is let in', async ({
  pilotfish,
  context,
}) => {
  const { page, model } = pilotfish;
  const port = ['--port', new URL(page.url()).port];
  const lost = page.getByText('The connection to Pilotfish is lost.');
  await page.getByRole('treeitem', { name: /^README\.md/ }).dblclick();
  await expect(page.getByRole('textbox', { name: /README\.md/ })).toBeFocused();
  await pilotfish.kill();
  await expect(lost).toBeVisible();
  await page.keyboard.type('Typed into a file.');
  await composer(page).fill('typed into the message');
  const second = await serveAgain(pilotfish, port);
  await page.goto(second.link);
  await expect(composer(page)).toHaveValue('typed into the message');
  await expect(page.getByText('Typed into a file.# Sample')).toBeVisible();
  await expect(page.getByRole('tab', { name: /README\.md/ })).toHaveAccessibleName(/unsaved/);

  second.process.kill('SIGKILL');
  await second.process.ended;
  await expect(lost).toBeVisible();
  const third = await serveAgain(pilotfish, port);
  const startedAnew = page.getByText('Pilotfish was restarted and no longer knows this page.');
  await expect(startedAnew).toBeVisible();
  await (await context.newPage()).goto(third.link);
  await expect(startedAnew).toBeHidden();
  await expect(composer(page)).toHaveValue('typed into the message');
  await page.bringToFront();
  model.reply('After.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(conversation(page).getByText('After.')).toBeVisible();
  third.process.kill('SIGTERM');
  await third.process.ended;
});

test('a second process reads the chat that the first one holds, and writes it once the first was killed', async ({
  pilotfish,
  context,
}) => {
  const { page, model } = pilotfish;
  model.reply('Held by the first.', 'Kept by the second.');
  await send(page, 'First.');
  await expect(conversation(page).getByText('Held by the first.')).toBeVisible();
  const second = await serveAgain(pilotfish, []);
  const other = await context.newPage();
  await other.goto(second.link);
  await expect(conversation(other).getByText('Held by the first.')).toBeVisible();
  await expect(other.getByText(/^Another Pilotfish has this chat open/)).toBeVisible();
  await expect(composer(other)).toBeHidden();
  await pilotfish.kill();
  await expect(page.getByText('The connection to Pilotfish is lost.')).toBeVisible();
  await conversation(other).getByText('Held by the first.').click();
  await send(other, 'Second.');
  await expect(conversation(other).getByText('Kept by the second.')).toBeVisible();
  await expect(other.getByRole('article', { name: 'You' })).toHaveText(['First.', 'Second.']);
  second.process.kill('SIGTERM');
  await second.process.ended;
});
