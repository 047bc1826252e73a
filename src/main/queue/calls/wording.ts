import type { ClosedThing } from '../../base/closed';

// Texts for the model about calls that did not run as proposed. The wording is fixed, because it steers models.

export function editedText(diff: string): string {
  return `The user changed your proposal before accepting it. Diff from proposed to applied:\n${diff.trimEnd()}\nThe file now contains the applied version.`;
}

export function editedCommandText(command: string): string {
  return `The user changed your command before accepting it. Ran instead: ${command}`;
}

/** `unchangedPath`: the file the call would have changed, if it was about one. */
export function rejectedText(tool: string, unchangedPath: string | null, reason: string | null): string {
  const why =
    reason === null
      ? 'No reason was given; choose another approach or ask the user.'
      : `User's reason: ${reason}`;
  return `${rejectionText(tool, unchangedPath)} ${why}`;
}

/** Without the reason: the reasons for single hunks follow. */
export function rejectionText(tool: string, unchangedPath: string | null): string {
  const unchanged = unchangedPath === null ? '' : `; ${unchangedPath} is unchanged`;
  return `The user rejected this call to ${tool}. It was NOT executed${unchanged}. This is a user decision, not a tool failure. Do not retry the same call or reach the same effect another way.`;
}

export function skippedText(rejectedTool: string): string {
  return `Not executed: the user rejected an earlier call in this batch (${rejectedTool}) and asked for a new plan.`;
}

/** For the rest of a batch after the user asked the model to read a changed file again. */
export function skippedToReadText(staleTool: string): string {
  return `Not executed: an earlier call in this batch (${staleTool}) was for a file that changed meanwhile, and the user asked you to read it again first.`;
}

export const stoppedText = 'Not executed: the user stopped the turn.';

export function closedText(what: ClosedThing): string {
  return `Not executed: the ${what} was closed. This was not a decision by the user.`;
}

/** `closed`: the closed thing that ended it; null: the user did. */
export function stoppedRunningText(
  ranMs: number,
  partialOutput: string,
  closed: ClosedThing | null = null,
): string {
  const seconds = Number((ranMs / 1000).toFixed(1));
  const by = closed === null ? 'the user' : closers[closed];
  const output = partialOutput === '' ? '(no output)' : partialOutput;
  return `Stopped by ${by} after ${seconds} s. Partial output follows; side effects may have happened.\n${output}`;
}

const closers = {
  application: 'the end of the application',
  project: 'the closing of the project',
  chat: 'the closing of the chat',
  'parent call': 'the end of the call that asked for it',
} as const;

export const interruptedText =
  'Interrupted: the application ended while this call was running. Side effects may have happened; look before you try again.';

export const supersededText =
  'Not executed: the user sent a new message instead of deciding. Read that message first.';

export function staleText(path: string): string {
  return `Not applied: ${path} changed on disk after the proposal. Read it again before editing. Nothing was written.`;
}

export function repeatedText(reason: string | null): string {
  return `Refused without asking: identical to a call the user rejected${reason === null ? '' : `: ${reason}`}.`;
}

/** The first line of a result, if the model used another agent's name for the tool. */
export function calledAsText(calledAs: string, tool: string): string {
  return `[The tool ${JSON.stringify(calledAs)} is called ${tool} here. Use that name.]`;
}

/** Follows a failure that occurred for the third time. */
export const failedAgainText =
  'The same failure came twice before in this turn. Do not repeat the call: try something else, or end with what you know.';

export function crashedText(tool: string, message: string): string {
  return `Tool "${tool}" failed unexpectedly: ${message}`;
}

/** The same for the log, with the stack. */
export function crashReport(tool: string, error: unknown): string {
  return crashedText(tool, error instanceof Error ? (error.stack ?? error.message) : String(error));
}
