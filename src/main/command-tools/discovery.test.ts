import { sayInEnglish, textOf } from '@shared/texts/text';
import { expect, test } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { createDiscovery } from './discovery';
import { withoutSandbox } from './testing/no-sandbox';

test('where a sandbox is required and there is none, it is not run, until that is otherwise', async () => {
  const said: string[][] = [];
  let isRequired = true;
  const why = textOf('sandbox.unsupported', { system: 'macOS' });
  const discovery = createDiscovery({
    root: await tempFolder(),
    trust: { isTrusted: () => true, allows: () => true },
    commands: () => ({ discoveryCommand: '/bin/echo', callCommand: '' }),
    means: {
      ...withoutSandbox,
      sandbox: {
        ...withoutSandbox.sandbox,
        place: async () => (isRequired ? { kind: 'refused', why } : await withoutSandbox.sandbox.place()),
        setting: () => (isRequired ? 'require' : 'auto'),
      },
    },
    denied: () => [],
    taken: () => new Set(),
    onProblems: (problems) => said.push(problems.map((problem) => sayInEnglish(problem))),
  });
  await discovery.refresh();
  isRequired = false;
  await discovery.refresh();
  await discovery.close();
  expect(said[1]).toEqual([
    'Cannot run the discovery command /bin/echo: The settings require the sandbox, but it is unavailable: Pilotfish has no sandbox for macOS yet.',
  ]);
  expect(said.at(-1)?.[0]).not.toContain('Cannot run');
});
