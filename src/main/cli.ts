#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { engines, version } from '../../package.json';
import { cacheCompiledCode } from './cli/compile-cache';

// The executable. Turns on Node's compile cache before it loads any large module.

cacheCompiledCode(process.env, version);

const oldestNode = engines.node.replace('>=', '');

await end(await main());

async function main(): Promise<number> {
  const packageFolder = fileURLToPath(new URL('../../', import.meta.url));
  if (isOlder(process.versions.node, oldestNode)) {
    const { runWithOwnNode } = await import('./cli/own-node');
    return await runWithOwnNode({ packageFolder, oldest: oldestNode, args: process.argv.slice(1) });
  }
  const { runCommandLine } = await import('./command-line');
  return await runCommandLine({ args: process.argv.slice(2), packageFolder });
}

/** Compares versions of Node. `localeCompare` would need 8 ms to load the rules of a language. */
function isOlder(version: string, oldest: string): boolean {
  const parts = version.split('.').map(Number);
  const differences = oldest.split('.').map((part, at) => (parts[at] ?? 0) - Number(part));
  return (differences.find((difference) => difference !== 0) ?? 0) < 0;
}

/** Ends the process once everything written has left it. */
async function end(code: number): Promise<never> {
  await Promise.all(
    [process.stdout, process.stderr].map((stream) => new Promise((done) => stream.write('', done))),
  );
  process.exit(code);
}
