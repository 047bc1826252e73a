import { openedProject } from '@shared/project/project-state';
import { beforeAll, expect, it } from 'vitest';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { showChat, showPage } from '../ui-state';
import { tellLookedAt } from './looked-at';

const of = { createdAt: 1, updatedAt: 1, turn: 'idle', waiting: [], locked: false } as const;
const project = openedProject({ key: 'p-0123456789ab', root: '/p', name: 'p', state: 'open' }, [
  { id: 'a', title: 'Mend the parser', ...of },
  { id: 'b', title: 'Read the log', ...of },
]);

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({}, project);
});

const told = () => main.called('window.lookAt');

it('main is told which chat the user has in front, and when that is none', async () => {
  main.play({ window: { lookAt: () => undefined } });
  tellLookedAt();
  showPage('work');
  showChat('a');
  await expect.poll(told).toEqual([{ chatId: 'a' }]);
  showChat('b');
  await expect.poll(told).toEqual([{ chatId: 'a' }, { chatId: 'b' }]);
  showPage('settings');
  await expect.poll(told).toEqual([{ chatId: 'a' }, { chatId: 'b' }, { chatId: null }]);
  showPage('work');
  await expect.poll(() => told().at(-1)).toEqual({ chatId: 'b' });
  Object.defineProperty(document, 'hasFocus', { configurable: true, value: () => false });
  window.dispatchEvent(new Event('blur'));
  await expect.poll(() => told().at(-1)).toEqual({ chatId: null });
  Reflect.deleteProperty(document, 'hasFocus');
  window.dispatchEvent(new Event('focus'));
  await expect.poll(() => told().at(-1)).toEqual({ chatId: 'b' });
  expect(told()).toHaveLength(6);
});
