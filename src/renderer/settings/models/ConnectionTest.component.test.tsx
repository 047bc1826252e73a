import type { ConnectionReport } from '@shared/models/connection-report';
import type { ProviderView } from '@shared/settings/settings';
import { textOf } from '@shared/texts/text';
import { type ReactElement, useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { ProviderDialog } from './ProviderDialog';
import { draftFromProvider, emptyDraft, type ProviderDraft } from './provider-draft';

// The connection test of the provider form.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain();
});

const filled: ProviderDraft = {
  ...emptyDraft,
  name: 'Mine',
  baseUrl: 'http://127.0.0.1:8080/v1',
  model: 'heron',
};

function Form({ draft }: { readonly draft: ProviderDraft }): ReactElement | null {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return <ProviderDialog draft={draft} provider={null} keyUrl={null} onClose={() => setOpen(false)} />;
}

const open = (draft: ProviderDraft = filled) => show(<Form draft={draft} />);
const button = (name: string) => page.getByRole('button', { name });
const result = () => page.getByRole('list', { name: 'Result of the connection test' });

const report: ConnectionReport = {
  lines: [
    { part: 'answer', state: 'works', told: textOf('connection.answer-streams') },
    { part: 'tools', state: 'fails', told: textOf('connection.tools-refused') },
    { part: 'context-window', state: 'none', told: textOf('connection.window-known', { tokens: 8192 }) },
  ],
  learned: [{ kind: 'no-stream-options' }, { kind: 'context-window', of: '4096' }],
};

it('tests what is typed, with the key, and says which parts work and what was learned', async () => {
  main.play({ settings: { testConnection: () => report, endTest: () => {} } });
  open({ ...filled, name: '', contextWindow: '8192' });
  await page.getByLabelText('API key').fill('a-key');
  await button('Test connection').click();
  await expect.element(page.getByText('Works for chat only: tools fail.')).toBeVisible();
  const lines = result().getByRole('listitem');
  await expect.element(lines.nth(0)).toHaveTextContent('ReplyThe reply is streamed.');
  await expect.element(lines.nth(0).getByRole('img', { name: 'Works' })).toBeVisible();
  await expect.element(lines.nth(1).getByRole('img', { name: 'Fails' })).toBeVisible();
  await expect
    .element(lines.nth(2))
    .toHaveTextContent('Context window8,192 tokens, known for this model family.');
  await expect.element(page.getByText('Requests omit “stream_options”.')).toBeVisible();
  await expect.element(page.getByText('The context window has 4,096 tokens.')).toBeVisible();
  expect(main.called('settings.testConnection')).toEqual([
    {
      of: { baseUrl: 'http://127.0.0.1:8080/v1', key: 'a-key', headers: {} },
      provider: { model: 'heron', contextWindow: 8192 },
    },
  ]);
});

it('tests a saved provider with its stored key', async () => {
  main.play({ settings: { testConnection: () => report, endTest: () => {} } });
  const provider: ProviderView = {
    id: 'mine',
    name: 'Mine',
    baseUrl: filled.baseUrl,
    model: 'heron',
    protocol: 'messages' as const,
    headers: {},
    images: false,
    files: false,
    tools: true,
    hasKey: true,
    origin: 'settings' as const,
  };
  show(
    <ProviderDialog
      draft={draftFromProvider(provider)}
      provider={provider}
      keyUrl={null}
      onClose={() => {}}
    />,
  );
  await button('Test connection').click();
  await expect.element(result()).toBeVisible();
  expect(main.called('settings.testConnection')).toMatchObject([
    { of: { providerId: 'mine' }, provider: { protocol: 'messages', model: 'heron' } },
  ]);
});

it('wants an address and a model first, and leads to a field that is wrong', async () => {
  main.play({});
  open({ ...filled, model: '' });
  await expect
    .element(button('Test connection'))
    .toHaveAttribute('aria-description', 'Choose a model, or enter its name.');
  await page.getByRole('combobox', { name: 'Model' }).fill('heron');
  await page.getByRole('textbox', { name: /^Price/ }).fill('much');
  await button('Test connection').click();
  await expect.element(page.getByRole('textbox', { name: /^Price/ })).toHaveFocus();
  expect(main.called('settings.testConnection')).toEqual([]);
});

it('is stopped by its button, and by another model', async () => {
  const { promise: never } = Promise.withResolvers<ConnectionReport>();
  main.play({ settings: { testConnection: () => never, endTest: () => {} } });
  open();
  await button('Test connection').click();
  await expect.element(page.getByText(/Testing the connection/)).toBeVisible();
  await button('Stop test').click();
  await expect.poll(() => main.called('settings.endTest')).toHaveLength(1);
  await button('Test connection').click();
  await expect.element(button('Stop test')).toBeVisible();
  await page.getByRole('combobox', { name: 'Model' }).fill('gull');
  await expect.poll(() => main.called('settings.endTest')).toHaveLength(2);
  await expect.element(button('Test connection')).toBeVisible();
});

it('ends with the form', async () => {
  const { promise: never } = Promise.withResolvers<ConnectionReport>();
  main.play({ settings: { testConnection: () => never, endTest: () => {} } });
  open();
  await button('Test connection').click();
  await expect.element(button('Stop test')).toBeVisible();
  await button('Cancel').click();
  await expect.poll(() => main.called('settings.endTest')).toHaveLength(1);
});

it('says why there is no test at all', async () => {
  main.play({});
  open();
  await button('Test connection').click();
  await expect.element(page.getByText('The script has no answer to settings.testConnection.')).toBeVisible();
});
