import { emptyAppState } from '@shared/app-state';
import { AppError } from '@shared/errors';
import type { LookedUpPackage, PackageFacts } from '@shared/packages/package-facts';
import type { AddedPackage } from '@shared/packages/packages-schema';
import { beforeAll, expect, it } from 'vitest';
import { MessageRow } from '../../chat/MessageRow';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { commandSubject, waitingChat } from '../../testing/waiting-chat';
import { armed, button, card, decisionsOf } from '../testing/asked-card';

// The packages that a command adds, on its card.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain();
});

const leftPad: AddedPackage = { registry: 'npm', name: 'left-pad', version: null };
const known: Extract<PackageFacts, { kind: 'found' }> = {
  kind: 'found',
  version: '1.3.0',
  publishedAt: Date.UTC(2018, 3, 9, 12),
  createdAt: Date.UTC(2014, 2, 14, 12),
  weeklyDownloads: 1_234_567,
  license: 'WTFPL',
  deprecated: null,
};

const list = () => card().getByRole('list', { name: 'New packages' });
const shown = () => list().element().textContent;

async function ask(packages: readonly AddedPackage[]) {
  const answer = Promise.withResolvers<readonly LookedUpPackage[]>();
  const subject = { ...commandSubject('npm install …'), packages: [...packages] };
  const { chat, call } = waitingChat(subject);
  main.play({ queue: { decide: () => {}, packages: () => answer.promise } });
  await main.showChat(chat);
  show(<MessageRow chatId={chat.id} row={call.messageId} />);
  await expect.element(card()).toBeInTheDocument();
  return {
    answer(...facts: readonly PackageFacts[]) {
      answer.resolve(facts.map((one, at) => ({ ...(packages[at] ?? leftPad), facts: one })));
    },
    reject: () => answer.reject(new AppError('unavailable', 'gone')),
  };
}

it('are named at once, and decided without waiting for the registry', async () => {
  await ask([leftPad, { ...leftPad, name: '@types/node', version: 'next' }]);
  expect(shown()).toBe('left-padLooking it up…@types/node@nextLooking it up…');
  await armed();
  await button('Accept').click();
  await expect.poll(() => decisionsOf(main)).toHaveLength(1);
});

it('show what the registry knows, which moves no answer', async () => {
  const { answer } = await ask([leftPad, { ...leftPad, version: '1.3.0' }]);
  const before = button('Accept').element().getBoundingClientRect().top;
  answer(known, { ...known, publishedAt: null, weeklyDownloads: null, license: null });
  await expect
    .poll(shown)
    .toBe(
      'left-padNewest version 1.3.0 · published Apr 9, 2018 · 1.2M downloads a week · license WTFPL' +
        'left-pad@1.3.0Version 1.3.0',
    );
  expect(button('Accept').element().getBoundingClientRect().top).toBe(before);
});

it.each<[string, PackageFacts, string]>([
  [
    'a name that does not exist',
    { kind: 'missing', host: 'registry.npmjs.org' },
    'registry.npmjs.org has no package with this name. The model may have made it up.',
  ],
  [
    'a version that does not exist',
    { kind: 'missing-version', host: 'pypi.org' },
    'pypi.org has the package, but not this version.',
  ],
  ['a deprecated package', { ...known, deprecated: 'use padStart' }, 'Deprecated: use padStart'],
  ['one without a reason', { ...known, deprecated: '' }, 'Deprecated'],
  ['a package of few', { ...known, weeklyDownloads: 7 }, 'Hardly used'],
  ['a new package', { ...known, createdAt: Date.now() - 1000 }, 'New: first published '],
])('warn of %s', async (_what, facts, text) => {
  const { answer } = await ask([leftPad]);
  answer(facts);
  await expect.poll(shown).toContain(text);
  expect(list().element().querySelector('[data-warns]')).not.toBeNull();
});

it.each<[PackageFacts, string]>([
  [{ kind: 'unknown' }, 'Could not be looked up'],
  [
    { kind: 'elsewhere', place: 'npm.corp.example' },
    'Comes from npm.corp.example, which Pilotfish does not query',
  ],
])('say %j without a warning', async (facts, text) => {
  const { answer } = await ask([leftPad]);
  answer(facts);
  await expect.poll(shown).toBe(`left-pad${text}`);
  expect(list().element().querySelector('[data-warns]')).toBeNull();
});

it('could not be looked up if the main process fails, and beyond the tenth they are only counted', async () => {
  const many = Array.from({ length: 12 }, (_, at) => ({ ...leftPad, name: `p${at}` }));
  const { reject } = await ask(many);
  reject();
  await expect.poll(shown).toContain('p9Could not be looked up2 more packages are not looked up');
});

it('mark letters that pass for others', async () => {
  const { answer } = await ask([{ ...leftPad, name: 'lеft-pad' }]);
  answer({ ...known, license: 'M\u202eIT' });
  await expect.poll(shown).toContain('license M‹U+202E›IT');
  expect(shown()).toContain('l‹U+0435›ft-pad');
});

it('are absent if the user turned it off', async () => {
  const { settings, providers, activeProvider, searchKey } = emptyAppState;
  const off = { ...settings, packages: { lookUp: false } };
  main.emit('app', { type: 'settings-changed', settings: off, providers, activeProvider, searchKey });
  await ask([leftPad]);
  await expect.element(list()).not.toBeInTheDocument();
  expect(main.called('queue.packages')).toEqual([]);
});
