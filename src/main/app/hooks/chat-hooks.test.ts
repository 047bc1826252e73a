import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ChatState } from '@shared/chat/chat';
import { say } from '@shared/texts/text';
import { describe, expect, test } from 'vitest';
import { resultsIn } from '../../../../e2e/calls';
import { tempFolder } from '../../base/testing/temp-folder';
import { sandbox } from '../../sandbox/testing/in-sandbox';
import { firstProject, startTestApp, type TestApp, type TestAppChat } from '../testing/test-app';

// Hooks of the user and of a project, as real programs: on calls, proposals, messages and the ends of turns.

type Event = 'PreToolUse' | 'PostToolUse' | 'UserPromptSubmit' | 'Stop' | 'SessionStart';

const hook = (event: Event, command: string, more: { matcher?: string; timeout?: number } = {}) => {
  const { matcher, ...own } = more;
  return { [event]: [{ ...(matcher && { matcher }), hooks: [{ type: 'command', command, ...own }] }] };
};

async function put(path: string, value: object): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, JSON.stringify(value));
}

async function trustFolder({ app }: TestApp): Promise<void> {
  const { trust } = firstProject(app);
  await trust.answer('folder', (await trust.question()).hash);
}

async function start(own: object, theirs: object | null = null, options: object = { withoutSandbox: true }) {
  const home = join(await tempFolder(), 'home');
  await put(join(home, 'settings.json'), { hooks: own });
  const started = await startTestApp({ 'a.txt': 'one\n' }, { home, ...options });
  if (theirs !== null) await put(join(started.project, '.claude/settings.json'), { hooks: theirs });
  return { ...started, file: join(started.project, 'a.txt') };
}

const edit = {
  calls: [{ name: 'edit', arguments: { file_path: 'a.txt', old_string: 'one', new_string: 'two' } }],
};
const shell = (command: string) => ({ calls: [{ name: 'run_shell_command', arguments: { command } }] });
const answer = (hookSpecificOutput: object) => `echo '${JSON.stringify({ hookSpecificOutput })}'`;
const decides = (permissionDecision: string) =>
  answer({ permissionDecision, permissionDecisionReason: 'why' });
const isIdle = ({ turn }: ChatState) => turn.kind === 'idle';
const callIn = ({ calls }: ChatState) => Object.values(calls)[0];

