import type { AgentCommand, FinishedCommand } from '../../commands/commands';
import type { TestTerminals } from './test-terminals';

/** For tests: runs a command of the model in the test's folder to its end, in the sandbox if the test has one. */
export function runToEnd(
  test: TestTerminals,
  command: string,
  changes: Partial<AgentCommand> = {},
): Promise<FinishedCommand> {
  return test.commands.run({
    command,
    cwd: test.folder,
    pin: null,
    confined: test.confined,
    shell: 'bash',
    timeoutMs: 60_000,
    signal: new AbortController().signal,
    call: null,
    project: test.project,
    outputs: test.home,
    onOutput: () => undefined,
    onAwaitsInput: () => undefined,
    ...changes,
  });
}
