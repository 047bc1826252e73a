import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { editCall, readCall, shellCall, taskCall } from '../../../e2e/calls';
import type { FakeCall } from '../../../e2e/fake-model';
import { firstProject, startTestApp, type TestApp } from './testing/test-app';

// A project with everything that other programs read: nothing of it has an effect before trust, all of it after.

/** A text of each thing that reaches the model if it is in use. */
const marks = {
  skill: 'Reads PDF files.',
  'text of the skill': 'Use pdftotext.',
  'sub-agent': 'Looks at files.',
  'prompt of the sub-agent': 'You only look.',
  'slash command': 'Check a.ts with care.',
  'rule for every chat': 'Be brief.',
  'rule for some files': 'Prefer const.',
  'nested instructions': 'Use tabs.',
  SessionStart: 'It is Monday.',
  UserPromptSubmit: 'The branch is main.',
  PreToolUse: 'No commands here.',
  PostToolUse: '// formatted',
  Stop: 'Run the tests.',
} as const;

const hook = (command: string, matcher = '') => [{ matcher, hooks: [{ type: 'command', command }] }];
const blocks = (reason: string) => `echo '${reason}' >&2; exit 2`;

const files = {
  '.claude/skills/pdf/SKILL.md': `---\nname: pdf\ndescription: ${marks.skill}\n---\n${marks['text of the skill']}\n`,
  '.claude/agents/looker.md': `---\nname: looker\ndescription: ${marks['sub-agent']}\ntools: Read, Grep\nmodel: sonnet\n---\n${marks['prompt of the sub-agent']}\n`,
  '.claude/commands/web/check.md': 'Check $1 with care.\n',
  '.claude/settings.json': JSON.stringify({
    hooks: {
      SessionStart: hook(`echo '${marks.SessionStart}'`),
      UserPromptSubmit: hook(`echo '${marks.UserPromptSubmit}'`),
      PreToolUse: hook(blocks(marks.PreToolUse), 'Bash'),
      PostToolUse: hook(`echo '${marks.PostToolUse}' >> src/a.ts`, 'Edit|Write'),
      Stop: hook(`grep -q '"stop_hook_active":true' || { ${blocks(marks.Stop)}; }`),
    },
  }),
  '.cursor/rules/all.mdc': `---\nalwaysApply: true\n---\n${marks['rule for every chat']}\n`,
  '.cursor/rules/ts.mdc': `---\nglobs: src/**/*.ts\n---\n${marks['rule for some files']}\n`,
  'src/AGENTS.md': marks['nested instructions'],
  'src/a.ts': 'let a = 1;\n',
};

const callsWith = (edit: FakeCall) => [
  { name: 'skill', arguments: { name: 'pdf' } },
  taskCall('look', 'looker'),
  readCall('src/a.ts'),
  edit,
  shellCall('touch made'),
];

/** Work in a new chat, in which the user accepts all. Resolves with the things that reached the model. */
async function work({ model, chat: newChat }: TestApp, edit: FakeCall): Promise<readonly string[]> {
  model.reset();
  model.onRequest(({ messages }) =>
    String(messages[0]?.content).startsWith('You are the sub-agent') ? { text: 'I looked.' } : null,
  );
  model.reply({ calls: callsWith(edit) }, 'Done.', 'Now it is.');
  const chat = await newChat();
  await chat.send('/web:check a.ts');
  for (;;) {
    await chat.until(
      ({ turn: { kind }, calls }) =>
        kind === 'idle' || Object.values(calls).some(({ phase }) => phase.phase === 'waiting'),
    );
    if (chat.state().turn.kind === 'idle') break;
    await chat.decide({ answer: 'accept' });
  }
  const told = JSON.stringify(model.requests);
  return Object.entries(marks).flatMap(([thing, mark]) => (told.includes(mark) ? [thing] : []));
}

it('with everything that other programs read does nothing before trust, and all of it after', async () => {
  const app = await startTestApp(files, { withoutSandbox: true });
  const changed = async () => await readFile(join(app.project, 'src/a.ts'), 'utf8');
  expect(await work(app, editCall('src/a.ts', 'a = 1', 'a = 2'))).toEqual([]);
  expect(await changed()).toBe('let a = 2;\n');

  const { trust } = firstProject(app.app);
  const { brought, hash } = await trust.question();
  expect(brought.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'memory-file src/AGENTS.md',
    'memory-file .cursor/rules/all.mdc',
    'memory-file .cursor/rules/ts.mdc',
    'slash-command .claude/commands/web/check.md',
    'skill .claude/skills/pdf',
    'hook SessionStart 1',
    'hook UserPromptSubmit 1',
    'hook PreToolUse 1',
    'hook PostToolUse 1',
    'hook Stop 1',
    'agent .claude/agents/looker.md',
  ]);
  await trust.answer('folder', hash);
  expect(await work(app, editCall('src/a.ts', 'a = 2', 'a = 3'))).toEqual(Object.keys(marks));
  expect(await changed()).toBe(`let a = 3;\n${marks.PostToolUse}\n`);
});
