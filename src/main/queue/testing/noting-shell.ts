import { z } from 'zod';
import type { Shell } from '../../base/command-shell';
import { defineTool, type Tool } from '../../tools/kit/tool';

/** For tests: `run_shell_command`, which only records the commands in `ran`. */
export function notingShell(ran: string[], shell: Shell = 'bash'): Tool {
  return defineTool({
    name: 'run_shell_command',
    displayName: 'Shell',
    description: 'Notes the command.',
    kind: 'command',
    group: 'commands',
    activity: 'run-command',
    input: z.object({ command: z.string(), directory: z.string().default('') }),
    describe: ({ command }) => command,
    target: () => null,
    confirm: async ({ command, directory }) => ({
      kind: 'command',
      shell,
      directory,
      proposed: command,
      sandbox: { kind: 'without', why: 'there is none' },
    }),
    async run(_input, _context, approved) {
      ran.push(approved?.content ?? 'not approved');
      return { forModel: 'ran', forPerson: { kind: 'text', text: 'ran' } };
    },
  });
}
