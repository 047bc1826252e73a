import { expect, it } from 'vitest';
import { english } from './english';
import { english as atStart } from './english-at-start';
import { englishOfPanels } from './english-of-panels';
import { englishOfSettings } from './english-of-settings';
import { englishOfShells } from './english-of-shells';
import { say, textOf, words } from './text';

it('has every text of its parts, each under a key of its own', () => {
  const parts = [atStart, englishOfPanels, englishOfSettings, englishOfShells];
  const keys = parts.flatMap((part) => Object.keys(part));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  expect(Object.keys(english).sort()).toEqual(keys.sort());
});

it('has words for every key, though a newer version gives other things to go into it', () => {
  for (const key of Object.keys(english)) expect(say({ key, params: { other: 'x' } })).not.toBe('');
  expect(say({ key: 'approval-card.files', params: { other: 'x' } })).toBe('approval-card.files · x');
});

it('counts as English does', () => {
  expect([0, 2].map((count) => words('terminal-panel.running', { count }))).toEqual([
    'None running',
    '2 running',
  ]);
  expect([1, 3].map((lines) => words('terminal-panel.paste-title', { lines }))).toEqual([
    'Paste a line with its line break?',
    'Paste 3 lines?',
  ]);
});

it('joins what stands together', () => {
  const places = [[3, 3] as const, [5, 9] as const].map(([from, to]) =>
    textOf('editor-area.marked-lines', { from, to }),
  );
  expect(words('agent-mark.text', { text: 'a.ts', places, rest: 0 })).toBe(
    'a.ts, lines by the agent are marked at line 3, lines 5 to 9',
  );
  expect(words('agent-mark.text', { text: 'a.ts', places, rest: 2 })).toMatch(/lines 5 to 9 and more$/);
  const modified = textOf('project-panel.remark-git', { mark: textOf('project-panel.git-modified') });
  const remarks = [textOf('project-panel.remark-link'), modified];
  expect(words('project-panel.row', { name: 'a.ts', remarks })).toBe('a.ts, link, modified');
  expect(words('project-panel.row', { name: 'a.ts', remarks: [] })).toBe('a.ts');
});
