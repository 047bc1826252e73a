import type { ModelChoice } from '@shared/chat/chat';
import type { ProviderView } from '@shared/settings/settings';
import { expect, it } from 'vitest';
import type { MenuCommand } from '../../ui/menu/menu-item';
import { effortItems } from './effort-items';

const provider: ProviderView = {
  id: 'a',
  name: 'A',
  baseUrl: 'http://127.0.0.1:1/v1',
  model: 'gpt-5.6',
  headers: {},
  hasKey: false,
  origin: 'settings',
};

function commands(
  effort?: string,
  chosen: ModelChoice[] = [],
  change: Partial<ProviderView> = {},
): MenuCommand[] {
  const current = { provider: { ...provider, ...change }, model: change.model ?? 'gpt-5.6', effort };
  return effortItems(current, (choice) => void chosen.push(choice)).filter(
    (item): item is MenuCommand => typeof item === 'object' && 'onSelect' in item,
  );
}

it('lists what the model takes, and marks what is chosen', () => {
  expect(commands().map(({ label, checked }) => [label, checked])).toEqual([
    ['Default', true],
    ['None', false],
    ['Low', false],
    ['Medium', false],
    ['High', false],
    ['Extra high', false],
  ]);
  expect(commands('high').filter(({ checked }) => checked)).toMatchObject([{ label: 'High' }]);
});

it('chooses for the chat, and gives the choice back', () => {
  const chosen: ModelChoice[] = [];
  commands(undefined, chosen).at(-1)?.onSelect();
  commands('high', chosen)[0]?.onSelect();
  expect(chosen).toEqual([
    { providerId: 'a', model: 'gpt-5.6', effort: 'xhigh' },
    { providerId: 'a', model: 'gpt-5.6' },
  ]);
});

it('says what the settings choose', () => {
  expect(commands(undefined, [], { models: { 'gpt*': { effort: 'low' } } })[0]?.label).toBe('Default (Low)');
});

it('keeps a choice that the model does not take, so that it can be taken back', () => {
  expect(commands('high', [], { model: 'gpt-4.1' }).map(({ label, checked }) => [label, checked])).toEqual([
    ['Default', false],
    ['High', true],
  ]);
});

it('is empty where the model takes none, and has words that only its server knows', () => {
  expect(commands(undefined, [], { model: 'gpt-4.1' })).toEqual([]);
  expect(commands(undefined, [], { model: 'my-own' })).toEqual([]);
  const known = { 'gpt-5.6': { efforts: ['turbo'] } };
  expect(commands(undefined, [], { known }).at(-1)?.label).toBe('turbo');
});
