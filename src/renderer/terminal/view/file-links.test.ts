import { describe, expect, it } from 'vitest';
import { findFileLinks } from './file-links';

const root = '/home/me/project';

function found(text: string): readonly string[] {
  return findFileLinks(text, root).map(
    ({ start, end, path, line }) => `${text.slice(start, end)} → ${path} ${line}`,
  );
}

describe('findFileLinks', () => {
  it('finds the forms that compilers and test runners print', () => {
    expect(found('src/a.ts:12:3 - error')).toEqual(['src/a.ts:12:3 → src/a.ts 12']);
    expect(found('at run (./src/b.test.ts:7)')).toEqual(['./src/b.test.ts:7 → src/b.test.ts 7']);
    expect(found('src/c.cs(12,5): warning')).toEqual(['src/c.cs(12,5) → src/c.cs 12']);
    expect(found('  File "lib/d.py", line 3, in f')).toEqual(['"lib/d.py", line 3 → lib/d.py 3']);
    expect(found('main.go:1 util.go:2')).toEqual(['main.go:1 → main.go 1', 'util.go:2 → util.go 2']);
  });

  it('makes absolute paths inside the project relative to it', () => {
    expect(found(`${root}/src/a.ts:4`)).toEqual([`${root}/src/a.ts:4 → src/a.ts 4`]);
    expect(findFileLinks('C:\\work\\src\\a.ts:4', 'C:\\work')).toMatchObject([{ path: 'src/a.ts', line: 4 }]);
  });

  it('leaves alone what leads outside of the project', () => {
    expect(found('/etc/passwd.txt:1 ../x.ts:2 ~/y.ts:3 /home/me/project-b/z.ts:4')).toEqual([]);
  });

  it('leaves alone addresses, times, versions and line 0', () => {
    expect(found('http://localhost.dev:3000/src/a.ts:1 12:30:05 1.2.3:4 a.ts:0')).toEqual([]);
  });
});
