import { once } from 'node:events';
import { mkdir, realpath, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { noSandbox } from '../mcp/testing/test-servers';
import { createWorkspace } from '../project/workspace';
import { sandbox } from '../sandbox/testing/in-sandbox';
import { odd, startLanguageServers } from './testing/test-language-servers';
import { readEdits } from './text-edits';

// Real language servers in the real sandbox: those of Pilotfish's own packages, found in a project.

const inSandbox = {
  ...noSandbox,
  place: async () => ({ kind: 'in' as const }),
  sandbox: async () => sandbox,
};

async function project(files: Readonly<Record<string, string>>) {
  const root = await realpath(await tempFolder());
  await symlink(path.resolve('node_modules'), path.join(root, 'node_modules'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), text);
  }
  return await createWorkspace(root);
}

const pyright = {
  command: path.resolve('node_modules/.bin/pyright-langserver'),
  args: ['--stdio'],
  extensionToLanguage: { '.py': 'python' },
};
const tsconfig = '{ "compilerOptions": { "strict": true }, "include": ["src"] }';

it('TypeScript of the project checks a text against the other files', async () => {
  const workspace = await project({
    'tsconfig.json': tsconfig,
    'src/b.ts': 'export const b: number = 1;\n',
  });
  const servers = await startLanguageServers({}, { workspace, sandbox: inSandbox });
  expect(await servers.namesFor('src/a.ts')).toEqual(['typescript']);
  const texts = ['', "import { b } from './b';\nexport const text: string = b;\n"];
  expect(await servers.problems('src/a.ts', texts)).toEqual([
    [],
    ["error 2:14 Type 'number' is not assignable to type 'string'."],
  ]);
  await writeFile(path.join(workspace.root, 'src/b.ts'), "export const b: string = 'one';\n");
  expect(await servers.problems('src/a.ts', texts)).toEqual([[], []]);
});

it('TypeScript of the project renames, formats and finds symbols', async () => {
  const text = 'export  const fish=1;\n';
  const workspace = await project({
    'tsconfig.json': tsconfig,
    'src/a.ts': text,
    'src/b.ts': "import { fish } from './a';\nexport const two = fish + fish;\n",
  });
  const servers = await startLanguageServers({}, { workspace, sandbox: inSandbox });
  const file = { path: path.join(workspace.root, 'src/a.ts'), relativePath: 'src/a.ts', text };
  const { signal } = new AbortController();
  const at = { ...file, line: 0, character: 15 };
  const { references } = await servers.find({ ...at, withReferences: true }, signal);
  expect(references.map(({ line, column }) => [line, column])).toEqual([
    [2, 20],
    [2, 27],
  ]);
  const edits = await servers.rename({ ...at, name: 'bird' }, signal);
  expect([...edits.keys()].map((of) => path.basename(of)).toSorted()).toEqual(['a.ts', 'b.ts']);
  expect(readEdits(edits.get(file.path), text)).toMatchObject([{ line: 1, column: 15, text: 'bird' }]);
  const formatted = await servers.format({ ...file, tabSize: 2, insertSpaces: true }, signal);
  expect(formatted.map((edit) => edit.text).join('|')).toContain(' ');
  expect(await servers.symbols({ ...file, query: 'fish' }, signal)).toMatchObject([
    { name: 'fish', line: 1 },
  ]);
});

it('Pyright of the project finds the problems of a text that another file causes', async () => {
  const workspace = await project({ 'b.py': 'def two() -> int:\n    return 2\n' });
  const servers = await startLanguageServers({}, { workspace, sandbox: inSandbox });
  const texts = ['', 'from b import two\n\ntext: str = two()\n'];
  const [before, after] = await servers.problems('a.py', texts);
  expect(before).toEqual([]);
  expect(after).toEqual([
    expect.stringMatching(/^error 3:13 Type "int" is not assignable to declared type "str"/),
  ]);
});

it('Pyright reports the problems of files that are not open, if its settings say so', async () => {
  const workspace = await project({ 'a.py': 'a: int = 1\n', 'b.py': "b: int = 'one'\n" });
  const servers = await startLanguageServers(
    { pyright: { ...pyright, settings: { python: { analysis: { diagnosticMode: 'workspace' } } } } },
    { workspace, sandbox: inSandbox },
  );
  const reported = () =>
    [...servers.published()].map(([file, [first]]) => `${path.basename(file)}:${first?.line}`);
  expect(await servers.problems('a.py', ['a: int = 1\n'])).toEqual([[]]);
  await expect.poll(reported).toEqual(['b.py:1']);
  await writeFile(path.join(workspace.root, 'b.py'), 'b: int = 1\n');
  await writeFile(path.join(workspace.root, 'c.py'), "\nc: int = 'one'\n");
  expect(await servers.problems('a.py', ['a: int = 1\n'])).toEqual([[]]);
  await expect.poll(reported).toEqual(['c.py:2']);
});

it('without a sandbox that limits unknown content, no program of the project runs', async () => {
  const workspace = await project({ 'tsconfig.json': tsconfig });
  const servers = await startLanguageServers({}, { workspace });
  expect(await servers.namesFor('src/a.ts')).toEqual([]);
  const place = async () => ({ kind: 'in' as const, keepsQuestions: true as const });
  const another = await startLanguageServers({}, { workspace, sandbox: { ...inSandbox, place } });
  expect(await another.namesFor('src/a.ts')).toEqual([]);
});

it('a server in the sandbox reaches no network', async () => {
  let met = 0;
  const server = createServer(() => (met += 1)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const workspace = await project({});
  const servers = await startLanguageServers(
    { odd: odd(`pulls,connects-${port}`) },
    { workspace, sandbox: inSandbox },
  );
  expect(await servers.problems('a.odd', ['bad'])).toEqual([['error 1:1 bad is not good']]);
  expect(met).toBe(0);
});
