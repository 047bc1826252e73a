import type { ModelChoice } from '@shared/chat/chat';
import { AppError } from '@shared/errors';
import type { ProviderView } from '@shared/settings/settings';
import { providerSchema } from '@shared/settings/settings-schema';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { ModelDialog } from './ModelDialog';

// The dialog that lists the models of a provider, with the keyboard only.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain();
});

const provider = (id: string): ProviderView => ({
  ...providerSchema.parse({ id, name: id, baseUrl: `http://127.0.0.1:9/${id}`, model: '' }),
  hasKey: false,
  origin: 'settings',
});
const herons = Array.from({ length: 60 }, (_, index) => ({ id: `heron-${index}` }));

let chosen: ModelChoice[] = [];
beforeEach(() => {
  chosen = [];
  main.play({
    settings: {
      models: (query) => {
        if ('providerId' in query && query.providerId === 'dead')
          throw new AppError('not-found', 'Nothing answers.');
        return herons;
      },
    },
  });
  show(
    <ModelDialog
      providers={[provider('pond'), provider('dead')]}
      current={{ providerId: 'pond', model: 'heron-40' }}
      onChoose={(choice) => chosen.push(choice)}
      onClose={() => {}}
    />,
  );
});

const filter = () => page.getByRole('combobox', { name: 'Model' });
const option = (name: string | RegExp) => page.getByRole('option', { name });
const marked = () => document.getElementById(filter().element().getAttribute('aria-activedescendant') ?? '');

it('begins at the chat’s model, in view, and arrows and Enter choose another', async () => {
  await expect.element(filter()).toHaveFocus();
  await expect.element(option(/^heron-40/)).toBeInViewport();
  await expect.element(option(/^heron-40/)).toHaveAttribute('aria-current', 'true');
  expect(marked()).toBe(option(/^heron-40/).element());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
  expect(chosen).toEqual([{ providerId: 'pond', model: 'heron-41' }]);
});

it('takes the first model that fits what is typed, and what is typed where none fits', async () => {
  await expect.element(option(/^heron-40/)).toBeVisible();
  await userEvent.keyboard('on-2{Enter}');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await userEvent.keyboard('x{Enter}');
  const models = ['heron-2', 'on-2', 'on-2x'];
  expect(chosen).toEqual(models.map((model) => ({ providerId: 'pond', model })));
});

it('is as high with a provider that lists nothing', async () => {
  await expect.element(option(/^heron-40/)).toBeVisible();
  const height = () => page.getByRole('dialog').element().getBoundingClientRect().height;
  const before = height();
  await page.getByRole('combobox', { name: 'Provider' }).click();
  await page.getByRole('option', { name: /^dead/ }).click();
  await expect.element(page.getByText('Nothing answers.')).toBeVisible();
  expect(height()).toBe(before);
});
