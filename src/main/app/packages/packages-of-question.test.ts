import { expect, it } from 'vitest';
import { createHandlers } from '../handlers/create-handlers';
import { caller, startTestApp } from '../testing/test-app';

// The whole application: a window asks about the packages of a waiting command. The project names a registry that is
// never asked, so that nothing leaves this machine.

const npmrc = { '.npmrc': 'registry=https://npm.corp.example/\n' };

async function waitingFor(command: string) {
  const test = await startTestApp(npmrc);
  const chat = await test.chat();
  test.model.reply(
    { calls: [{ name: 'run_shell_command', arguments: { command, description: 'x' } }] },
    'Ok.',
  );
  await chat.send('Go.');
  const call = await chat.waiting();
  const { queue, settings } = createHandlers(test.app);
  const packages = () => queue.packages({ chatId: chat.id, callId: call.id }, caller);
  return { chat, packages, settings };
}

it('answers for the packages of a waiting command, until it is decided', async () => {
  const { chat, packages } = await waitingFor('npm install left-pad@1.3.0');
  const facts = { kind: 'elsewhere', place: 'npm.corp.example' };
  expect(await packages()).toEqual([{ registry: 'npm', name: 'left-pad', version: '1.3.0', facts }]);
  await chat.decide({ answer: 'reject' });
  await chat.until(({ turn }) => turn.kind === 'idle');
  expect(await packages()).toEqual([]);
});

it('asks nobody if the user turned it off, or the command adds none', async () => {
  const { packages, settings } = await waitingFor('npm install left-pad');
  await settings.set({ key: 'packages.lookUp', value: false }, caller);
  expect(await packages()).toEqual([]);
  const other = await waitingFor('npm test');
  expect(await other.packages()).toEqual([]);
});
