import { ToolError } from '../base/tool-error';
import { capOutput } from '../tools/results/output-cap';
import type { Approved, ToolContext, ToolResult } from '../tools/tool';
import { failureText, hasFailed } from './call-text';
import { runPrograms } from './run-programs';

// Runs the programs that were approved for a call, in the project's folder; their output is the result, exactly.

export type ProgramsEnvironment = () => Readonly<Record<string, string>>;

/** ToolError with every field when they fail. */
export async function callPrograms(
  approved: Approved | null,
  context: ToolContext,
  environment: ProgramsEnvironment,
): Promise<ToolResult> {
  if (approved?.proposal.kind !== 'programs') throw new Error('programs were to run that nobody approved');
  const { programs, input } = approved.proposal;
  const end = await runPrograms({
    programs,
    input,
    cwd: context.workspace.root,
    env: environment(),
    signal: context.signal,
    timeLimitMs: 600_000,
    outputLimit: mostBytes,
  });
  if (hasFailed(end))
    throw new ToolError(await capOutput(failureText(end), context.keepOutput, longestFailure));
  return { forModel: end.stdout, forPerson: { kind: 'text', text: end.stdout.slice(0, longestShown) } };
}

export const mostBytes = 10 * 1024 * 1024;
const [longestFailure, longestShown] = [25_000, 10_000];
