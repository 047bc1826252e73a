import type { Subject } from '@shared/approval/approval';
import { describe, expect, it } from 'vitest';
import {
  acceptWords,
  allowText,
  changeWord,
  keptRule,
  namedFiles,
  partsToShow,
  placeWords,
  subjectWords,
} from './question-words';

const change = {
  kind: 'file-change',
  change: 'modify',
  path: '/p/a.ts',
  relativePath: 'a.ts',
  added: 12,
  removed: 1,
  approximate: null,
} as const;

describe('subjectWords', () => {
  it('counts what a file change adds and removes', () => {
    expect(subjectWords(change)).toBe('Change: 12 lines added, 1 line removed.');
    expect(subjectWords({ ...change, change: 'create', removed: 0 })).toBe(
      'New file: 12 lines added, 0 lines removed.',
    );
  });

  it('says when there is nothing to compare', () => {
    expect(subjectWords({ kind: 'call', tool: 'glob', input: '{}' })).toBe('No file changes.');
  });
});

describe('what is announced', () => {
  it('tells letters that pass for others', () => {
    const connection = {
      kind: 'network',
      host: 'gіthub.com',
      port: 443,
      looksLike: null,
      command: '',
    } as const;
    expect(subjectWords(connection)).toContain('g‹U+0456›thub.com');
  });
});

describe('acceptWords', () => {
  const words = (subject: Subject) => acceptWords({ danger: true, subject });

  it('names the deed of what is dangerous', () => {
    expect(words(change)).toBe('Change a.ts');
    expect(words({ ...change, empties: true })).toBe('Empty a.ts');
  });

  it('keeps the name of a file that lies deep, and leaves out of its folders', () => {
    const relativePath = 'packages/renderer/src/components/editor/diff-view.tsx';
    expect(words({ ...change, change: 'delete', relativePath })).toBe(
      'Delete packages/renderer…/diff-view.tsx',
    );
  });
});

describe('a command in words', () => {
  const command = {
    kind: 'command',
    command: 'npm test',
    directory: '(root)',
    parts: [{ text: 'npm test', why: 'it is not known' }],
    writes: [],
    deletes: [],
    discardedChanges: null,
  } as const;

  it('is announced by what it is', () => {
    expect(subjectWords({ ...command, parts: [...command.parts], writes: [], deletes: [] })).toBe(
      'Command: npm test',
    );
  });

  it('is named whole on the button that runs it, or not at all', () => {
    const button = (text: string) =>
      acceptWords({
        danger: true,
        subject: { ...command, command: text, parts: [...command.parts], writes: [], deletes: [] },
      });
    expect(button('rm -rf dist')).toBe('Run rm -rf dist');
    expect(button('rm -rf node_modules dist && git reset --hard')).toBe('Run this command');
  });

  it('says where it runs', () => {
    expect(placeWords('(root)')).toBe('In the project folder');
    expect(placeWords('packages/a')).toBe('In packages/a');
  });

  it('lists its parts once there are several', () => {
    const parts = [...command.parts, { text: 'ls', why: null }];
    expect(partsToShow({ ...command, parts: [...command.parts], writes: [], deletes: [] })).toEqual([]);
    expect(partsToShow({ ...command, parts, writes: [], deletes: [] })).toEqual(parts);
  });

  it('names a dozen of the files it writes and counts the rest', () => {
    const files = Array.from({ length: 14 }, (_, index) => `f${index}`);
    expect(namedFiles(['a\u202eb'])).toBe('a‹U+202E›b');
    expect(namedFiles(files)).toBe(`${files.slice(0, 12).join(', ')} and 2 more`);
  });
});

describe('changeWord', () => {
  it('names each kind of change', () => {
    expect((['create', 'modify', 'delete'] as const).map(changeWord)).toEqual([
      'New file',
      'Change',
      'Deletion',
    ]);
  });
});

describe('the rule that is kept', () => {
  it('is the literal text with its blanks cut off', () => {
    expect(keptRule('edit', ' src/** ')).toEqual({ tool: 'edit', match: 'src/**' });
    expect(allowText(keptRule('edit', 'src/**'))).toBe('allow edit src/**');
  });

  it('holds for every call of the tool when nothing narrows it', () => {
    expect(keptRule('edit', '  ')).toEqual({ tool: 'edit' });
    expect(allowText({ tool: 'edit' })).toBe('allow edit');
  });
});
