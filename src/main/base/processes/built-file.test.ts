import { expect, it } from 'vitest';
import { builtFile } from './built-file';

it('is found from every place a build may put this code, and from source among what tests bundle', () => {
  const from = (here: string) => builtFile('pty-host.js', here);
  expect(from('file:///app/out/main/chunks/app-x1.js')).toBe('/app/out/main/pty-host.js');
  expect(from('file:///app/out/bench/command.bench.js')).toBe('/app/out/main/pty-host.js');
  expect(from('file:///work/src/main/base/processes/built-file.ts')).toBe(
    '/work/node_modules/.cache/processes/out/main/pty-host.js',
  );
});
