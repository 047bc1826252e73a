import { messageOf } from '@shared/errors';
import { type Text, textOf } from '@shared/texts/text';
import { z } from 'zod';
import { Closed } from '../base/closed';
import { type Shell, shellNotes } from '../base/command-shell';
import { createTimeLimit } from '../base/time-limit';
import { ToolError } from '../base/tool-error';
import { visibleName } from '../base/visible-name';
import type { FinishedCommand } from '../commands/commands';
import { assertRunnable, commandFolder } from '../commands/runnable-command';
import { createRingBuffer } from '../terminal/ring-buffer';
import { commandFromHabit } from './kit/command-habits';
import { outputText, resultText, startedText, type Told } from './kit/command-text';
import { type Connections, createConnections } from './kit/connections';
import {
  type SandboxStops,
  sandboxNote,
  shownStops,
  unwritableIn,
  wantedKeys,
  wantedProcesses,
} from './kit/sandbox-note';
import type { CallCommand, ToolServices } from './kit/services';
import {
  type Approved,
  type CommandProposal,
  defineTool,
  type Tool,
  type ToolContext,
  type ToolResult,
} from './kit/tool';

// `run_shell_command`: runs the approved command and returns its output.

const [usualTimeoutMs, longestTimeoutMs] = [120_000, 600_000];

const input = z.object({
  command: z.string().min(1).describe('The command for the shell.'),
  description: z.string().optional().describe('Its purpose, in one short sentence for the user.'),
  directory: z
    .string()
    .optional()
    .describe('Its working directory in the project, absolute or relative to the root (default: the root).'),
  is_background: z
    .boolean()
    .default(false)
    .describe('Whether it continues in the background, e.g. a development server. The call returns at once.'),
  timeout: z
    .int()
    .min(1)
    .max(longestTimeoutMs)
    .default(usualTimeoutMs)
    .describe(`Milliseconds until it is stopped, at most ${longestTimeoutMs}; under 1,000 they are seconds.`),
});

type Services = Pick<ToolServices, 'commands' | 'sideRequest' | 'isAttended'>;

/** How long an unattended command may wait for input. */
const unattendedInputMs = 10_000;

export function createRunShellCommand(services: Services): Tool {
  return defineTool({
    name: 'run_shell_command',
    displayName: textOf('tool-name.run-command'),
    description:
      'Runs a command in a shell in the project and returns its output and exit code. Nobody can answer prompts: use ' +
      'options that avoid them, and no pagers or editors. For servers and watchers use is_background, not `&`. To read, ' +
      'search and change files, use their own tools. The user may change the command before it runs; the result then ' +
      'says so.',
    noteFor: (shell) => (shell === null ? 'No shell was found, so commands cannot run.' : shellNotes[shell]),
    kind: 'command',
    group: 'commands',
    activity: 'run-command',
    input,
    fromHabit: (given) => commandFromHabit(given, longestTimeoutMs),
    describe: titleOf,
    target: () => null,

    async confirm({ command, directory }, { workspace }) {
      const shell = await services.commands.shell();
      assertRunnable(shell, command);
      const place = await commandFolder(workspace, directory);
      const sandbox = await sandboxFor(services.commands, shell, command);
      return { kind: 'command', shell, directory: place.relative, proposed: command, sandbox };
    },

    async run(input, context, approved) {
      const { content: command, proposal, pin } = commandOf(approved);
      assertRunnable(proposal.shell, command);
      const place = await commandFolder(context.workspace, input.directory);
      if (place.relative !== proposal.directory) throw new ToolError(movedText(proposal.directory));
      const told = { command, directory: place.relative };
      const { callId } = context;
      const { shell, sandbox } = proposal;
      const start = { callId, cwd: place.absolute, pin, shell, sandbox };
      return input.is_background
        ? await startInBackground(told, start, { services, context })
        : await runToEnd(told, { ...start, timeoutMs: input.timeout }, { services, context });
    },
  });
}

/** Only an approved command runs, not a merely requested one. */
function commandOf(approved: Approved | null): Approved<CommandProposal> {
  if (approved?.proposal.kind === 'command') return { ...approved, proposal: approved.proposal };
  throw new Error('a command without an approval was about to run');
}

async function sandboxFor(
  commands: Services['commands'],
  shell: Shell,
  command: string,
): Promise<CommandProposal['sandbox']> {
  const use = await commands.sandbox(command);
  return use.kind === 'in' && shell !== 'bash' ? { kind: 'without', why: textOf('sandbox.bash-only') } : use;
}

function movedText(directory: string): string {
  return `The command was not run: ${directory || 'the root'} leads elsewhere since it was looked at. Propose it again.`;
}

/** The command always comes first: a description alone could claim anything. */
function titleOf({ command, description = '' }: z.output<typeof input>): Text {
  const shown = visibleName(command);
  const said = visibleName(description.trim());
  if (said === '') return textOf('call-title.run-command', { command: shown });
  return textOf('call-title.run-described', { command: shown, description: said });
}

type Start = Pick<CallCommand, 'callId' | 'cwd' | 'pin' | 'shell'> & Pick<CommandProposal, 'sandbox'>;
type Running = { readonly services: Services; readonly context: ToolContext };

