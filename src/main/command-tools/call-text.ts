import type { PipelineEnd } from './run-programs';

// Text for the model about a failed call of a command's tool.

/** One field a line. */
export function failureText({ stdout, stderr, error, exitCode, signal }: PipelineEnd): string {
  return [
    `Stdout: ${withoutFinalNewline(stdout) || '(empty)'}`,
    `Stderr: ${withoutFinalNewline(stderr) || '(empty)'}`,
    `Error: ${error ?? '(none)'}`,
    `Exit Code: ${exitCode ?? '(none)'}`,
    `Signal: ${signal ?? '(none)'}`,
  ].join('\n');
}

/** A command may print on standard error and still succeed. */
export function hasFailed({ error, exitCode }: PipelineEnd): boolean {
  return error !== null || exitCode !== 0;
}

function withoutFinalNewline(text: string): string {
  return text.replace(/\r?\n$/, '');
}
