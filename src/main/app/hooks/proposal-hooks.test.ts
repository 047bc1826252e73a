import { existsSync, watch } from 'node:fs';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { resultsIn } from '../../../../e2e/calls';
import { soonSo } from '../../base/testing/soon';
import { sandbox } from '../../sandbox/testing/in-sandbox';
import { callIn, edit, ended, hook, isIdle, start } from './testing/hooked-app';

// Hooks after a change of a file: they run before the decision, and what they leave is the proposal.

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

  test('the previews of a batch are formatted too, and each text runs its hooks once', async () => {
    const started = await start(hook('PostToolUse', upper));
    const chat = await started.chat();
    const second = { file_path: 'a.txt', old_string: 'TWO', new_string: 'three' };
    started.model.reply({ calls: [...edit.calls, { name: 'edit', arguments: second }] }, 'Done.');
    await chat.send('Change it.');
    const { id, phase } = await chat.waiting();
    const { queue } = await chat.open();
    const [later] = await queue.batch(id);
    const ahead = later && (await queue.ahead(id, later.callId));
    expect(ahead?.proposed).toBe('THREE\n');
    const hash = phase.phase === 'waiting' ? phase.question.hash : '';
    const grant = {
      verdict: 'accept',
      callId: later?.callId ?? '',
      diff: ahead?.diff ?? '',
      hash: ahead?.hash ?? '',
    } as const;
    await queue.decide(id, hash, { answer: 'accept', grants: [grant] });
    const { calls } = await ended(chat);
    expect(await readFile(started.file, 'utf8')).toBe('THREE\n');
    expect(Object.values(calls).map(({ hooks }) => hooks?.length)).toEqual([1, 1]);
  });

  test('a stop ends a hook that runs, and the call', async () => {
    const started = await start(hook('PreToolUse', 'touch begun; tail -f /dev/null'));
    const chat = await started.chat();
    started.model.reply(edit, 'Done.');
    await chat.send('Change it.');
    await soonSo(
      () => existsSync(join(started.project, 'begun')),
      (look) => {
        const watcher = watch(started.project, look);
        return () => watcher.close();
      },
      () => 'the hook runs',
    );
    await (await chat.open()).agent.stop();
    expect(callIn(chat.state())).toMatchObject({ phase: { phase: 'cancelled', why: 'stopped' } });
    expect(callIn(chat.state())?.hooks).toBeUndefined();
  });

  test('a formatter that leaves no text, or fails, changes nothing', async () => {
    const started = await start(hook('PostToolUse', '. ./formatter'));
    for (const [command, why] of [
      ['rm a.txt', 'left no file'],
      ['ln -sf /etc/hostname a.txt', 'left no file'],
      [String.raw`printf 'a\000b' > a.txt`, 'binary'],
      ['echo broken > a.txt; exit 1', 'exit code 1'],
    ] as const) {
      await writeFile(join(started.project, 'formatter'), command);
      const chat = await started.chat();
      started.model.reply(edit);
      await chat.send('Change it.');
      const { id, hooks } = await chat.waiting();
      expect(hooks).toMatchObject([{ answer: 'failed', reason: expect.stringContaining(why) }]);
      expect((await (await chat.open()).queue.proposal(id)).proposed).toBe('two\n');
    }
  });

  test('a formatter that undoes the change leaves nothing to decide', async () => {
    const started = await start(hook('PostToolUse', 'echo one > a.txt'));
    const chat = await started.chat();
    started.model.reply(edit, 'Done.');
    await chat.send('Change it.');
    await chat.until(isIdle);
    expect(resultsIn(started.model.requests.at(-1))[0]).toContain('No changes to apply');
  });

  test.each([
    ['the sandbox', sandbox !== null, {}],
    ['no sandbox', true, { withoutSandbox: true }],
  ])('a real formatter finds its configuration from the copy, in %s', async (_, isThere, options) => {
    if (!isThere) return;
    const path = "$(node -p 'JSON.parse(fs.readFileSync(0)).tool_input.file_path')";
    const started = await start(
      hook('PostToolUse', `node_modules/.bin/biome format --write "${path}"`),
      null,
      options,
    );
    await symlink(resolve('node_modules'), join(started.project, 'node_modules'));
    const settings = { javascript: { formatter: { quoteStyle: 'single' } } };
    await writeFile(join(started.project, 'biome.json'), JSON.stringify(settings));
    await mkdir(join(started.project, 'src/new'), { recursive: true });
    await writeFile(join(started.project, 'src/new/b.ts'), '');
    const chat = await started.chat();
    const content = 'export const  a = "a"';
    const write = { name: 'write_file', arguments: { file_path: 'src/new/a.ts', content } };
    started.model.reply({ calls: [write] }, 'Done.');
    await chat.send('Write it.');
    const { id, hooks } = await chat.waiting();
    expect(hooks).toMatchObject([{ answer: 'changed' }]);
    expect((await (await chat.open()).queue.proposal(id)).proposed).toBe("export const a = 'a';\n");
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
