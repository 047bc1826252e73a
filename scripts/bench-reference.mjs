import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './run.mjs';

// The reference ratios for `npm run bench`: `bench/reference.json`, by the name of the measurement.

const file = path.join(root, 'bench', 'reference.json');
/** A measurement is worse if its ratio is higher by more than this part. */
const tolerance = 0.15;
const [red, plain] = ['\u001b[31m', '\u001b[39m'];

/** Empty if the file is missing. */
export async function readReference() {
  const text = await readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  return JSON.parse(text);
}

/** Lines about the measurements that got worse, in red on a terminal, and those that lack a reference. */
export function againstReference(rows, reference, isTerminal) {
  const worse = rows.flatMap((row) => {
    const before = reference[row.name];
    if (before === undefined || ratioOf(row) <= before * (1 + tolerance)) return [];
    const percent = Math.round((ratioOf(row) / before - 1) * 100);
    return [`  ${row.name}: ${ratioOf(row).toFixed(2)} instead of ${before.toFixed(2)}, ${percent} % worse`];
  });
  const added = rows.filter(({ name }) => reference[name] === undefined).map(({ name }) => `  ${name}`);
  const colour = (line) => (isTerminal ? `${red}${line}${plain}` : line);
  return [
    ...(worse.length === 0 ? [] : ['', ...['WORSE than bench/reference.json:', ...worse].map(colour)]),
    ...(added.length === 0
      ? []
      : ['', 'New, without a reference (`npm run bench -- --save` adds it):', ...added]),
  ];
}

/** Saves the ratios of this run; ratios of other measurements stay. */
export async function saveReference(rows) {
  await writeFile(file, textOf(withRatios(await readReference(), rows)));
}

export function withRatios(reference, rows) {
  const measured = rows.map((row) => [row.name, Number(ratioOf(row).toPrecision(3))]);
  return { ...reference, ...Object.fromEntries(measured) };
}

function textOf(reference) {
  const sorted = Object.entries(reference).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}

function ratioOf({ ours, reference }) {
  return ours / reference;
}
