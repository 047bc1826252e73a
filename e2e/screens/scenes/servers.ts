import { createRequire } from 'node:module';
import path from 'node:path';
import type { Pilotfish } from '../../app';
import type { Scene } from '../scene';
import { accept, composer, send, toQuestion } from '../steps';

// Questions of a server's tools to the user.

const everything = createRequire(import.meta.url).resolve(
  '@modelcontextprotocol/server-everything/package.json',
);
const args = [path.join(everything, '../dist/index.js'), 'stdio'];
const settings = { mcpServers: { ref: { command: process.execPath, args } } };

async function callTool({ page, model }: Pilotfish): Promise<void> {
  // Its prompts appear once it runs.
  await composer(page).pressSequentially('/completable');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  model.reply({ calls: [{ name: 'ref__trigger-elicitation-request', arguments: {} }] });
  await send(page, 'Ask me.');
  await toQuestion(page);
}

export const serverScenes: readonly Scene[] = [
  { name: 'server-tool', settings, reach: callTool },
  {
    name: 'server-form',
    settings,
    async reach(pilotfish) {
      await callTool(pilotfish);
      await accept(pilotfish.page);
      await pilotfish.page.getByRole('textbox', { name: 'String', exact: true }).waitFor();
    },
  },
];
