import { say } from '@shared/texts/text';
import { describe, expect, test } from 'vitest';
import type { TestApp, TestAppChat } from '../testing/test-app';
import { answer, hook, isIdle, start, trustFolder } from './testing/hooked-app';

// Hooks on the messages of a chat and on the ends of its turns.

describe('on a turn', () => {
  const lastRequest = ({ model }: TestApp) => JSON.stringify(model.requests.at(-1)?.messages);

  const told = (chat: TestAppChat) =>
    chat.state().items.flatMap((item) => (item.kind === 'notice' ? [say(item.text)] : []));

  test('the start of a chat and a message add notes for the model, and the user reads each once', async () => {
    const started = await start({
      ...hook('SessionStart', 'day=Monday; echo "It is $day."', { matcher: 'startup' }),
      ...hook('UserPromptSubmit', answer({ additionalContext: 'The branch is main.' })),
    });
    const chat = await started.chat();
    started.model.reply('Hello.', 'Hello again.');
    await chat.send('Hello.');
    await chat.until(isIdle);
    expect(lastRequest(started)).toMatch(/It is Monday\..*The branch is main\..*Hello\./);
    await chat.send('And now?');
    await chat.until(isIdle);
    expect(lastRequest(started).split('It is Monday.')).toHaveLength(2);
    expect(lastRequest(started).split('`: The branch is main.')).toHaveLength(3);
    expect(told(chat).map((text) => text.split('for the model: ')[1])).toEqual([
      'It is Monday.',
      'The branch is main.',
    ]);
  });

  test('the user’s own hook runs first, once, where the project has the same command', async () => {
    const run = (command: string) => ({ hooks: [{ type: 'command', command }] });
    const theirs = { UserPromptSubmit: [run('echo Project.'), run('echo Own.')] };
    const started = await start(hook('UserPromptSubmit', 'echo Own.'), theirs);
    await trustFolder(started);
    const chat = await started.chat();
    started.model.reply('Hello.');
    await chat.send('Hello.');
    await chat.until(isIdle);
    expect(lastRequest(started).match(/`: (Own|Project)/g)).toEqual(['`: Own', '`: Project']);
  });

  test('a hook keeps a message back', async () => {
    const started = await start(hook('UserPromptSubmit', 'echo "no keys please" >&2; exit 2'));
    const chat = await started.chat();
    await expect(chat.send('My key is 7.')).rejects.toThrow('no keys please');
    expect(started.model.requests).toEqual([]);
    expect(chat.state().items).toEqual([]);
  });

  test('a hook that fails is named once, and disturbs no message', async () => {
    const started = await start(hook('UserPromptSubmit', 'echo "no program" >&2; exit 3'));
    const chat = await started.chat();
    started.model.reply('Hello.', 'Hello again.');
    for (const text of ['Hello.', 'And now?']) {
      await chat.send(text);
      await chat.until(isIdle);
    }
    expect(told(chat)).toEqual([expect.stringContaining('failed: exit code 3: no program')]);
    expect(started.model.requests).toHaveLength(2);
  });

  test('a hook makes the model go on, ends with its patience, and the user reads both', async () => {
    const once = `grep -q '"stop_hook_active":false' && { echo "run the tests" >&2; exit 2; } || true`;
    const started = await start(hook('Stop', once));
    const chat = await started.chat();
    started.model.reply('Done.', 'Now it is.');
    await chat.send('Work.');
    await chat.until(isIdle);
    expect(started.model.requests).toHaveLength(2);
    expect(lastRequest(started)).toContain('does not let the turn end: run the tests');
    expect(told(chat)).toEqual([`Hook “${once}” makes the model continue: run the tests`]);
    const never = await start(hook('Stop', 'exit 2'));
    const other = await never.chat();
    never.model.reply(...Array.from({ length: 9 }, () => 'Done.'));
    await other.send('Work.');
    await other.until(isIdle);
    expect(never.model.requests).toHaveLength(9);
    expect(told(other).slice(-2)).toEqual([
      'Hook “exit 2” makes the model continue.',
      'The turn ended, although hook “exit 2” still objects.',
    ]);
  });
});
