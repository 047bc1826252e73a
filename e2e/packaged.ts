import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { extractAll, getRawHeader } from '@electron/asar';

// The application as `npm run package` builds it for Debian, in a folder of its own. One stand-in replaces Electron's
// binary. Another replaces `fpm`, the last program, which only packs the given files into one.

export type Packaged = {
  /** The folder in which Electron finds the application: `app.asar` and the files beside it. */
  readonly resources: string;
  readonly executable: string;
  readonly deb: Deb;
};

/** The input of the packer. */
export type Deb = {
  readonly options: Readonly<Record<string, string>>;
  readonly depends: readonly string[];
  readonly desktopFile: string;
  readonly afterInstall: string;
};

/** All results are in `folder`. */
export async function packageApplication(folder: string): Promise<Packaged> {
  const [dist, fpm, output] = [path.join(folder, 'dist'), path.join(folder, 'fpm'), path.join(folder, 'out')];
  await mkdir(dist);
  await writeFile(path.join(dist, 'electron'), electronStandIn, { mode: 0o755 });
  await writeFile(fpm, fpmStandIn, { mode: 0o755 });
  const script = path.resolve('scripts', 'package.mjs');
  await promisify(execFile)(
    process.execPath,
    [script, '--linux', 'deb', `--config.directories.output=${output}`],
    { env: { ...process.env, ELECTRON_OVERRIDE_DIST_PATH: dist, CUSTOM_FPM_PATH: fpm } },
  );
  const unpacked = (await readdir(output)).find((name) => name.endsWith('-unpacked')) ?? '';
  return {
    resources: path.join(output, unpacked, 'resources'),
    executable: path.join(output, unpacked, 'pilotfish'),
    deb: readDeb(JSON.parse(await readFile(`${fpm}.json`, 'utf8'))),
  };
}

/** The mark in Electron's binary before its fuses: a version, their number, and one letter each. */
export const fuseMark = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';

const electronStandIn = `#!/bin/sh\nexit 0\n# ${fuseMark}\x01\x09${'-'.repeat(9)}\n`;

const fpmStandIn = `#!/usr/bin/env node
const { readFileSync, writeFileSync } = require('node:fs');
const args = process.argv.slice(2);
const [desktop] = args.find((arg) => arg.endsWith('.desktop')).split('=');
const script = args[args.indexOf('--after-install') + 1];
const [desktopFile, afterInstall] = [desktop, script].map((file) => readFileSync(file, 'utf8'));
writeFileSync(__filename + '.json', JSON.stringify({ args, desktopFile, afterInstall }));
`;

function readDeb({ args, ...files }: Pick<Deb, 'desktopFile' | 'afterInstall'> & { args: string[] }): Deb {
  const pairs = args.flatMap((name, index) => (name.startsWith('-') ? [[name, args[index + 1] ?? '']] : []));
  return {
    options: Object.fromEntries(pairs),
    depends: pairs.flatMap(([name, value]) => (name === '-d' && value ? [value] : [])),
    ...files,
  };
}

export type PackedFile = { readonly path: string; readonly isOutside: boolean };

/** The files of the archive, including those beside it. */
export function filesOf({ resources }: Packaged): PackedFile[] {
  return walk(getRawHeader(path.join(resources, 'app.asar')).header as Entry, '');
}

type Entry = { readonly unpacked?: boolean; readonly files?: Readonly<Record<string, Entry>> };

function walk(entry: Entry, at: string): PackedFile[] {
  if (!entry.files) return [{ path: at, isOutside: entry.unpacked === true }];
  return Object.entries(entry.files).flatMap(([name, child]) => walk(child, at ? `${at}/${name}` : name));
}

/**
 * Unpacks the archive to a folder with the archive's own name, which any Node can read as Electron reads the archive.
 * The search program in it is empty, because Pilotfish must start the one beside the archive. Returns the executable.
 */
export async function extract({ resources }: Packaged, folder: string): Promise<string> {
  const [from, to] = [path.join(resources, 'app.asar'), path.join(folder, 'app.asar')];
  extractAll(from, to);
  await symlink(`${from}.unpacked`, `${to}.unpacked`);
  const ripgrep = `@vscode/ripgrep-${process.platform}-${process.arch}`;
  await writeFile(path.join(to, 'node_modules', ripgrep, 'bin', 'rg'), '');
  return path.join(to, 'out', 'main', 'cli.js');
}
