import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { resultsIn } from './calls';
import { expect, test } from './headless';

// `pilotfish run` in a project that provides an MCP server.

const oddServer = path.resolve(import.meta.dirname, '../src/main/mcp/testing/odd-server.mjs');
const server = { command: process.execPath, args: [oddServer, 'good'] };

/**
 * Fingerprint of the tool with this description: its description, its input with sorted keys, its annotations, and
 * its place.
 */
function pinOf(description: string): string {
  const takes = { properties: { text: { type: 'string' } }, required: ['text'], type: 'object' };
  const place = JSON.stringify({ ...server, env: {} }, null, 2);
  return createHash('sha256')
    .update(JSON.stringify([description, takes, ['read-only'], place]))
    .digest('hex');
}

test('its tool is there with --trust, and runs where a rule allows the very tool it is; else it is refused', async ({
  cli,
}) => {
  const { folder, home, model } = cli;
  const call = { calls: [{ name: 'docs__echo', arguments: { text: 'fish' } }] };
  const told = async (...args: string[]) => {
    model.reply(call, 'Done.');
    const { code } = await cli.run(args);
    return [code, ...resultsIn(model.requests.at(-1))];
  };
  await writeFile(path.join(folder, '.mcp.json'), JSON.stringify({ mcpServers: { docs: server } }));
  const asks = 'Not executed: nobody is there to approve it. Run with --mode accept-edits or --mode auto.';

  expect(await told()).toEqual([0, expect.stringMatching(/^Tool "docs__echo" does not exist\./)]);
  expect(await told('--trust')).toEqual([0, asks]);
  const rule = { effect: 'allow', tool: 'docs__echo', pin: pinOf('Says it again.') };
  await writeFile(path.join(home, 'rules.json'), JSON.stringify({ everywhere: [rule] }));
  expect(await told('--trust')).toEqual([0, 'echo: fish']);
});
