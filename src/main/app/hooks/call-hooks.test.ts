import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from '@shared/texts/text';
import { describe, expect, test } from 'vitest';
import { resultsIn, taskCall } from '../../../../e2e/calls';
import { createHandlers } from '../handlers/create-handlers';
import { caller, firstProject } from '../testing/test-app';
import {
  callIn,
  decides,
  edit,
  ended,
  hook,
  isIdle,
  put,
  shell,
  start,
  trustFolder,
} from './testing/hooked-app';

// Hooks on calls: they deny, ask, allow and tell.

describe('before a call', () => {
  test('a hook of a project does nothing before trust, and then blocks with its reason', async () => {
    const started = await start(
      {},
      hook('PreToolUse', 'echo "not this file" >&2; exit 2', { matcher: 'Edit' }),
    );
    const chat = await started.chat();
    started.model.reply(edit, 'Done.', edit, 'Done.');
    await chat.send('Change it.');
    await chat.waiting();
    await chat.decide({ answer: 'reject' });
    await chat.until(isIdle);
    await trustFolder(started);
    const other = await started.chat();
    await other.send('Change it.');
    const call = callIn(await ended(other));
    expect(call?.phase).toMatchObject({ phase: 'failed', refusal: { by: 'hook' } });
    expect(call?.hooks).toMatchObject([{ event: 'PreToolUse', answer: 'denied', reason: 'not this file' }]);
    expect(resultsIn(started.model.requests.at(-1))[0]).toBe(
      'Not executed: blocked by the hook `echo "not this file" >&2; exit 2`. Reason: not this file',
    );
  });

  test('a changed hook of a project does not run until the user accepts it', async () => {
    const started = await start({}, hook('PreToolUse', 'exit 2'));
    await trustFolder(started);
    await put(join(started.project, '.claude/settings.json'), { hooks: hook('PreToolUse', 'exit 2; true') });
    const chat = await started.chat();
    started.model.reply(edit, 'Done.');
    await chat.send('Change it.');
    expect((await chat.waiting()).hooks).toBeUndefined();
    expect((await firstProject(started.app).trust.state()).toReview).toBe(true);
  });

  test('the hooks of .claude/settings.local.json count too, and it can turn all off', async () => {
    const started = await start({}, hook('PreToolUse', 'exit 0; true'));
    const local = join(started.project, '.claude/settings.local.json');
    await put(local, { hooks: hook('PreToolUse', 'echo "local" >&2; exit 2') });
    await trustFolder(started);
    const { brought } = await firstProject(started.app).trust.question();
    expect(brought.map(({ name, file }) => [name, file])).toEqual([
      ['PreToolUse 1', '.claude/settings.json'],
      ['local PreToolUse 1', '.claude/settings.local.json'],
    ]);
    started.model.reply(edit, 'Done.', edit, 'Done.');
    const chat = await started.chat();
    await chat.send('Change it.');
    expect(callIn(await ended(chat))?.hooks).toMatchObject([
      { answer: 'passed' },
      { answer: 'denied', reason: 'local' },
    ]);
    await put(local, { disableAllHooks: true });
    const other = await started.chat();
    await other.send('Change it.');
    expect((await other.waiting()).hooks).toBeUndefined();
  });

  test('the user’s own hook allows what only the mode asks about; one of a project cannot', async () => {
    const own = await start(hook('PreToolUse', decides('allow')));
    const chat = await own.chat();
    own.model.reply({ calls: [...edit.calls, ...shell('touch made').calls] }, 'Done.');
    await chat.send('Change it.');
    const state = await ended(chat);
    expect(Object.values(state.calls)[1]?.phase).toMatchObject({ allowance: { by: 'hook' } });
    expect(callIn(state)?.phase).toMatchObject({ phase: 'done', allowance: { by: 'hook' } });
    const theirs = await start({}, hook('PreToolUse', decides('allow')));
    await trustFolder(theirs);
    const other = await theirs.chat();
    theirs.model.reply(edit, 'Done.');
    await other.send('Change it.');
    expect((await other.waiting()).hooks).toMatchObject([{ answer: 'passed' }]);
  });

  test('a hook allows nothing that no rule can allow', async () => {
    const started = await start(hook('PreToolUse', decides('allow')));
    for (const [name, given] of [
      ['delete_file', { file_path: 'a.txt' }],
      ['ask_user', { question: 'Which one?', choices: [{ label: 'This' }, { label: 'That' }] }],
      ['save_memory', { fact: 'Use tabs.' }],
      ['run_shell_command', { command: 'rm -rf src' }],
    ] as const) {
      const chat = await started.chat();
      started.model.reply({ calls: [{ name, arguments: given }] });
      await chat.send('Do it.');
      expect(await chat.waiting()).toMatchObject({ tool: name, hooks: [{ answer: 'allowed' }] });
    }
  });

  test('a hook asks about what the mode allows', async () => {
    const started = await start(hook('PreToolUse', decides('ask')));
    const chat = await started.chat();
    await (await chat.open()).setMode({ kind: 'accept-edits' });
    started.model.reply(edit, 'Done.');
    await chat.send('Change it.');
    const { phase } = await chat.waiting();
    expect(phase.phase === 'waiting' && say(phase.question.why)).toMatch(/^hook “echo .*” asks: why$/);
  });

  test('hooks that fail make the call ask, each with its reason', async () => {
    const failing = [
      ['tail -f /dev/null', 'took longer', { timeout: 0.5 }],
      ['yes', 'printed more than', {}],
      [`echo '{"decision": '`, 'no valid answer', {}],
      ['no-such-program', 'exit code 127', {}],
    ] as const;
    const groups = failing.flatMap(([command, , limit]) => hook('PreToolUse', command, limit).PreToolUse);
    const started = await start({ PreToolUse: groups });
    const chat = await started.chat();
    await (await chat.open()).setMode({ kind: 'accept-edits' });
    started.model.reply(edit, 'Done.');
    await chat.send('Change it.');
    const { phase, hooks } = await chat.waiting();
    expect(phase.phase === 'waiting' && say(phase.question.why)).toContain(failing[0][1]);
    expect(hooks).toMatchObject(
      failing.map(([, why]) => ({ answer: 'failed', reason: expect.stringContaining(why) })),
    );
  });

  test('a hook gets the event as JSON, and the proposal is based on what it leaves of the file', async () => {
    const started = await start(
      hook('PreToolUse', 'cat > event.json; echo more >> a.txt', { matcher: 'Edit' }),
    );
    const chat = await started.chat();
    started.model.reply(edit, 'Done.');
    await chat.send('Change it.');
    await chat.waiting();
    expect(JSON.parse(await readFile(join(started.project, 'event.json'), 'utf8'))).toMatchObject({
      hook_event_name: 'PreToolUse',
      cwd: started.project,
      permission_mode: 'default',
      tool_name: 'edit',
      tool_input: { file_path: started.file, old_string: 'one', new_string: 'two' },
    });
    await chat.decide({ answer: 'accept' });
    await chat.until(isIdle);
    expect(await readFile(started.file, 'utf8')).toBe('two\nmore\n');
  });
});

