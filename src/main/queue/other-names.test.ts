import type { Rule } from '@shared/approval/approval';
import { describe, expect, it } from 'vitest';
import { callDetails } from '../storage/chats/chat-reading';
import { defineTool } from '../tools/kit/tool';
import { plainTool } from './testing/calls';
import { startTestQueue } from './testing/start-test-queue';

// Tools under names that other agents use.

const note = (name: string, ours: string) => `[The tool "${name}" is called ${ours} here. Use that name.]\n`;

describe('a name that other agents use', () => {
  it.each<[string, object, string]>([
    ['Read', { file_path: 'a.txt' }, 'read_file'],
    ['functions.read_file', { path: 'a.txt' }, 'read_file'],
    ['functions.read_file:0', { path: 'a.txt' }, 'read_file'],
    ['default_api.ReadFile', { path: 'a.txt' }, 'read_file'],
    ['read_file<|channel|>json', { path: 'a.txt' }, 'read_file'],
    ['str_replace_editor', { command: 'view', path: 'a.txt', view_range: [1, 1] }, 'read_file'],
    ['grep', { pattern: 'one' }, 'search_file_content'],
    ['LS', { path: '.' }, 'list_directory'],
    ['find_files', { pattern: '*.txt' }, 'glob'],
    ['TodoWrite', { todos: [{ content: 'a.txt', status: 'pending' }] }, 'todo_write'],
  ])('is understood, and the result gives the right one: %s', async (name, input, ours) => {
    const test = await startTestQueue();
    await test.write('a.txt', 'one\n');
    await test.run({ tool: name, input });
    expect(test.phases()).toEqual({ c1: 'done' });
    expect(test.results().c1?.startsWith(note(name, ours))).toBe(true);
    expect(test.log.state().calls.c1?.tool).toBe(ours);
  });

  it('is shown and asked about as the tool, with its arguments as they were read', async () => {
    const test = await startTestQueue();
    const file = await test.write('a.txt', 'one\n');
    const { question, outcome } = await test.runToQuestion({
      tool: 'str_replace_based_edit_tool',
      input: { command: 'str_replace', path: 'a.txt', old_str: 'one', new_str: 'two' },
    });
    expect(question.subject).toMatchObject({ kind: 'file-change', relativePath: 'a.txt' });
    const input = '{"file_path":"a.txt","old_string":"one","new_string":"two"}';
    expect(test.log.state().calls.c1).toMatchObject({ tool: 'edit', inputPreview: input });
    expect(callDetails(test.log, 'c1').input).toBe(input);
    await test.decide('c1', { answer: 'accept' });
    await outcome;
    expect(test.results().c1).toContain(
      `${note('str_replace_based_edit_tool', 'edit')}Successfully modified file: ${file} (1 replacements).`,
    );
  });

  it('is no way around a rule, nor around a rejection', async () => {
    const rule: Rule = {
      id: 'r',
      effect: 'deny',
      tool: 'read_file',
      scope: 'chat',
      origin: 'person',
      createdAt: 1,
    };
    const test = await startTestQueue();
    await test.write('a.txt', 'one\n');
    await test.log.append({ events: [{ type: 'rule-added', rule }] });
    await test.run({ tool: 'Read', input: { path: 'a.txt' } });
    expect(test.results().c1).toContain('blocked by rule "deny read_file"');
    const { outcome } = await test.runToQuestion({
      tool: 'edit',
      input: { file_path: 'a.txt', old_string: 'one', new_string: 'two' },
    });
    await test.decide('c2', { answer: 'reject' });
    await outcome;
    await test.run({ tool: 'Edit', input: { path: 'a.txt', old_str: 'one', new_str: 'two' } });
    expect(test.results().c3).toContain('Refused without asking: identical to a call the user rejected.');
  });

  it('is unknown where the arguments do not fit, and the tool that is likely meant comes first', async () => {
    const test = await startTestQueue();
    await test.run({ tool: 'bash', input: { script_file: 'x' } });
    expect(test.results().c1).toMatch(/^Tool "bash" does not exist\. Available tools: run_shell_command, /);
    expect(test.log.state().calls.c1?.tool).toBe('bash');
  });

  it('is the tool that really has it', async () => {
    const test = await startTestQueue({
      tools: [defineTool(plainTool('grep')), defineTool(plainTool('far__look'))],
    });
    await test.run({ tool: 'grep', input: { pattern: 'x' } }, { tool: 'mcp__far__look', input: {} });
    expect(test.results()).toEqual({ c1: 'grep', c2: `${note('mcp__far__look', 'far__look')}far__look` });
  });

  it('never means what is for the application’s own calls', async () => {
    const test = await startTestQueue();
    await test.run({ tool: 'functions.network', input: { host: 'a.test', port: 443 } });
    expect(test.results().c1).toMatch(/^Tool "functions\.network" does not exist/);
  });
});
