import { sayInEnglish } from '@shared/texts/text';
import type { ClosedThing } from '../../base/closed';
import type { KeptOutput } from '../../commands/command-output';
import type { BackgroundCommand, BackgroundEnd, FinishedCommand } from '../../commands/commands';

// Text for the model about a command's end.

export type Told = {
  readonly command: string;
  /** Relative to the project; `''` is the root. */
  readonly directory: string;
};

/** `closed`: the command ended because this was closed. */
export type Ended = Omit<FinishedCommand, 'end'> & {
  readonly end: FinishedCommand['end'] | { readonly closed: ClosedThing };
};

/** One field a line; if the command was ended early, the reason comes first. */
export function resultText(told: Told, result: Ended, timeoutMs: number, output: string): string {
  const fields = [
    `Command: ${told.command}`,
    `Directory: ${told.directory || '(root)'}`,
    `Output: ${output || '(empty)'}`,
    `Error: ${sayInEnglish(result.error ?? '(none)')}`,
    `Exit Code: ${result.exitCode ?? '(none)'}`,
    `Signal: ${result.signal ?? '(none)'}`,
    `Background PIDs: ${result.backgroundPids.length > 0 ? result.backgroundPids.join(', ') : '(none)'}`,
    `Process Group PGID: ${result.groupId ?? '(none)'}`,
  ].join('\n');
  const why = cutText(result, timeoutMs);
  return why === null ? fields : `${why} Below is the output before it was ended.\n${fields}`;
}

function cutText(result: Ended, timeoutMs: number): string | null {
  const { end, awaitedInput } = result;
  if (typeof end === 'object')
    return `Command was ended because the ${end.closed} was closed before it could complete.`;
  if (end === 'cancelled') return 'Command was cancelled by user before it could complete.';
  if (end === 'disk-full') return 'Command was ended because a disk is nearly full.';
  const waited = awaitedInput ? `It was waiting for input; last line: ${lastLine(result.output)}. ` : '';
  if (end === 'no-input') return `${waited}Nobody is there to answer, so it was ended.`;
  return end === 'timed-out'
    ? `${waited}Command timed out after ${timeoutMs}ms before it could complete.`
    : null;
}

/** The last line that has text, as a prompt does. */
function lastLine({ head, rest }: KeptOutput): string {
  const lines = (rest?.tail ?? head).split('\n').filter((line) => line.trim() !== '');
  return (lines.at(-1) ?? '(empty)').trim().slice(-200);
}

/** The output, or its head and tail around a line with the path of the whole output. */
export function outputText({ head, rest }: KeptOutput): string {
  if (rest === null) return withoutFinalNewline(head);
  const { tail, total, place } = rest;
  const notice = `[Output truncated: showing the first ${head.length} and last ${tail.length} of ${total} characters. Full output: ${place}]`;
  return `${head}\n${notice}\n${withoutFinalNewline(tail)}`;
}

export function startedText(told: Told, { pid, terminalId, log }: BackgroundCommand): string {
  return [
    'Command started in the background. It goes on until it ends, the user stops it, or the application is closed and the user has not chosen to keep it running.',
    `Command: ${told.command}`,
    `Directory: ${told.directory || '(root)'}`,
    `ID: ${terminalId}`,
    `PID: ${pid}`,
    `Log file: ${log}`,
    'Read its output with read_file on the log file. You will be told when it ends.',
  ].join('\n');
}

/** Note for the model about the end of a background command. */
export function endedNote(end: BackgroundEnd): string {
  return `The background command \`${end.command}\` (ID ${end.id}) ${howText(end)}. Its output: ${end.log}`;
}

function howText({ how, exitCode, signal, error }: BackgroundEnd): string {
  switch (how) {
    case 'stopped':
      return 'was stopped by the user';
    case 'closed':
      return 'was ended because the application was closed';
    case 'ended':
      return `ended with exit code ${exitCode ?? '(none)'}${signal === null ? '' : ` (${signal})`}${error ? `: ${sayInEnglish(error)}` : ''}`;
  }
}

function withoutFinalNewline(text: string): string {
  return text.endsWith('\n') ? text.slice(0, -1) : text;
}
