import { AppError } from '@shared/errors';
import { beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { ServicePicker } from './ServicePicker';

// The choice of a provider at the first run.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain();
});

const chooseOther = async () => {
  show(<ServicePicker />);
  await page.getByRole('combobox', { name: 'Provider' }).click();
  await page.getByRole('option', { name: 'Other provider…' }).click();
  await page.getByRole('textbox', { name: 'Base URL' }).fill('http://127.0.0.1:9/v1');
};

/** With the keyboard, as the next step after the fields. */
async function testConnection(failure: AppError): Promise<void> {
  main.play({
    settings: {
      models: () => {
        throw failure;
      },
    },
  });
  const test = page.getByRole('button', { name: 'List models' });
  await expect.element(test).toBeVisible();
  (test.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}

it('offers another provider apart from the services', async () => {
  show(<ServicePicker />);
  await page.getByRole('combobox', { name: 'Provider' }).click();
  const other = page.getByRole('option').last();
  await expect.element(other).toHaveTextContent('Other provider…');
  expect(other.element().previousElementSibling?.getAttribute('role')).not.toBe('option');
});

it('Esc closes the list of models, and leaves the one that was chosen', async () => {
  main.play({ settings: { models: () => ['gull', 'heron'].map((id) => ({ id })) } });
  await chooseOther();
  await page.getByRole('button', { name: 'List models' }).click();
  await page.getByRole('option', { name: 'heron' }).click();
  const model = page.getByRole('combobox', { name: 'Model' });
  await expect.element(model).toHaveValue('heron');
  await expect.element(page.getByRole('option')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(model).toHaveValue('heron');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('option', { name: 'gull' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('option')).not.toBeInTheDocument();
  await expect.element(model).toHaveValue('heron');
});

describe('a connection that fails', () => {
  it('leads to the address when nothing answers there', async () => {
    await chooseOther();
    await testConnection(new AppError('not-found', 'Nothing answers at this address.'));
    await expect.element(page.getByText('Nothing answers at this address.')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Base URL' })).toHaveFocus();
  });

  it('leads to the key when that is refused', async () => {
    await chooseOther();
    await testConnection(new AppError('denied', 'The key was refused.'));
    await expect.element(page.getByText('The key was refused.')).toBeVisible();
    await expect.element(page.getByLabelText('API key')).toHaveFocus();
  });

  it('is not tried without the key that a service wants, which is said at its field', async () => {
    show(<ServicePicker />);
    await testConnection(new AppError('unavailable', 'Nobody was to be asked.'));
    await expect.element(page.getByText('OpenAI requires an API key. Enter it first.')).toBeVisible();
    await expect.element(page.getByLabelText('API key')).toHaveFocus();
    expect(main.called('settings.models')).toEqual([]);
    await page.getByLabelText('API key').fill('sk-1');
    await expect.element(page.getByText(/requires an API key/)).not.toBeInTheDocument();
  });

  it('leads to the model where the form shows no address', async () => {
    show(<ServicePicker />);
    await page.getByLabelText('API key').fill('sk-1');
    await testConnection(new AppError('not-found', 'Nothing answers at this address.'));
    await expect.element(page.getByText('Nothing answers at this address.')).toBeVisible();
    await expect.element(page.getByRole('combobox', { name: 'Model' })).toHaveFocus();
  });
});
