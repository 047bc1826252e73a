import type { Rule } from '@shared/approval/approval';
import { z } from 'zod';
import type { ChatEntry } from '../../storage/chats/chat-log';
import type { TestCall } from './test-queue';

// For tests: calls of a model, and a tool that does nothing.

export function edit(path: string, from: string, to: string): TestCall {
  return { tool: 'edit', input: { file_path: path, old_string: from, new_string: to } };
}

export function overwrite(path: string, content: string): TestCall {
  return { tool: 'write_file', input: { file_path: path, content } };
}

export function remove(path: string): TestCall {
  return { tool: 'delete_file', input: { file_path: path } };
}

export function read(path: string): TestCall {
  return { tool: 'read_file', input: { path } };
}

/** The required fields of a tool of this name, to spread and change. */
export function plainTool(name: string) {
  return {
    name,
    displayName: name,
    description: '',
    kind: 'read' as const,
    group: 'files' as const,
    activity: 'read-file' as const,
    input: z.object({}),
    describe: () => name,
    target: () => null,
    confirm: async () => null,
    run: async () => ({ forModel: name, forPerson: { kind: 'text' as const, text: '' } }),
  };
}

/** Entry for the chat that adds a rule about every call of the tool, as an answer does. */
export function chatRule(effect: Rule['effect'], tool: string): ChatEntry {
  const rule: Rule = { id: `${effect} ${tool}`, effect, tool, scope: 'chat', origin: 'person', createdAt: 1 };
  return { events: [{ type: 'rule-added', rule }] };
}
