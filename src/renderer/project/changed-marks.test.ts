import { expect, it } from 'vitest';
import { visibleRows } from '../state/visible-rows';
import { commandSubject, fileSubject, waitingChat } from '../testing/waiting-chat';
import { changedMarks, markOf, waitingFiles } from './changed-marks';

it('marks changed files and every folder above them', () => {
  expect(changedMarks({ changed: ['src/deep/a.ts', 'README.md', 'src/b.ts'] })).toMatchObject({
    files: new Set(['src/deep/a.ts', 'README.md', 'src/b.ts']),
    folders: new Set(['src/deep', 'src']),
  });
});

it('marks nothing when nothing was changed', () => {
  expect(changedMarks({ changed: [] })).toMatchObject({ files: new Set(), folders: new Set() });
});

it('tells a changed file from a new one, a folder that holds one, and the rest', () => {
  const entry = { ignored: false, name: '' };
  const rows = visibleRows(
    {
      '': {
        kind: 'loaded',
        entries: [
          { ...entry, path: 'src', kind: 'folder' },
          { ...entry, path: 'README.md', kind: 'file' },
          { ...entry, path: 'LICENSE', kind: 'file' },
        ],
      },
    },
    new Set(['src']),
  );
  const marks = changedMarks({ changed: ['src/a.ts', 'README.md', 'LICENSE'], created: ['LICENSE'] });
  expect(rows.map((row) => [row.id, markOf(row, marks)])).toEqual([
    ['src', 'holds-changes'],
    ['src/', 'none'],
    ['README.md', 'changed'],
    ['LICENSE', 'created'],
  ]);
  const waiting = changedMarks({
    changed: ['src/a.ts', 'README.md'],
    waiting: ['src/b.ts', 'README.md', 'LICENSE'],
  });
  expect(rows.map((row) => markOf(row, waiting))).toEqual(['holds-waiting', 'none', 'waiting', 'waiting']);
});

it('knows the file about which a proposal waits; other questions are about none', () => {
  expect(waitingFiles(waitingChat(fileSubject('src/a.ts')).chat)).toEqual(['src/a.ts']);
  expect(waitingFiles(waitingChat(commandSubject('ls')).chat)).toEqual([]);
  expect(waitingFiles(undefined)).toEqual([]);
});
