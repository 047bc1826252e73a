import type { ProviderView } from '@shared/settings/settings';
import { providerSchema } from '@shared/settings/settings-schema';
import { beforeAll, expect, it } from 'vitest';
import { type ScriptedMain, startScriptedMain } from '../testing/scripted-main';
import { keepPrice } from './keep-price';

// What is kept of the price that an endpoint lists beside the chosen model.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain();
});

const price = { input: 1, output: 2, currency: 'USD' };
const own = { input: 3, output: 4, currency: 'EUR' };
const saved = providerSchema.parse({
  ...{ id: 'mine', name: 'Mine', baseUrl: 'https://a.example/v1', model: 'm', prices: { m: own } },
});
const provider: ProviderView = { ...saved, hasKey: true, origin: 'settings' };
const saving = () => main.called('settings.saveProvider');

it('keeps it beside those there are, and nothing else of the endpoint changes', async () => {
  main.play({ settings: { saveProvider: () => {} } });
  await keepPrice([provider], { providerId: 'mine', model: 'n' }, price);
  expect(saving()).toEqual([{ provider: { ...saved, prices: { m: own, n: price } } }]);
});

it('leaves the price that the person gave, and an endpoint that the settings do not hold', async () => {
  main.play({ settings: { saveProvider: () => {} } });
  await keepPrice([provider], { providerId: 'mine', model: 'm' }, price);
  await keepPrice([{ ...provider, origin: 'environment' }], { providerId: 'mine', model: 'n' }, price);
  await keepPrice([provider], { providerId: 'mine', model: 'n' }, null);
  expect(saving()).toEqual([]);
});
