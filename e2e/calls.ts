import type { FakeCall, FakeRequest } from './fake-model';

// The calls that a scripted model makes, and what it was told about them.

export function editCall(file: string, oldText: string, newText: string): FakeCall {
  return { name: 'edit', arguments: { file_path: file, old_string: oldText, new_string: newText } };
}

export function writeCall(file: string, content: string): FakeCall {
  return { name: 'write_file', arguments: { file_path: file, content } };
}

export function deleteCall(file: string): FakeCall {
  return { name: 'delete_file', arguments: { file_path: file } };
}

export function readCall(file: string): FakeCall {
  return { name: 'read_file', arguments: { path: file } };
}

export function shellCall(command: string, description?: string): FakeCall {
  return { name: 'run_shell_command', arguments: { command, ...(description && { description }) } };
}

/** One that goes on after its call. */
export function backgroundCall(command: string, description: string): FakeCall {
  return { name: 'run_shell_command', arguments: { command, description, is_background: true } };
}

export function taskCall(prompt: string, agent = 'general-purpose'): FakeCall {
  return { name: 'task', arguments: { description: `do ${prompt}`, prompt, subagent_type: agent } };
}

/** The texts of the tool messages at the end of a request, in their order. */
export function resultsIn(request: FakeRequest | undefined): string[] {
  const messages = request?.messages ?? [];
  const last = messages.findLastIndex(({ role }) => role === 'assistant');
  // A note can follow them, e.g. that a command in the background ended.
  const results = messages.slice(last + 1).filter(({ role }) => role === 'tool');
  return results.map(({ content }) => textOf(content));
}

function textOf(content: unknown): string {
  return typeof content === 'string' ? content : JSON.stringify(content);
}
