import type { FakeCall, FakeRequest } from './fake-model';

// The calls of a scripted model, and their results.

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

/** A command that runs on after its call. */
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
  // A notice can follow them, e.g. about the end of a background command.
  const results = messages.slice(last + 1).filter(({ role }) => role === 'tool');
  return results.map(({ content }) => textOf(content));
}

function textOf(content: unknown): string {
  return typeof content === 'string' ? content : JSON.stringify(content);
}
