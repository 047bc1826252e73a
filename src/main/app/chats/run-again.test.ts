import { expect, it } from 'vitest';
import { startTestApp } from '../testing/test-app';

// `e2e/sandbox.spec.ts` tests the rest in the window: commands that the sandbox stopped.

it('a command that the sandbox did not stop is not run again', async () => {
  const app = await startTestApp();
  const chat = await app.chat();
  app.model.reply({ calls: [{ name: 'run_shell_command', arguments: { command: 'pwd' } }] }, 'Here.');
  await chat.send('Where?');
  await chat.until(({ turn }) => turn.kind === 'idle');
  const [call] = Object.values(chat.state().calls);
  const open = await chat.open();
  await expect(open.runAgain(call?.id ?? '', 'without-sandbox')).rejects.toMatchObject({ code: 'invalid' });
  await expect(open.runAgain(call?.id ?? '', 'allowing')).rejects.toThrow(
    'The sandbox did not block this call.',
  );
});
