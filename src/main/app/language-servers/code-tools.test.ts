import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { usualLimits } from '../../language-servers/server';
import { odd, startLanguageServers } from '../../language-servers/testing/test-language-servers';
import { createDiagnostics } from '../../tools/diagnostics';
import { createFindSymbol } from '../../tools/find-symbol';
import { createTestContext, runTool } from '../../tools/testing/test-context';
import { codeAnalysis } from './code-analysis';

// The tools `diagnostics` and `find_symbol` with a real language server.

type Started = { readonly denied?: readonly string[]; readonly behaviour?: string };

async function start(
  files: Readonly<Record<string, string>>,
  { denied = [], behaviour = 'pulls,symbols' }: Started = {},
) {
  const context = await createTestContext({ isDenied: (file) => denied.includes(file) });
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(context.root, name)), { recursive: true });
    await writeFile(path.join(context.root, name), text);
  }
  const limits = { ...usualLimits, askMs: 20 };
  const { workspace } = context;
  const servers = await startLanguageServers({ odd: odd(behaviour) }, { workspace, limits });
  const services = { languageServers: codeAnalysis({ get: async () => servers }) };
  const run = (tool: ReturnType<typeof createDiagnostics>) => async (input: Record<string, unknown>) =>
    String((await runTool(tool, context, input)).forModel).split('\n');
  return {
    diagnostics: run(createDiagnostics(services)),
    findSymbol: run(createFindSymbol(services)),
  };
}

describe('diagnostics', () => {
  it('lists the problems of a file, a directory or the project, errors first', async () => {
    const { diagnostics } = await start({
      'a.odd': 'poor and\nbad\n',
      'src/b.odd': 'bad\n',
      'src/c.txt': 'bad\n',
      'src/d.odd': 'well\n',
    });
    expect(await diagnostics({ path: 'a.odd' })).toEqual([
      '1 error(s) and 1 warning(s) in 1 checked file(s).',
      'error a.odd:2:1 bad is not good (odd 7)',
      'warning a.odd:1:1 poor is not good (odd 7)',
    ]);
    expect(await diagnostics({ path: 'src' })).toEqual([
      '1 error(s) and 0 warning(s) in 2 checked file(s).',
      'error src/b.odd:1:1 bad is not good (odd 7)',
    ]);
    expect((await diagnostics({ path: '.' }))[0]).toBe('2 error(s) and 1 warning(s) in 3 checked file(s).');
  });

  it('leaves out denied files, and names hidden characters', async () => {
    const { diagnostics } = await start(
      { 'secret.odd': 'bad\n', 'a\u202e.odd': 'bad\n' },
      { denied: ['secret.odd'] },
    );
    expect(await diagnostics({ path: '.' })).toEqual([
      '1 error(s) and 0 warning(s) in 1 checked file(s).',
      'error a\\u{202e}.odd:1:1 bad is not good (odd 7)',
    ]);
  });

  it('of later files of a large project, it lists what a server reports by itself or when it is asked', async () => {
    const names = Array.from({ length: 104 }, (_, at) => `${at + 100}.odd`);
    const files = Object.fromEntries(names.map((name) => [name, name > '201.odd' ? 'bad' : 'well']));
    const { diagnostics } = await start(files, { behaviour: 'asked', denied: ['203.odd'] });
    await expect
      .poll(() => diagnostics({ path: '.' }))
      .toEqual([
        '1 error(s) and 0 warning(s) in 101 checked file(s).',
        'error 202.odd:1:1 bad is not good (odd 7)',
        '2 more file(s) were not checked. Give a narrower path.',
      ]);
  });

  it('says what it cannot check', async () => {
    const { diagnostics } = await start({ 'a.txt': 'bad\n' });
    await expect(diagnostics({ path: 'a.txt' })).rejects.toThrow(
      'No language server is available for a.txt.',
    );
    await expect(diagnostics({ path: 'no.odd' })).rejects.toThrow('File not found');
  });
});

describe('find_symbol', () => {
  it('names the definition and the references with their lines; text outside the project stays unread', async () => {
    const { findSymbol } = await start({ 'a.odd': 'const fish = 1;\nconst fishing = fish;\n' });
    expect(await findSymbol({ file_path: 'a.odd', symbol: 'fish', line: 2 })).toEqual([
      'Definition of "fish":',
      'a.odd:1: const fish = 1;',
      'References: 2',
      'a.odd:2: const fishing = fish;',
      '/etc/passwd:4',
    ]);
  });

  it('says what is not there', async () => {
    const { findSymbol } = await start({ 'a.odd': 'fishing\n', 'a.txt': 'fish\n' });
    const find = (more: object) => findSymbol({ file_path: 'a.odd', symbol: 'fish', ...more });
    await expect(find({})).rejects.toThrow('"fish" is not in ');
    await expect(find({ symbol: '' })).rejects.toThrow('"" is not in ');
    await expect(find({ line: 7 })).rejects.toThrow('"fish" is not in line 7 of ');
    await expect(find({ file_path: 'b.odd' })).rejects.toThrow('File not found');
    await expect(find({ file_path: 'a.txt' })).rejects.toThrow('No language server is available for a.txt.');
  });

  it('a server that cannot find symbols says so', async () => {
    const context = await createTestContext();
    await writeFile(path.join(context.root, 'a.odd'), 'fish\n');
    const servers = await startLanguageServers({ odd: odd('pulls') }, { workspace: context.workspace });
    const tool = createFindSymbol({ languageServers: codeAnalysis({ get: async () => servers }) });
    await expect(runTool(tool, context, { file_path: 'a.odd', symbol: 'fish' })).rejects.toThrow(
      'The language server does not find symbols.',
    );
  });
});
