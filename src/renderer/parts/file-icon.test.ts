import { File } from 'lucide-react';
import { expect, it } from 'vitest';
import { fileIcon } from './file-icon';

// Icons of files, by their names.

it.each([
  ['package-lock.json', 'FileLock'],
  ['Cargo.lock', 'FileLock'],
  ['.env.local', 'FileKey'],
  ['tsconfig.json', 'FileBraces'],
  ['Dockerfile.dev', 'FileCog'],
  ['.gitignore', 'FileCog'],
  ['vite.config.ts', 'FileCog'],
  ['build.sh', 'FileTerminal'],
  ['Photo.HEIC', 'FileImage'],
  ['song.flac', 'FilePlay'],
  ['talk.webm', 'FilePlay'],
  ['inter.woff2', 'FileType'],
  ['rows.csv', 'FileSpreadsheet'],
  ['fix.patch', 'FileText'],
  ['out.tar.zst', 'FileArchive'],
  ['libfoo.so', 'FileBox'],
  ['data.sqlite', 'FileBox'],
  ['LICENSE', 'FileText'],
  ['notes.md', 'FileText'],
  ['main.rs', 'FileCode'],
  ['App.vue', 'FileCode'],
  ['pom.xml', 'FileCode'],
])('%s is a %s', (name, icon) => {
  expect(fileIcon(name).displayName).toBe(icon);
});

it('a file of a kind that nobody knows is a file', () => {
  expect(fileIcon('strange.qqq')).toBe(File);
});
