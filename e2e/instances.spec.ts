import { expect, test } from './app';
import { type Pilotfish, startPilotfish } from './pilotfish';
import { composer, conversation, send } from './window';

// Several processes: a server that restarts under an open page, and a second one on the same project.

type Again = { readonly process: Pilotfish; readonly link: string };

async function serveAgain(
  { project, home }: { readonly project: string; readonly home: string },
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Again> {
  const process = startPilotfish(['serve', project, '--no-open', ...args], { home, env });
  const [, link = ''] = await process.printed(/ at (http\S+)/);
  return { process, link };
}

test.use({ ownProcess: true });

test('an open page goes on with a server that comes back, once its browser is let in', async ({
  pilotfish,
  context,
}) => {
  const { page, model } = pilotfish;
  const env = { OPENAI_BASE_URL: model.baseUrl, OPENAI_MODEL: 'fake-model' };
  model.reply('Before.', 'After.');
  await send(page, 'First.');
  await expect(conversation(page).getByText('Before.')).toBeVisible();
  await composer(page).fill('a draft');
  await pilotfish.kill();
  await expect(page.getByText('The connection to Pilotfish is lost.')).toBeVisible();
  const again = await serveAgain(pilotfish, ['--port', new URL(page.url()).port], env);
  const startedAnew = page.getByText('Pilotfish was restarted and no longer knows this page.');
  await expect(startedAnew).toBeVisible();
  await (await context.newPage()).goto(again.link);
  await expect(startedAnew).toBeHidden();
  await expect(composer(page)).toHaveValue('a draft');
  await page.bringToFront();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(conversation(page).getByText('After.')).toBeVisible();
  again.process.kill('SIGTERM');
  await again.process.ended;
});

test('what is typed while the server is away comes along to the page that its next start opens', async ({
  pilotfish,
}) => {
  const { page, model } = pilotfish;
  await page.getByRole('treeitem', { name: /^README\.md/ }).dblclick();
  const text = page.getByRole('textbox', { name: /README\.md/ });
  await expect(text).toBeFocused();
  await pilotfish.kill();
  await expect(page.getByText('The connection to Pilotfish is lost.')).toBeVisible();
  await page.keyboard.type('Typed into a file.');
  await composer(page).fill('typed into the message');
  const env = { OPENAI_BASE_URL: model.baseUrl, OPENAI_MODEL: 'fake-model' };
  const again = await serveAgain(pilotfish, ['--port', new URL(page.url()).port], env);
  await page.goto(again.link);
  await expect(composer(page)).toHaveValue('typed into the message');
  await expect(page.getByText('Typed into a file.# Sample')).toBeVisible();
  await expect(page.getByRole('tab', { name: /README\.md/ })).toHaveAccessibleName(/unsaved/);
  again.process.kill('SIGTERM');
  await again.process.ended;
});

test('a second process reads the chat that the first one holds, has chats of its own, and writes it once the first was killed', async ({
  pilotfish,
  context,
}) => {
  const { page, model } = pilotfish;
  const env = { OPENAI_BASE_URL: model.baseUrl, OPENAI_MODEL: 'fake-model' };
  model.reply('Held by the first.', 'Of its own.', 'Kept by the second.');
  await send(page, 'First.');
  await expect(conversation(page).getByText('Held by the first.')).toBeVisible();
  const second = await serveAgain(pilotfish, [], env);
  const other = await context.newPage();
  await other.goto(second.link);
  await expect(conversation(other).getByText('Held by the first.')).toBeVisible();
  await expect(other.getByText(/^Another Pilotfish has this chat open/)).toBeVisible();
  await expect(composer(other)).toBeHidden();
  await other.getByRole('button', { name: 'New chat' }).click();
  await send(other, 'Mine.');
  await expect(conversation(other).getByText('Of its own.')).toBeVisible();
  await other.getByRole('button', { name: 'Chats' }).click();
  await other
    .getByRole('dialog', { name: 'Chats' })
    .getByRole('button', { name: /^First\./ })
    .click();
  await expect(other.getByText(/^Another Pilotfish has this chat open/)).toBeVisible();
  await pilotfish.kill();
  await expect(page.getByText('The connection to Pilotfish is lost.')).toBeVisible();
  await conversation(other).getByText('Held by the first.').click();
  await send(other, 'Second.');
  await expect(conversation(other).getByText('Kept by the second.')).toBeVisible();
  await expect(other.getByRole('article', { name: 'You' })).toHaveText(['First.', 'Second.']);
  second.process.kill('SIGTERM');
  await second.process.ended;
});
