import type { ModelChoice } from '@shared/chat/chat';
import type { ProviderView } from '@shared/settings/settings';
import { describe, expect, it } from 'vitest';
import type { MenuCommand } from '../../ui/menu/menu-item';
import { modelItems } from './model-items';

const provider = (id: string, name: string, model: string): ProviderView => ({
  id,
  name,
  baseUrl: 'http://127.0.0.1:1/v1',
  model,
  headers: {},
  hasKey: false,
  origin: id === 'demo' ? 'built-in' : 'settings',
});
const providers = [provider('demo', 'Demo', 'demo'), provider('ollama', 'Ollama', 'qwen3')];

function items(choice: ModelChoice | null, chosen: (ModelChoice | null)[] = []) {
  return modelItems({
    providers,
    activeProvider: 'ollama',
    choice,
    isOthersChat: false,
    onChoose: (next) => void chosen.push(next),
    onBegin: () => {},
  });
}
const commands = (choice: ModelChoice | null, chosen?: (ModelChoice | null)[]) =>
  items(choice, chosen).filter((item): item is MenuCommand => typeof item === 'object' && 'label' in item);

const situation = {
  choice: null,
  isOthersChat: false,
  onChoose: () => {},
  onBegin: () => {},
};

describe('modelItems', () => {
  it('lists every provider with its model, once where both have one name, and marks the one that answers', () => {
    expect(
      items(null).map((item) => (typeof item === 'object' && 'heading' in item ? item.heading : null)),
    ).toEqual([null, null, 'Ollama', null]);
    expect(commands(null).map(({ label, checked }) => [label, checked])).toEqual([
      ['Demo model', false],
      ['qwen3', true],
    ]);
  });

  it('adds the chat’s own model when its provider’s is another', () => {
    expect(
      commands({ providerId: 'ollama', model: 'gemma' }).map(({ label, checked }) => [label, checked]),
    ).toEqual([
      ['Demo model', false],
      ['qwen3', false],
      ['gemma', true],
      ['Use the model from the settings', undefined],
    ]);
  });

  it('chooses, and gives the choice back to the settings', () => {
    const chosen: (ModelChoice | null)[] = [];
    for (const command of commands({ providerId: 'demo', model: 'demo' }, chosen)) command.onSelect();
    expect(chosen).toEqual([
      { providerId: 'demo', model: 'demo' },
      { providerId: 'ollama', model: 'qwen3' },
      null,
    ]);
  });

  it('begins a new chat with the demo model where another one has answered', () => {
    const begun: ModelChoice[] = [];
    const chosen: (ModelChoice | null)[] = [];
    const [demo, other] = modelItems({
      providers,
      activeProvider: 'ollama',
      choice: null,
      isOthersChat: true,
      onChoose: (next) => void chosen.push(next),
      onBegin: (next) => void begun.push(next),
    }).filter((item): item is MenuCommand => typeof item === 'object' && 'label' in item);
    expect(demo?.hint).toBe('Starts a new chat, because another model has replied in this one.');
    demo?.onSelect();
    other?.onSelect();
    expect(begun).toEqual([{ providerId: 'demo', model: 'demo' }]);
    expect(chosen).toEqual([{ providerId: 'ollama', model: 'qwen3' }]);
  });

  it('says beside a model what is known of it', () => {
    const known = {
      m: {
        contextWindow: 400_000,
        images: true,
        efforts: ['low'],
        price: { input: 1.25, output: 10, currency: 'USD' },
      },
    };
    const hints = modelItems({
      ...situation,
      providers: [{ ...provider('a', 'A', 'm'), known }],
      activeProvider: 'a',
    });
    expect(hints).toContainEqual(
      expect.objectContaining({
        hint: '400K context · $1.25 / $10.00 per 1M · images · reasoning',
      }),
    );
    const free = { m: { price: { input: 0, output: 0, currency: 'USD' }, tools: false } };
    const other = modelItems({
      ...situation,
      providers: [{ ...provider('a', 'A', 'm'), known: free }],
      activeProvider: 'a',
    });
    expect(other).toContainEqual(expect.objectContaining({ hint: 'free · no tools' }));
  });
});
