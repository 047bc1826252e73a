import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { ProviderDialog } from './ProviderDialog';
import { draftFromProvider, emptyDraft } from './provider-draft';

// The form of a provider.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain();
});

let closed = 0;
const open = () => {
  closed = 0;
  show(
    <ProviderDialog
      draft={emptyDraft}
      provider={null}
      keyUrl={null}
      onClose={() => {
        closed += 1;
      }}
    />,
  );
};
const fill = (name: string, text: string) => page.getByRole('textbox', { name }).fill(text);
const nameModel = () => page.getByRole('combobox', { name: 'Model' }).fill('heron');
const save = () => page.getByRole('button', { name: 'Save' }).click();

it('says at each field what is missing, and saves nothing', async () => {
  main.play({ settings: { saveProvider: () => {} } });
  open();
  await save();
  await expect.poll(() => page.getByRole('alert').elements().length).toBeGreaterThan(0);
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  expect(main.called('settings.saveProvider')).toEqual([]);
  expect(closed).toBe(0);
});

it('says so in its own words, and only as long as it is so', async () => {
  main.play({ settings: { saveProvider: () => {} } });
  open();
  await fill('Base URL', 'no address');
  await save();
  const noName = page.getByText('Enter a name.');
  const noAddress = page.getByText(/^Enter the address of an API/);
  await expect.element(noName).toBeVisible();
  await expect.element(noAddress).toBeVisible();
  await fill('Name', 'Mine');
  await expect.poll(() => noName.elements()).toEqual([]);
  await expect.element(noAddress).toBeVisible();
  await fill('Base URL', 'http://127.0.0.1:8080/v1');
  await expect.poll(() => noAddress.elements()).toEqual([]);
});

it('saves a key command and query parameters, and names a parameter that is none', async () => {
  main.play({ settings: { saveProvider: () => {}, change: () => {} } });
  open();
  await fill('Name', 'Gateway');
  await fill('Base URL', 'https://gateway.example/v1');
  await nameModel();
  await fill('Key command (optional)', 'print-key --for models');
  await fill('Extra query parameters (optional)', 'version');
  await save();
  await expect.element(page.getByText(/^“version” is not a query parameter/)).toBeVisible();
  await fill('Extra query parameters (optional)', 'version=2');
  await save();
  await expect.poll(() => closed).toBe(1);
  expect(main.called('settings.saveProvider')).toMatchObject([
    { provider: { keyCommand: 'print-key --for models', query: { version: '2' } } },
  ]);
});

const price = { input: 1.25, output: 10, currency: 'USD' };
const listed = [{ id: 'gull' }, { id: 'heron', price }];

it('without a model lists those of the endpoint to choose from, and saves the one that is chosen', async () => {
  main.play({ settings: { models: () => listed, saveProvider: () => {}, change: () => {} } });
  open();
  await fill('Name', 'Mine');
  await fill('Base URL', 'localhost:11434/v1');
  await save();
  await expect.element(page.getByText('Choose a model, or enter its name.')).toBeVisible();
  expect(main.called('settings.models')).toMatchObject([{ baseUrl: 'http://localhost:11434/v1' }]);
  expect(main.called('settings.saveProvider')).toEqual([]);
  await page.getByRole('option', { name: 'heron' }).click();
  await expect.element(page.getByRole('textbox', { name: /^Price/ })).toHaveValue('1.25 / 10 USD');
  await save();
  await expect.poll(() => closed).toBe(1);
  expect(main.called('settings.saveProvider')).toMatchObject([
    { provider: { model: 'heron', prices: { heron: price } } },
  ]);
});

it('narrows what the endpoint lists by what is typed', async () => {
  main.play({ settings: { models: () => listed } });
  open();
  await fill('Base URL', 'localhost:11434/v1');
  await page.getByRole('button', { name: 'List models' }).click();
  const options = () =>
    page
      .getByRole('option')
      .elements()
      .map((option) => option.textContent);
  await expect.poll(options).toEqual(['gull', 'heron']);
  await userEvent.keyboard('her');
  await expect.poll(options).toEqual(['heron']);
});

it('without a model takes the name of one where the endpoint lists none', async () => {
  main.play({ settings: { models: () => [], saveProvider: () => {}, change: () => {} } });
  open();
  await fill('Name', 'Mine');
  await fill('Base URL', 'localhost:11434/v1');
  await save();
  await expect.element(page.getByRole('combobox', { name: 'Model' })).toHaveFocus();
  await userEvent.keyboard('heron{Enter}');
  await expect.poll(() => closed).toBe(1);
  expect(main.called('settings.saveProvider')).toMatchObject([{ provider: { model: 'heron' } }]);
});

