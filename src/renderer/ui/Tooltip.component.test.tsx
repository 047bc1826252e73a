import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { Tooltip } from './Tooltip';

// Esc is for the element that the user works in; an open tooltip closes with it.

it('goes at the Esc that does its work around it', async () => {
  const pressed = vi.fn<(key: string, isTaken: boolean) => void>();
  show(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a part of the window with keys of its own.
    <div onKeyDown={(event) => pressed(event.key, event.defaultPrevented)}>
      <Tooltip label="Sends it">
        <button type="button">Send</button>
      </Tooltip>
    </div>,
  );
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByText('Sends it')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(pressed.mock.calls).toEqual([['Escape', false]]);
  await expect.element(page.getByText('Sends it')).not.toBeInTheDocument();
});

it('goes together with its dialog', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  show(
    <Dialog open title="Rename" onOpenChange={(open) => onOpenChange(open)}>
      <Button onClick={() => {}}>Look</Button>
      <Tooltip label="Keeps it">
        <Button onClick={() => {}}>Keep</Button>
      </Tooltip>
    </Dialog>,
  );
  await expect.element(page.getByRole('button', { name: 'Look' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByText('Keeps it')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange.mock.calls).toEqual([[false]]);
});
