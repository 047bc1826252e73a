import { expect, it } from 'vitest';
import { localServers, presets } from './presets';
import { providerSchema } from './settings-schema';

const filledIn = (baseUrl: string) => baseUrl.replace('<resource>', 'mine');

it.each([...presets, ...localServers])('$name makes a provider that the settings take', (preset) => {
  const { id, name, baseUrl } = preset;
  const provider = { id, name, baseUrl: filledIn(baseUrl), model: 'm' };
  expect(providerSchema.safeParse(provider).error).toBeUndefined();
});

it('has each service once', () => {
  const all = [...presets, ...localServers];
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(new Set(all.map(({ baseUrl }) => baseUrl)).size).toBe(all.length);
});
