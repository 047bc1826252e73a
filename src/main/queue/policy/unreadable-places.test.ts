import type { Rule } from '@shared/approval/approval';
import { expect, it } from 'vitest';
import { unreadablePlaces } from './unreadable-places';

const rule = (effect: Rule['effect'], tool: string, match?: string): Rule => ({
  id: '1',
  effect,
  tool,
  scope: 'project',
  createdAt: 0,
  origin: 'person',
  ...(match !== undefined && { match }),
});

it('are the files and folders that every tool is denied, and no others', () => {
  const rules = [
    rule('deny', '*', 'secrets/**'),
    rule('deny', '*', 'keys.txt'),
    rule('deny', '*', 'src/**/*.pem'),
    rule('deny', '*'),
    rule('ask', '*', 'asked/**'),
    rule('deny', 'read_file', 'read.txt'),
  ];
  expect(unreadablePlaces(rules, '/p')).toEqual(['/p/secrets', '/p/keys.txt']);
});
