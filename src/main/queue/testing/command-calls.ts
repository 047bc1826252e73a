import type { Mode } from '@shared/approval/approval';
import type { TestCall } from './test-queue';

// For tests: commands of a model, and their circumstances.

export const auto: Mode = { kind: 'auto', until: Number.MAX_SAFE_INTEGER };

export function command(text: string, directory?: string): TestCall {
  return {
    tool: 'run_shell_command',
    input: { command: text, ...(directory === undefined ? {} : { directory }) },
  };
}

export function rule(effect: 'allow' | 'ask' | 'deny', match?: string, tool = 'run_shell_command') {
  return { effect, tool, scope: 'everywhere' as const, ...(match === undefined ? {} : { match }) };
}
