import type { Learned } from '@shared/models/learned-schema';
import type { ProviderView } from '@shared/settings/settings';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { ModelsSection } from './ModelsSection';

// The list of providers, with the changes learned from their servers.

const provider = (id: string, baseUrl: string): ProviderView => ({
  id,
  name: id,
  baseUrl,
  model: 'heron',
  headers: {},
  images: false,
  files: false,
  tools: true,
  hasKey: false,
  origin: 'settings',
});

const near = 'http://127.0.0.1:8080/v1';
const far = 'https://api.example.com/v1';

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({ providers: [provider('Near', near), provider('Far', far)] });
});

it('says below a provider what was learned of each model, and forgets it', async () => {
  let learned: Learned[] = [
    { baseUrl: near, model: 'heron', changes: [{ kind: 'no-stream-options' }, { kind: 'no-images' }] },
    { baseUrl: near, model: 'gull', changes: [{ kind: 'omit-tool', of: 'web_fetch' }] },
    { baseUrl: 'http://gone.example/v1', model: 'wren', changes: [{ kind: 'no-stream' }] },
  ];
  main.play({
    settings: {
      learned: () => learned,
      forget: ({ baseUrl, model }) => {
        learned = learned.filter((each) => each.baseUrl !== baseUrl || each.model !== model);
      },
    },
  });
  show(<ModelsSection />);
  const item = (name: string) => page.getByRole('list', { name: 'Models' }).getByText(name).first();
  await expect.element(item('Near')).toBeVisible();
  const summary = page.getByRole('button', { name: /^Learned from this provider/ });
  await expect.element(summary).toHaveTextContent('Learned from this provider: 3 changes');
  await summary.click();
  const changesOf = (model: string) => page.getByRole('list', { name: model });
  await expect.element(changesOf('gull')).toHaveTextContent('Requests omit the tool web_fetch.');
  await page.getByRole('button', { name: 'Forget the changes for heron' }).click();
  await expect.element(summary).toHaveTextContent('Learned from this provider: 1 change');
  expect(main.called('settings.forget')).toEqual([{ baseUrl: near, model: 'heron' }]);
  await page.getByRole('button', { name: 'Forget the changes for gull' }).click();
  await expect.element(summary).not.toBeInTheDocument();
});
