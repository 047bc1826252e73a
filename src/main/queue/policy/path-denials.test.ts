import type { Rule } from '@shared/approval/approval';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestQueue, type TestQueue } from '../testing/test-queue';

let test: TestQueue;

afterEach(async () => {
  await test.close();
});

const deny = (tool: string): Pick<Rule, 'effect' | 'tool' | 'match' | 'scope'> => ({
  effect: 'deny',
  tool,
  match: 'private/**',
  scope: 'project',
});

describe('a denied folder', () => {
  it.each(['read_file', '*'])(
    'by a rule for %s is not shown by a tool that reads many files',
    async (tool) => {
      test = await createTestQueue();
      await test.write('private/key.txt', 'needle of the secret');
      await test.write('open.txt', 'needle in the open');
      await test.rules.add(test.root, deny(tool));
      await test.run(
        { tool: 'search_file_content', input: { pattern: 'needle' } },
        { tool: 'read_many_files', input: { paths: ['.'] } },
      );
      const told = Object.values(test.results()).join('\n');
      expect(told).toContain('needle in the open');
      expect(told).not.toContain('needle of the secret');
    },
  );

  it('by a rule for edit can still be read', async () => {
    test = await createTestQueue();
    await test.write('private/key.txt', 'needle');
    await test.rules.add(test.root, deny('edit'));
    await test.run({ tool: 'search_file_content', input: { pattern: 'needle' } });
    expect(test.results().c1).toContain('private/key.txt');
  });
});
