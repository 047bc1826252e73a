import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type PageServer, page as served, startPageServer } from '../src/main/web/testing/page-server';
import { expect, test } from './app';
import { resultsIn, shellCall } from './calls';
import { answer, beginAnew, card, chooseMode, conversation, reject, send } from './window';

// Commands in the system's sandbox: their writes and hosts, the questions about them, and the results.

test.use({ sandbox: 'as-set' });

let servers: readonly PageServer[];
test.beforeEach(async () => {
  const start = () => startPageServer({ '/': served('a page', 'text/plain') });
  servers = await Promise.all([start(), start(), start()]);
});
test.afterEach(() => Promise.all(servers.map((server) => server.close())));

const get = (port: number) => `curl -sS --noproxy '' -x "$HTTP_PROXY" http://127.0.0.1:${port}/; touch tried`;

function status(page: Page) {
  return page.getByRole('toolbar', { name: 'Status' });
}

test('commands in the sandbox', async ({ pilotfish }) => {
  test.slow();
  const { page, project, home, model } = pilotfish;
  const [first, allowed, refused] = servers as [PageServer, PageServer, PageServer];
  await test.step('the card says where a command runs; what was stopped is told, and runs again with its host and place allowed, or without the sandbox after a question', async () => {
    const outside = path.join(path.dirname(home), 'beyond', 'outside');
    await mkdir(path.dirname(outside));
    const both = 'sh both.sh';
    await writeFile(path.join(project, 'both.sh'), `${get(first.port)}\ntouch ${outside}\n`);
    model.reply({ calls: [shellCall(both)] }, 'It could not.');
    await send(page, 'Do both.');
    const asked = card(page, both);
    await expect(asked).toContainText('In the sandbox: can write only to the project and caches');
    await answer(asked, 'Accept');
    await reject(card(page, `127.0.0.1:${first.port}`), 'first without');
    const stopped = conversation(page);
    await expect(stopped.getByText(`blocked access to 127.0.0.1:${first.port}`)).toBeVisible();
    await expect(stopped.getByText(`blocked writing to ${outside}`)).toBeVisible();
    await expect(conversation(page).getByText('It could not.')).toBeVisible();
    expect(resultsIn(model.requests[1])[0]).toContain(`Sandbox: the command may not write ${outside}.`);
    await expect(access(outside)).rejects.toThrow('ENOENT');
    await chooseMode(page, 'Auto');

    model.reply({ calls: [shellCall(both)] }, 'It reached it.');
    await stopped.getByRole('button', { name: 'Allow and run again' }).click();
    await expect(conversation(page).getByText('It reached it.')).toBeVisible();
    expect(first.asked).toEqual(['/']);
    await access(outside);
    const again = resultsIn(model.requests.at(-1));
    expect(again.join()).not.toContain('Sandbox:');
    await rm(outside);

    model.reply({ calls: [shellCall(both)] }, 'It wrote.');
    await stopped.getByRole('button', { name: 'Run again outside the sandbox' }).first().click();
    const question = card(page, both);
    await expect(question).toContainText('you chose to run it outside the sandbox');
    await expect(question).toContainText('Outside the sandbox, as you requested');
    // The user asked to run it again, and sees the new question.
    await expect(question).toBeInViewport();
    await expect(question.getByRole('button', { name: 'Always…' })).toBeHidden();
    await answer(question, 'Accept');
    await expect(conversation(page).getByText('It wrote.')).toBeVisible();
    await access(outside);
  });
  await beginAnew(pilotfish);
  await test.step('a host is asked about while the command waits; “Always…” lets it, and one that is refused is told', async () => {
    const install = 'curl -sSm 5 -x "$HTTPS_PROXY" https://registry.npmjs.org/ > /dev/null; touch tried';
    model.reply(
      { calls: [shellCall(get(allowed.port))] },
      { calls: [shellCall(`${get(allowed.port)} again`)] },
      { calls: [shellCall(get(refused.port))] },
      { calls: [shellCall(install)] },
      'Done.',
    );
    await chooseMode(page, 'Auto');
    await send(page, 'Fetch it.');
    const question = card(page, `127.0.0.1:${allowed.port}`);
    await expect(question).toContainText(`127.0.0.1:${allowed.port}Requested by:curl`);
    expect(allowed.asked).toEqual([]);
    await answer(question, 'Always…');
    const dialog = page.getByRole('dialog', { name: 'Always accept' });
    await expect(dialog).toContainText(`Saved as allow network 127.0.0.1:${allowed.port}`);
    await dialog.getByRole('radio', { name: 'This project' }).check();
    await answer(dialog, 'Accept and create rule');

    await reject(card(page, `127.0.0.1:${refused.port}`), 'not that one');
    // With one registry, one press allows all of the usual ones.
    await answer(card(page, 'registry.npmjs.org'), 'Allow the usual registries');
    await expect(conversation(page).getByText('Done.')).toBeVisible();
    expect([allowed.asked.length, refused.asked.length]).toEqual([2, 0]);
    const last = (count: number) => resultsIn(model.requests[count]).at(-1);
    expect([last(1), last(2)]).toEqual([
      expect.stringContaining('Output: a page'),
      expect.stringContaining('Output: a page'),
    ]);
    expect(last(3)).toContain(`Sandbox: the command was not let reach 127.0.0.1:${refused.port}.`);
    const rules = JSON.parse(await readFile(path.join(home, 'rules.json'), 'utf8'));
    const [own] = Object.values(rules.projects) as { match: string }[][];
    expect(own?.map(({ match }) => match)).toEqual(
      expect.arrayContaining([`127.0.0.1:${allowed.port}`, 'registry.npmjs.org', 'pypi.org']),
    );
  });
  await test.step('the status bar says where commands run, and leads to the setting', async () => {
    await status(page).getByRole('button', { name: 'Commands run in the sandbox' }).click();
    const setting = page.getByRole('group', { name: 'Sandbox for commands' });
    await expect(setting.getByRole('radio', { name: /^If available/ })).toBeFocused();
    await expect(page.getByText('Commands run in the sandbox', { exact: true })).toBeVisible();
    await setting.getByRole('radio', { name: 'Never' }).click();
    await expect(status(page).getByRole('button', { name: 'No sandbox: it is turned off' })).toBeVisible();
  });
});