it('shows the address that is meant by one without its scheme, and saves that', async () => {
  main.play({ settings: { saveProvider: () => {}, change: () => {} } });
  open();
  await fill('Name', 'Mine');
  await fill('Base URL', 'localhost:11434/v1');
  await page.getByRole('textbox', { name: 'Name' }).click();
  await expect
    .element(page.getByRole('textbox', { name: 'Base URL' }))
    .toHaveValue('http://localhost:11434/v1');
  await nameModel();
  await fill('Base URL', 'api.example.com/v1');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => closed).toBe(1);
  expect(main.called('settings.saveProvider')).toMatchObject([
    { provider: { baseUrl: 'https://api.example.com/v1' } },
  ]);
});

it('saves the endpoint with its key, and uses it when nothing was chosen before', async () => {
  main.play({ settings: { saveProvider: () => {}, change: () => {} } });
  open();
  await fill('Name', 'Mine');
  await fill('Base URL', 'http://127.0.0.1:8080/v1');
  await nameModel();
  await page.getByLabelText('API key').fill('a-key');
  await save();
  await expect.poll(() => closed).toBe(1);
  expect(main.called('settings.saveProvider')).toMatchObject([
    { provider: { name: 'Mine', baseUrl: 'http://127.0.0.1:8080/v1' }, key: 'a-key' },
  ]);
  expect(main.called('settings.change')).toEqual([{ activeProvider: 'mine' }]);
});

it('stays open with what was typed when saving fails, and says why', async () => {
  main.play({});
  open();
  await fill('Name', 'Mine');
  await nameModel();
  await fill('Base URL', 'http://127.0.0.1:8080/v1');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('The script has no answer to settings.saveProvider.')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Mine');
  expect(closed).toBe(0);
});

it('begins at the switch of its tools where that is to be looked at', async () => {
  show(<ProviderDialog draft={emptyDraft} provider={null} keyUrl={null} focus="tools" onClose={() => {}} />);
  await expect.element(page.getByRole('switch', { name: 'Tools' })).toHaveFocus();
  await expect.element(page.getByRole('switch', { name: 'Tools' })).toBeInViewport();
});

it('keeps what the form does not show of the provider that it changes', async () => {
  main.play({ settings: { saveProvider: () => {}, change: () => {} } });
  const hidden = {
    protocol: 'messages',
    smallModel: 'wren',
    models: { heron: { contextWindow: 32_768, effort: 'high' }, 'gull*': { tools: false } },
  } as const;
  const saved = {
    id: 'mine',
    name: 'Mine',
    baseUrl: 'http://127.0.0.1:8080/v1',
    model: 'heron',
    headers: {},
    images: false,
    files: false,
    tools: true,
    ...hidden,
  };
  const view = { ...saved, hasKey: false, origin: 'settings' } as const;
  show(<ProviderDialog draft={draftFromProvider(view)} provider={view} keyUrl={null} onClose={() => {}} />);
  await fill('Name', 'Ours');
  await save();
  await expect
    .poll(() => main.called('settings.saveProvider'))
    .toEqual([{ provider: { ...saved, name: 'Ours' } }]);
});

it('saves a protocol, a small model and options of the model; a body that is no JSON is said at its field', async () => {
  main.play({ settings: { saveProvider: () => {}, change: () => {} } });
  open();
  await fill('Name', 'Mine');
  await fill('Base URL', 'https://api.openai.com/v1');
  await nameModel();
  await page.getByRole('combobox', { name: 'Protocol' }).click();
  await expect.element(page.getByRole('option', { name: 'Automatic (OpenAI Responses)' })).toBeVisible();
  await page.getByRole('option', { name: 'Chat completions' }).click();
  await fill('Small model (optional)', 'wren');
  await page.getByRole('button', { name: 'Model options' }).click();
  await fill('Reasoning effort', 'high');
  await fill('Extra request body', '{"top_k": twenty}');
  await page.getByRole('button', { name: 'Model options: Reasoning effort, Extra request body' }).click();
  await save();
  const body = page.getByRole('textbox', { name: 'Extra request body' });
  await expect.element(body).toHaveFocus();
  await expect
    .element(page.getByText('Invalid JSON. Check quotes, commas and braces from “top_k” on.'))
    .toBeVisible();
  await body.fill('{"top_k": 20}');
  await expect.element(body).toHaveFocus();
  await save();
  await expect.poll(() => closed).toBe(1);
  expect(main.called('settings.saveProvider')).toMatchObject([
    {
      provider: {
        protocol: 'chat-completions',
        smallModel: 'wren',
        models: { heron: { effort: 'high', body: { top_k: 20 } } },
      },
    },
  ]);
});

it('does not discard what was typed with one Esc', async () => {
  open();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => closed).toBe(1);
  open();
  await fill('Name', 'Mine');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Press Esc again to discard the changes.')).toBeVisible();
  expect(closed).toBe(0);
  await fill('Name', 'Mine too');
  await expect.element(page.getByText('Press Esc again')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => closed).toBe(1);
});