async function runToEnd(
  told: Told,
  { timeoutMs, sandbox, ...start }: Start & { readonly timeoutMs: number },
  { services, context }: Running,
): Promise<ToolResult> {
  const progress = followProgress(context);
  const limit = createTimeLimit(timeoutMs);
  const { mayConnect, refused } = createConnections(context, told.command, limit);
  const result = await services.commands.run({
    command: told.command,
    ...start,
    timeoutMs,
    limit,
    ...(!services.isAttended && { inputLimitMs: unattendedInputMs }),
    sandboxed: sandboxed(sandbox, context, mayConnect),
    signal: context.signal,
    onOutput: progress.printed,
    onAwaitsInput: progress.awaitsInput,
  });
  progress.stop();
  const { reason } = context.signal;
  const end = reason instanceof Closed ? { closed: reason.what } : result.end;
  const stops = sandbox.kind === 'in' ? stopsOf(result, refused()) : null;
  const note = stops && sandboxNote(stops);
  const textWith = (cut: typeof end, output: string) =>
    withNote(resultText(told, { ...result, end: cut }, timeoutMs, output), note);
  const text = textWith(end, outputText(result.output));
  if (context.signal.aborted) {
    // The queue tells the model about the stopped turn, followed by the last report.
    context.report(text);
    context.signal.throwIfAborted();
  }
  const output = await summarised(told, result, { services, context });
  const forModel = output === null ? text : textWith(result.end, output);
  return { forModel, forPerson: display(result, stops) };
}

function stopsOf(result: FinishedCommand, refused: readonly string[]): SandboxStops {
  const { output, appeared, putAside, changedElsewhere, exitCode, end } = result;
  const text = `${output.head}\n${output.rest?.tail ?? ''}`;
  const stopped = {
    unwritable: unwritableIn(text, exitCode),
    keys: wantedKeys(text, exitCode),
    processes: wantedProcesses(text),
  };
  // A command that was ended early takes its remaining processes along.
  const left = end === 'finished' ? result.left : 0;
  return { refused, appeared, putAside, changedElsewhere, left, ...stopped };
}

function withNote(text: string, note: string | null): string {
  return note === null ? text : `${text}\n${note}`;
}

function display(finished: FinishedCommand, stops: SandboxStops | null): ToolResult['forPerson'] {
  const { exitCode, signal, error, stopped, output, terminalId, benignExitCodes } = finished;
  return {
    kind: 'command-output',
    exitCode,
    signal,
    text: output.shown,
    terminalId,
    ...(benignExitCodes?.length && { benignExitCodes: [...benignExitCodes] }),
    ...(error !== null && { error }),
    ...(stopped && { stopped }),
    ...(stops && { sandbox: shownStops(stops) }),
  };
}

async function startInBackground(
  told: Told,
  { sandbox, ...start }: Start,
  { services, context }: Running,
): Promise<ToolResult> {
  const started = await services.commands.start({
    command: told.command,
    ...start,
    // The command may connect after its call has ended, when it is too late to ask.
    sandboxed: sandboxed(sandbox, context, async (to) => context.judgeConnection(to) === 'allowed'),
    signal: context.signal,
    onOutput: () => undefined,
    onAwaitsInput: () => undefined,
  });
  context.goesOnUntil(started.ended);
  const text = textOf('call-result.in-background', { pid: started.pid });
  return {
    forModel: startedText(told, started),
    forPerson: { kind: 'command-output', exitCode: null, signal: null, text, terminalId: started.terminalId },
  };
}

function sandboxed(
  use: CommandProposal['sandbox'],
  context: ToolContext,
  mayConnect: Connections['mayConnect'],
): CallCommand['sandboxed'] {
  if (use.kind !== 'in') return null;
  return { mayConnect, denied: context.unreadablePlaces(), writable: use.writable ?? [] };
}

const progressMs = 200;
const progressLength = 1_000;

/** Shows the last output in the card, or that the command waits for input. */
function followProgress(context: ToolContext) {
  const last = createRingBuffer(progressLength);
  let timer: NodeJS.Timeout | null = null;
  const report = () => {
    timer = null;
    context.report(last.text());
  };
  return {
    printed(bytes: Buffer) {
      last.push(bytes);
      timer ??= setTimeout(report, progressMs);
    },
    awaitsInput(awaits: boolean) {
      const output = last.text();
      context.report(awaits ? textOf('call-progress.awaits-input', { output }) : output);
    },
    stop() {
      if (timer !== null) clearTimeout(timer);
    },
  };
}

/** A common rule of thumb. */
const charactersPerToken = 4;
const summaryInput = 200_000;

/** The model's summary of an output above the budget; null below the budget. */
async function summarised(
  told: Told,
  { output }: FinishedCommand,
  { services, context }: Running,
): Promise<string | null> {
  const tokenBudget = services.commands.tokenBudget();
  const total = output.rest?.total ?? output.head.length;
  if (tokenBudget === null || total <= tokenBudget * charactersPerToken) return null;
  const whole = outputText(output);
  const place = output.rest?.place ?? (await context.keepOutput(output.head));
  try {
    context.report(textOf('call-progress.summarises-output'));
    const request = {
      system:
        `Summarise the output of a command in at most ${tokenBudget} tokens for a programmer who acts on it. ` +
        'Quote errors, warnings, stack traces and file positions literally; leave out what repeats.',
      prompt: `Command: ${told.command}\n\nOutput:\n${whole.slice(0, summaryInput)}`,
    };
    const summary = await services.sideRequest(request, context.signal);
    return `[Summary of ${total} characters of output. Full output: ${place}]\n${summary}`;
  } catch (error) {
    context.signal.throwIfAborted();
    return `[The output could not be summarised: ${messageOf(error)}]\n${whole}`;
  }
}
