import { access, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type PageServer, page as served, startPageServer } from '../src/main/web/testing/page-server';
import { backgroundCall, resultsIn, shellCall } from './calls';
import { expect, test } from './headless';

// `pilotfish run` with the sandbox for commands: there is no user to ask.

const on = { PILOTFISH_SANDBOX: 'auto' };

let server: PageServer;
test.beforeEach(async () => {
  server = await startPageServer({ '/': served('a page', 'text/plain') });
});
test.afterEach(() => server.close());

test('a line before the first command says so; in Auto what nobody can know runs in it, in the background too, and reaches no host', async ({
  cli,
}) => {
  const outside = path.join(path.dirname(cli.home), 'outside');
  await writeFile(path.join(cli.folder, 'serve.sh'), `touch ${outside}; touch inside\n`);
  const get = `curl -sS --noproxy '' -x "$HTTP_PROXY" http://127.0.0.1:${server.port}/; touch tried`;
  cli.model.reply(
    { calls: [shellCall('eval "echo 1" > made'), shellCall(get), backgroundCall('sh serve.sh', 'Serve')] },
    { calls: [shellCall('until [ -e inside ]; do sleep 0.05; done')] },
    'Done.',
  );
  const { code, stderr } = await cli.run(['--mode', 'auto'], on);
  expect([code, stderr.split('\n').filter((line) => !/^[✓✗]/.test(line))]).toEqual([
    0,
    ['Commands run in the sandbox.', ''],
  ]);
  expect(await readFile(path.join(cli.folder, 'made'), 'utf8')).toBe('1\n');
  expect(resultsIn(cli.model.requests[1])[1]).toContain(
    `Sandbox: the command was not let reach 127.0.0.1:${server.port}.`,
  );
  expect(server.asked).toEqual([]);
  await access(path.join(cli.folder, 'inside'));
  await expect(access(outside)).rejects.toThrow('ENOENT');

  // The next run takes the sandbox that was found before.
  await access(path.join(cli.home, 'sandbox.json'));
  cli.model.reply({ calls: [shellCall('eval "echo 2" >> made')] }, 'Done.');
  expect((await cli.run(['--mode', 'auto'], on)).stderr).toContain('Commands run in the sandbox.');
  expect(await readFile(path.join(cli.folder, 'made'), 'utf8')).toBe('1\n2\n');
});

test('a run without commands looks for none, and says nothing of it', async ({ cli }) => {
  cli.model.reply('Done.');
  expect(await cli.run([], on)).toMatchObject({ code: 0, stderr: '' });
  await expect(access(path.join(cli.home, 'sandbox'))).rejects.toThrow('ENOENT');
});

test('without it what nobody can know is refused', async ({ cli }) => {
  cli.model.reply({ calls: [shellCall('eval "echo 1" > made')] }, 'Done.');
  const { stderr } = await cli.run(['--mode', 'auto', '--no-sandbox'], on);
  expect(stderr).not.toContain('andbox.\n');
  await expect(readFile(path.join(cli.folder, 'made'))).rejects.toThrow('ENOENT');
});
