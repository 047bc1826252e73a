import { fileURLToPath } from 'node:url';
import { parseArguments } from '../src/main/cli/arguments';
import { serve } from '../src/main/cli/serve';
import { nestingTool } from '../src/main/queue/testing/nesting-tool';

// The served host with one more tool: one that hands in calls of its own. Its arguments are those of the executable.

const command = parseArguments(process.argv.slice(2));
if (command.kind !== 'serve') throw new Error(`this host cannot "${command.kind}"`);

await serve(
  { ...command, moreTools: [nestingTool] },
  {
    version: '0.0.0',
    // As it is built, three folders below the project's root.
    outFolder: fileURLToPath(new URL('../../../out/', import.meta.url)),
    env: process.env,
    stopped: new Promise((resolve) => process.once('SIGTERM', () => resolve())),
    print: (line) => void process.stdout.write(`${line}\n`),
    complain: (line) => void process.stderr.write(`${line}\n`),
  },
);
