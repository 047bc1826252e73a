import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { RefusedTools } from './RefusedTools';

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain();
});

it('names the tools that were refused, with the models that refused them', async () => {
  const baseUrl = 'http://127.0.0.1:8080/v1';
  main.play({
    settings: {
      learned: () => [
        { baseUrl, model: 'heron', changes: [{ kind: 'omit-tool', of: 'glob' }, { kind: 'no-stream' }] },
        { baseUrl, model: 'gull', changes: [{ kind: 'omit-tool', of: 'glob' }] },
      ],
    },
  });
  show(<RefusedTools />);
  const tools = page.getByRole('list', { name: 'Rejected tools' }).getByRole('listitem');
  await expect
    .element(tools)
    .toHaveTextContent(
      'globThe provider of heron rejected this tool.The provider of gull rejected this tool.',
    );
});
