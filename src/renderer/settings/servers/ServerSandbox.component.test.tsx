import type { ServerPlace, ServerState } from '@shared/servers/servers';
import { textOf } from '@shared/texts/text';
import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { ServerSandbox } from './ServerSandbox';

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain();
});

const project = '0123456789ab';
const inside: ServerPlace = { kind: 'in', hosts: [], folders: [], stopped: [] };

function showPlace(sandbox: ServerPlace | null): void {
  const server: ServerState = {
    alias: 'docs',
    origin: 'settings',
    place: '',
    transport: 'stdio',
    isBelieved: false,
    isSignedIn: false,
    sandbox,
    connection: { kind: 'idle' },
    tools: [],
  };
  show(<ServerSandbox project={project} server={server} />);
}

it.each<[ServerPlace, RegExp]>([
  [inside, /^In the sandbox: can write only to the project and caches, and connect only to allowed hosts/],
  [{ ...inside, hosts: ['a.example', 'b.example:8080'] }, /can connect to a\.example.+b\.example:8080/],
  [{ ...inside, folders: ['~/notes'] }, /can write only to ~\/notes, the project/],
  [
    { ...inside, hosts: ['a.example'], folders: ['/x\u202e'] },
    /connect to a\.example, and write only to \/x‹U\+202E›, the project/,
  ],
  [{ kind: 'without', why: textOf('sandbox.off') }, /^Outside the sandbox\. The settings turn it off\.$/],
])('says where it runs: %j', async (place, said) => {
  showPlace(place);
  await expect.element(page.getByText(said)).toBeVisible();
});

it('names what it was kept from; one press allows a host, unless a rule is against it', async () => {
  main.play({ servers: { allowHost: () => {} } });
  const stopped = [
    { host: 'registry.npmjs.org', canBeAllowed: true },
    { host: 'b.example:8080', canBeAllowed: false },
  ];
  showPlace({ ...inside, stopped });
  await expect
    .element(page.getByText(/access to b\.example:8080, because a rule denies it\.$/))
    .toBeVisible();
  await expect
    .element(page.getByText(/^The sandbox blocked access to registry\.npmjs\.org\.$/))
    .toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(1);
  await userEvent.click(page.getByRole('button', { name: 'Allow registry.npmjs.org and restart' }));
  await expect
    .poll(() => main.called('servers.allowHost'))
    .toEqual([{ project, alias: 'docs', host: 'registry.npmjs.org' }]);
});
