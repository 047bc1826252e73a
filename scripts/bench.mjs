import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as bundle } from 'vite';
import { againstReference, readReference, saveReference } from './bench-reference.mjs';
import { buildIfNeeded } from './build.mjs';
import { root } from './run.mjs';

// `npm run bench [-- name] [-- --save]`: builds the application and the benchmarks, and runs them one after another.
// It prints each measurement as a ratio to its reference, which the same run measures. It ends with a list of
// measurements that missed their aim, or are worse than in `bench/reference.json`. They fail nothing, because
// machines differ. `--save` writes the ratios of this run to that file.

const folder = path.join(root, 'out', 'bench');
const saves = process.argv.includes('--save');
const wanted = process.argv.slice(2).filter((argument) => argument !== '--save');
/** In seconds. A longer benchmark would never be run. */
const longest = 300;

if ((await buildIfNeeded()) !== 0) process.exit(1);
const names = (await readdir(path.join(root, 'bench')))
  .filter((name) => name.endsWith('.bench.ts'))
  .filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)));

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await bundle({
  configFile: false,
  root,
  logLevel: 'warn',
  resolve: { alias: { '@shared': path.join(root, 'src', 'shared') } },
  build: {
    ssr: true,
    target: 'node22',
    outDir: folder,
    rolldownOptions: {
      input: Object.fromEntries(
        names.map((name) => [name.replace(/\.ts$/, ''), path.join(root, 'bench', name)]),
      ),
      output: { entryFileNames: '[name].js' },
    },
  },
});

const rows = [];
const begin = performance.now();
for (const name of names) {
  process.stderr.write(`${name} … `);
  const start = performance.now();
  const { measure } = await import(pathToFileURL(path.join(folder, name.replace(/\.ts$/, '.js'))).href);
  rows.push(...(await measure()));
  process.stderr.write(`${secondsSince(start)} s\n`);
}

const heads = ['measurement', 'ours', 'reference', 'ratio', 'aim', ''];
const table = rows.map((row) => [
  row.name,
  amount(row.ours, row.unit),
  `${amount(row.reference, row.unit)} ${row.referenceName}`,
  (row.ours / row.reference).toFixed(2),
  aimText(row),
  isMissed(row) ? 'MISSED' : '',
]);
const widths = heads.map((head, column) =>
  Math.max(head.length, ...table.map((cells) => cells[column].length)),
);
for (const cells of [heads, widths.map((width) => '─'.repeat(width)), ...table])
  process.stdout.write(
    `${cells
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd()}\n`,
  );
const took = secondsSince(begin);
if (wanted.length === 0)
  process.stdout.write(`\nThe whole took ${took} s (≤ ${longest} s)${took > longest ? ': MISSED' : ''}\n`);
const missed = rows
  .filter(isMissed)
  .map((row) => `  ${row.name}: ${amount(row.ours, row.unit)}, aim ${aimText(row)}`);
process.stdout.write(missed.length === 0 ? '\nNone missed.\n' : `\nMISSED:\n${missed.join('\n')}\n`);
for (const line of againstReference(rows, await readReference(), process.stdout.isTTY === true))
  process.stdout.write(`${line}\n`);
if (saves) await saveReference(rows);
process.exit(0);

function secondsSince(start) {
  return Math.round((performance.now() - start) / 1000);
}

function amount(value, unit) {
  return `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ${unit}`;
}

function isMissed({ ours, reference, aim, limit }) {
  return (aim !== undefined && ours / reference > aim) || (limit !== undefined && ours > limit);
}

function aimText({ aim, limit, unit }) {
  const texts = [aim !== undefined && `≤ ${aim} ×`, limit !== undefined && `≤ ${amount(limit, unit)}`];
  return texts.filter(Boolean).join(', ');
}