async function ended(chat: TestAppChat): Promise<ChatState> {
  await chat.until(isIdle);
  return chat.state();
}

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

  test('the user’s own hook allows what only the mode asks about; one of a project cannot', async () => {
    const own = await start(hook('PreToolUse', decides('allow')));
    const chat = await own.chat();
    own.model.reply(edit, 'Done.');
    await chat.send('Change it.');
    expect(callIn(await ended(chat))?.phase).toMatchObject({ phase: 'done', allowance: { by: 'hook' } });
    const theirs = await start({}, hook('PreToolUse', decides('allow')));
    await trustFolder(theirs);
    const other = await theirs.chat();
    theirs.model.reply(edit, 'Done.');
    await other.send('Change it.');
    expect((await other.waiting()).hooks).toMatchObject([{ answer: 'passed' }]);
  });

  test('a hook allows nothing that always asks', async () => {
    const started = await start(hook('PreToolUse', decides('allow')));
    const chat = await started.chat();
    started.model.reply({ calls: [{ name: 'delete_file', arguments: { file_path: 'a.txt' } }] }, 'Done.');
    await chat.send('Delete it.');
    expect((await chat.waiting()).phase).toMatchObject({ phase: 'waiting', question: { danger: true } });
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

  test.each([
    ['never ends', 'tail -f /dev/null', 'took longer'],
    ['floods', 'yes', 'printed more than'],
    ['prints half of an answer', `echo '{"decision": '`, 'no valid answer'],
    ['is missing', 'no-such-program', 'exit code 127'],
  ])('a hook that %s makes the call ask', async (_, command, why) => {
    const started = await start(hook('PreToolUse', command, { timeout: 0.5 }));
    const chat = await started.chat();
    await (await chat.open()).setMode({ kind: 'accept-edits' });
    started.model.reply(edit, 'Done.');
    await chat.send('Change it.');
    const { phase, hooks } = await chat.waiting();
    expect(phase.phase === 'waiting' && say(phase.question.why)).toContain(why);
    expect(hooks).toMatchObject([{ answer: 'failed' }]);
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

const upper = `tr a-z A-Z < "$(node -p 'JSON.parse(fs.readFileSync(0)).tool_input.file_path' | tee .path)" > new && cat new > "$(cat .path)"`;

describe('after a change', () => {
  test('what a formatter leaves is the proposal, and the file changes only after the decision', async () => {
    const started = await start(hook('PostToolUse', upper, { matcher: 'Edit|Write' }));
    const chat = await started.chat();
    started.model.reply(edit, 'Done.');
    await chat.send('Change it.');
    const { id, hooks } = await chat.waiting();
    expect(hooks).toMatchObject([{ event: 'PostToolUse', answer: 'changed' }]);
    const { queue } = await chat.open();
    expect((await queue.proposal(id)).proposed).toBe('TWO\n');
    expect(await readFile(started.file, 'utf8')).toBe('one\n');
    await chat.decide({ answer: 'accept' });
    const state = await ended(chat);
    expect(await readFile(started.file, 'utf8')).toBe('TWO\n');
    expect(callIn(state)?.hooks).toHaveLength(1);
    expect(resultsIn(started.model.requests.at(-1))[0]).toMatch(
      /changed your proposal before the decision:.*\+TWO/s,
    );
  });

  test.each([
    ['removes the file', 'rm a.txt', 'left no file'],
    ['leaves a link', 'ln -sf /etc/hostname a.txt', 'left no file'],
    ['leaves a binary file', String.raw`printf 'a\000b' > a.txt`, 'binary'],
    ['fails', 'echo broken > a.txt; exit 1', 'exit code 1'],
  ])('a formatter that %s changes nothing', async (_, command, why) => {
    const started = await start(hook('PostToolUse', command));
    const chat = await started.chat();
    started.model.reply(edit, 'Done.');
    await chat.send('Change it.');
    const { id, hooks } = await chat.waiting();
    expect(hooks).toMatchObject([{ answer: 'failed', reason: expect.stringContaining(why) }]);
    expect((await (await chat.open()).queue.proposal(id)).proposed).toBe('two\n');
  });

  test('a formatter that undoes the change leaves nothing to decide', async () => {
    const started = await start(hook('PostToolUse', 'echo one > a.txt'));
    const chat = await started.chat();
    started.model.reply(edit, 'Done.');
    await chat.send('Change it.');
    await chat.until(isIdle);
    expect(resultsIn(started.model.requests.at(-1))[0]).toContain('No changes to apply');
  });

  test.runIf(sandbox !== null)('in the sandbox it finds the project, and writes only the copy', async () => {
    const tries = 'echo bad > words/one; echo bad >> "$(readlink words)/../a.txt"';
    const started = await start(hook('PostToolUse', `cat words/one > a.txt; ${tries}; true`), null, {});
    await mkdir(join(started.project, 'words'));
    await writeFile(join(started.project, 'words/one'), 'three\n');
    const chat = await started.chat();
    started.model.reply(edit, 'Done.');
    await chat.send('Change it.');
    const { id } = await chat.waiting();
    expect((await (await chat.open()).queue.proposal(id)).proposed).toBe('three\n');
    expect(await readFile(started.file, 'utf8')).toBe('one\n');
    expect(await readFile(join(started.project, 'words/one'), 'utf8')).toBe('three\n');
  });
});

test('after another call the model reads what a hook says', async () => {
  const started = await start(hook('PostToolUse', 'echo "run the tests" >&2; exit 2', { matcher: 'Bash' }));
  const chat = await started.chat();
  started.model.reply(shell('ls'), 'Done.');
  await chat.send('List it.');
  await chat.until(isIdle);
  expect(resultsIn(started.model.requests.at(-1))[0]).toMatch(/a\.txt.*reports a problem: run the tests$/s);
});

describe('on a turn', () => {
  const lastRequest = ({ model }: TestApp) => JSON.stringify(model.requests.at(-1)?.messages);

  test('the start of a chat and a message add notes for the model', async () => {
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
  });

  test('a hook keeps a message back', async () => {
    const started = await start(hook('UserPromptSubmit', 'echo "no keys please" >&2; exit 2'));
    const chat = await started.chat();
    await expect(chat.send('My key is 7.')).rejects.toThrow('no keys please');
    expect(started.model.requests).toEqual([]);
    expect(chat.state().items).toEqual([]);
  });

  test('a hook makes the model go on, and ends with its patience', async () => {
    const once = `grep -q '"stop_hook_active":false' && { echo "run the tests" >&2; exit 2; } || true`;
    const started = await start(hook('Stop', once));
    const chat = await started.chat();
    started.model.reply('Done.', 'Now it is.');
    await chat.send('Work.');
    await chat.until(isIdle);
    expect(started.model.requests).toHaveLength(2);
    expect(lastRequest(started)).toContain('does not let the turn end: run the tests');
    const never = await start(hook('Stop', 'exit 2'));
    const other = await never.chat();
    never.model.reply(...Array.from({ length: 9 }, () => 'Done.'));
    await other.send('Work.');
    await other.until(isIdle);
    expect(never.model.requests).toHaveLength(9);
  });
});
