import type { AgentCommand, FinishedCommand } from '../../commands/commands';
import type { TestTerminals } from './test-terminals';

/** For tests: an agent's command in the test's folder, in the sandbox if the test has one, to its end. */
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
