import { speak } from '@shared/texts/speak';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { always } from '../../state/commands/command';
import type { CommandId } from '../../state/commands/command-titles';
import { offerCommands } from '../../state/commands/offered-commands';
import { closePalette, togglePalette, usePalette } from '../../state/commands/palette';
import type { WindowCommand } from '../../state/commands/window-command';
import { show } from '../../testing/show';
import { PaletteWhenOpen } from './PaletteWhenOpen';

const ran: unknown[] = [];
const command = (id: CommandId, when = always): WindowCommand => ({
  id,
  when,
  run: () => void ran.push([id, document.activeElement?.getAttribute('aria-label')]),
});
const field = () => page.getByRole('combobox', { name: 'Run a command' });
const titles = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.querySelector('[title]')?.textContent);

beforeEach(async () => {
  ran.length = 0;
  usePalette.setState({ isOpen: false, recent: [] });
  const never = () => false;
  onTestFinished(
    offerCommands([
      command('terminal.new'),
      command('chat.new'),
      command('tab.close', never),
      command('palette.toggle'),
      { ...command('terminal.screenReader'), checked: () => true },
      { ...command('file.save'), idle: always },
    ]),
  );
  show(<PaletteWhenOpen />);
  await page.getByRole('textbox', { name: 'Message' }).click();
});

const open = async () => {
  togglePalette();
  await expect.element(field()).toHaveFocus();
};

it('offers what can be run now, with its keys, and runs it by keys alone where the keyboard was', async () => {
  await open();
  await expect.poll(titles).toEqual(['New chat', 'New terminal', 'Screen reader mode of the terminals']);
  const option = (name: string) => page.getByRole('option', { name });
  await expect.element(option('New terminal')).toHaveAttribute('aria-keyshortcuts', 'Control+Shift+`');
  await expect.element(option('Screen reader mode of the terminals , on')).toBeVisible();
  await userEvent.keyboard('nt{Enter}');
  await expect.poll(() => ran).toEqual([['terminal.new', 'Message']]);
  await expect.element(field()).not.toBeInTheDocument();
});

it('says of what shows and hides something what it would do now, once', async () => {
  let isShown = false;
  const titleNow = () => (isShown ? 'command.terminal.hide' : 'toggle.show-terminal');
  const hide = command('terminal.hide', () => isShown);
  onTestFinished(offerCommands([{ ...command('terminal.toggle'), titleNow }, hide]));
  await open();
  await expect.poll(titles).toEqual(['Show the terminal']);
  await userEvent.keyboard('{Escape}');
  isShown = true;
  await open();
  await expect.poll(titles).toEqual(['Hide the terminal']);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => ran).toEqual([['terminal.toggle', 'Message']]);
});

it('lists what was run last first, and says so', async () => {
  await open();
  await userEvent.keyboard('screen reader{Enter}');
  await expect.poll(() => ran.length).toBe(1);
  await open();
  await expect.poll(titles).toEqual(['Screen reader mode of the terminals', 'New chat', 'New terminal']);
  const [first, second] = page.getByRole('option').elements();
  expect(first?.textContent).toContain('recently used');
  expect(second?.textContent).toContain('other commands');
});

it('says when no command has that name, and Esc leaves everything as it was', async () => {
  await open();
  await userEvent.keyboard('zzz');
  await expect.element(page.getByText('No matching commands')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('textbox', { name: 'Message' })).toHaveFocus();
  expect([ran, usePalette.getState().isOpen]).toEqual([[], false]);
  closePalette();
});

it('is searched in the words of the language as they are typed, no-break spaces being spaces', async () => {
  await speak('fr');
  onTestFinished(() => speak('en'));
  onTestFinished(offerCommands([command('changes.turn')]));
  togglePalette();
  await userEvent.keyboard('modifications : ce');
  await expect.poll(titles).toEqual(['Modifications : ce tour']);
});