test('in a restricted folder the user’s own hooks judge calls, and do nothing else', async () => {
  const own = {
    ...hook('PreToolUse', 'true'),
    ...hook('PostToolUse', 'echo bad > a.txt'),
    ...hook('Stop', 'exit 2'),
  };
  const started = await start(own, {});
  const chat = await started.chat();
  started.model.reply(edit, 'Done.');
  await chat.send('Change it.');
  expect((await chat.waiting()).hooks).toMatchObject([{ event: 'PreToolUse', answer: 'passed' }]);
  await chat.decide({ answer: 'accept' });
  await chat.until(isIdle);
  expect(await readFile(started.file, 'utf8')).toBe('two\n');
  expect(started.model.requests).toHaveLength(2);
});

test('a hook judges the calls of a sub-agent too', async () => {
  const started = await start(hook('PreToolUse', 'exit 2', { matcher: 'Edit' }));
  const chat = await started.chat();
  started.model.reply({ calls: [taskCall('change it')] }, edit, 'It cannot.', 'Done.');
  await chat.send('Let it be changed.');
  const { calls } = await ended(chat);
  const nested = Object.values(calls).find(({ parentId }) => parentId !== undefined);
  expect(nested?.phase).toMatchObject({ phase: 'failed', refusal: { by: 'hook' } });
});

test('after another call the model reads what a hook says', async () => {
  const started = await start(hook('PostToolUse', 'echo "run the tests" >&2; exit 2', { matcher: 'Bash' }));
  const chat = await started.chat();
  started.model.reply(shell('ls'), 'Done.');
  await chat.send('List it.');
  await chat.until(isIdle);
  expect(resultsIn(started.model.requests.at(-1))[0]).toMatch(/a\.txt.*reports a problem: run the tests$/s);
});

test('the history and its export name the hooks of a call', async () => {
  const started = await start(hook('PreToolUse', 'echo "not now" >&2; exit 2'));
  const chat = await started.chat();
  started.model.reply(edit, 'Done.');
  await chat.send('Change it.');
  await chat.until(isIdle);
  const { history } = createHandlers(started.app);
  const project = firstProject(started.app).key;
  const { rows } = await history.page({ project, filter: { allowedBy: 'refused' }, limit: 10 }, caller);
  const run = { event: 'PreToolUse', answer: 'denied', reason: 'not now' };
  expect(rows).toMatchObject([{ hooks: [run], phase: { refusal: { by: 'hook' } } }]);
  const { calls } = await history.export({ project, filter: {} }, caller);
  expect(calls).toMatchObject([{ hooks: [run] }]);
});
