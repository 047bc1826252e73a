import '../../parts/settings-texts';
import type { SettingRow } from '@shared/settings/setting-row';
import { speak } from '@shared/texts/speak';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../base.css';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { defaultOfRow } from './row-words';
import { SettingItem } from './SettingItem';
import { textOfValue, typedValue } from './typed-value';

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain();
});
afterEach(async () => {
  document.documentElement.lang = 'en';
  await speak('en');
});

it('lists what a setting is by default as the language does', async () => {
  const row: SettingRow = { key: 'k', control: { kind: 'list' }, fallback: ['a', 'b'], fault: null };
  expect(defaultOfRow(row)).toContain('a, b');
  await speak('zh-Hans');
  expect(defaultOfRow(row)).toContain('a、b');
});

it('writes a number with the sign that the language has for fractions, and takes it as it writes it', async () => {
  const control = { kind: 'number', whole: false, least: 8, most: 40 } as const;
  const row: SettingRow = { key: 'k', control, fallback: 12.5, fault: null };
  const written = () => [defaultOfRow(row), textOfValue(12.5), textOfValue(40000)];
  expect(written()).toEqual(['Default: 12.5', '12.5', '40000']);
  document.documentElement.lang = 'de';
  await speak('de');
  expect(written()).toEqual(['Standard: 12,5', '12,5', '40000']);
  expect(typedValue(control, textOfValue(12.5))).toEqual({ value: 12.5 });
});

it('says of a limit that nothing limits it by default, and once what it counts', async () => {
  main.play({ settings: { set: () => {} } });
  const control = { kind: 'number', whole: true, least: 1, most: null } as const;
  const row: SettingRow = { key: 'budget.turn.tokens', control, fault: null };
  show(<SettingItem row={row} />);
  const about = 'Copy setting ID budget.turn.tokens · Default: unlimited';
  await expect.element(page.getByRole('button', { name: about })).toBeInTheDocument();
  const field = page.getByRole('textbox', { name: 'Tokens per turn', exact: true });
  await field.fill('0');
  await userEvent.keyboard('{Enter}');
  const problem = page.getByText('Enter a number above 0, or clear the field to remove the limit.');
  await expect.element(problem).toBeVisible();
  expect(main.called('settings.set')).toEqual([]);
});

it('breaks lines of Chinese before no sign that closes', () => {
  document.documentElement.lang = 'zh-Hans';
  expect(getComputedStyle(document.body).lineBreak).toBe('strict');
  document.documentElement.lang = 'de';
  expect(getComputedStyle(document.body).lineBreak).toBe('auto');
});
