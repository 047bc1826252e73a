import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { samplePdf } from '../src/main/tools/testing/test-files';
import { readCall, resultsIn, shellCall } from './calls';
import { expect, test } from './headless';
import { modelEnvironment } from './model-environment';
import { extract, filesOf, fuseMark, type Packaged, packageApplication } from './packaged';
import { startPilotfish } from './pilotfish';

// The result of `npm run package`: its files, the files it leaves out, and that it runs.

let folder: string;
let packaged: Packaged;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = await mkdtemp(path.join(tmpdir(), 'pilotfish-package-'));
  packaged = await packageApplication(folder);
});
test.afterAll(() => rm(folder, { recursive: true }));

const system = `${process.platform}-${process.arch}`;

test('the archive has the application, and of its libraries only those that are not part of it already', () => {
  const files = filesOf(packaged).map((file) => file.path);
  expect(files).toEqual(
    expect.arrayContaining([
      'package.json',
      'out/main/index.js',
      'out/main/pty-host.js',
      'out/main/LICENSES.md',
      'out/preload/index.cjs',
      'out/renderer/index.html',
      'out/renderer/quick-ask.html',
      'resources/tray.png',
      'out/renderer/LICENSES.md',
    ]),
  );
  const libraries = files.flatMap((file) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []);
  expect([...new Set(libraries)].sort()).toEqual([
    '@anthropic-ai/sandbox-runtime',
    `@lydell/node-pty-${system}`,
    '@pondwader/socks5-server',
    '@vscode/ripgrep',
    `@vscode/ripgrep-${system}`,
    'chardet',
    'commander',
    'iconv-lite',
    'node-forge',
    'node-pty',
    'safer-buffer',
    'tree-sitter-bash',
    'unpdf',
    'web-tree-sitter',
    'zod',
  ]);
  // It contains no files that only build or describe.
  expect(files.filter((file) => /\.(?:map|d\.[cm]?ts|c|h|gyp|cc)$|\/prebuilds\//.test(file))).toEqual([]);
});

test('what is started or loaded by its path lies outside the archive, and all of it stays small', async () => {
  const outside = filesOf(packaged).flatMap((file) => (file.isOutside ? [file.path] : []));
  expect(outside).toEqual(
    expect.arrayContaining([
      `node_modules/@lydell/node-pty-${system}/pty.node`,
      `node_modules/@vscode/ripgrep-${system}/bin/rg`,
      'node_modules/tree-sitter-bash/tree-sitter-bash.wasm',
      'node_modules/web-tree-sitter/web-tree-sitter.wasm',
    ]),
  );
  const { size } = await stat(path.join(packaged.resources, 'app.asar'));
  // This includes 3.4 MB for PDFs beside their reader, 4.5 MB for diagrams, each fetched on demand, and 6 MB of the
  // sandbox.
  expect(size).toBeLessThan(31_500_000);
  const sizes = outside.map(
    async (file) => (await stat(path.join(packaged.resources, 'app.asar.unpacked', file))).size,
  );
  const sum = (await Promise.all(sizes)).reduce((total, next) => total + next, 0);
  expect(sum).toBeLessThan(15_000_000);
});

test('its Electron runs this application and nothing else', async () => {
  const text = await readFile(packaged.executable, 'latin1');
  // Off: acting as Node, encrypted cookies, --inspect, additional rights for file://. On: NODE_EXTRA_CA_CERTS, the check
  // of the archive, and no other code.
  expect(text.slice(text.indexOf(fuseMark) + fuseMark.length + 2)).toBe('001011-0-\n');
});

test('the package for Debian says what it is and what it needs; installed, it starts with its sandbox', () => {
  const { options, depends, desktopFile, afterInstall } = packaged.deb;
  expect(options).toMatchObject({
    '-t': 'deb',
    '--name': 'pilotfish',
    '--version': expect.stringMatching(/^\d+\.\d+\.\d+$/),
    '--license': 'MIT',
    '--url': expect.stringMatching(/^https:\/\/\S+$/),
    '--maintainer': expect.stringMatching(/^\S.* <\S+@\S+>$/),
    '--description': expect.stringContaining('A desktop companion for the code you are working on'),
    '--architecture': process.arch === 'x64' ? 'amd64' : process.arch,
  });
  expect(depends).toEqual(expect.arrayContaining(['libgtk-3-0', 'libnss3', 'xdg-utils']));
  expect(desktopFile).toContain('Exec=/opt/Pilotfish/pilotfish %U\n');
  expect(desktopFile).toContain('StartupWMClass=app.pilotfish\n');
  expect(desktopFile).toContain('MimeType=inode/directory;x-scheme-handler/pilotfish;\n');
  expect(afterInstall).toContain("APPARMOR_PROFILE_TARGET='/etc/apparmor.d/pilotfish'");
  expect(desktopFile + afterInstall).not.toContain('no-sandbox');
});

test('out of the archive it searches, reads a PDF and runs a command', async ({ cli }) => {
  await writeFile(path.join(cli.folder, 'notes.txt'), 'a needle in it\n');
  await writeFile(path.join(cli.folder, 'paper.pdf'), samplePdf(['Hello from the page']));
  const search = { name: 'search_file_content', arguments: { pattern: 'needle' } };
  cli.model.reply({ calls: [search, readCall('paper.pdf'), shellCall('echo "it  runs" | wc -w')] }, 'Done.');
  const { code, stderr } = await startPilotfish(['run', cli.folder, '--prompt', 'do it'], {
    home: cli.home,
    env: modelEnvironment(cli.model),
    file: await extract(packaged, path.join(folder, 'extracted')),
  }).ended;
  expect([code, stderr]).toEqual([0, expect.any(String)]);
  const [found, pdf, command] = resultsIn(cli.model.requests.at(-1));
  expect(found).toContain('a needle in it');
  expect(pdf).toContain('Hello from the page');
  expect(command).toContain('\nOutput: 2\n');
});
