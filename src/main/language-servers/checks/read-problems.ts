import type { Problem } from '@shared/problems/problems-schema';
import { z } from 'zod';

// Reads the problems that a language server reports for a text. A server may be wrong about anything: unreadable
// problems are dropped, and positions are moved into the text.

/** More problems of one text are dropped. */
const mostProblems = 2000;
const longestMessage = 500;
const longestSource = 60;

const positionSchema = z.object({ line: z.number(), character: z.number() });
const reportedSchema = z.object({
  range: z.object({ start: positionSchema, end: positionSchema }),
  severity: z.number().optional(),
  code: z.union([z.string(), z.number()]).optional().catch(undefined),
  source: z.string().optional().catch(undefined),
  message: z.union([z.string(), z.object({ value: z.string() }).transform(({ value }) => value)]),
});

/** Errors and warnings, errors first, each kind in the order of the text. `text`: null if it is unknown. */
export function readProblems(reported: readonly unknown[], text: string | null): Problem[] {
  const lines = text?.split('\n') ?? null;
  const problems = reported.slice(0, mostProblems).flatMap((one) => {
    const { data } = reportedSchema.safeParse(one);
    const severity = severityOf(data?.severity);
    if (data === undefined || severity === null) return [];
    const start = placed(data.range.start, lines);
    const end = placed(data.range.end, lines);
    const isBackward = end.line < start.line || (end.line === start.line && end.column < start.column);
    const { line: endLine, column: endColumn } = isBackward ? start : end;
    const source = [data.source, data.code].filter((part) => part !== undefined).join(' ');
    const message = data.message.slice(0, longestMessage);
    return [{ severity, ...start, endLine, endColumn, message, source: source.slice(0, longestSource) }];
  });
  return problems.toSorted(byWeight);
}

/** A problem without severity counts as an error. Hints are no problems. */
function severityOf(reported = 1): Problem['severity'] | null {
  if (reported === 1) return 'error';
  return reported === 2 ? 'warning' : null;
}

/** Of a line or column in an unknown text. */
const highest = 10_000_000;

/** A position of a server, counted from 1 and moved into the text. */
export function placed({ line, character }: z.infer<typeof positionSchema>, lines: readonly string[] | null) {
  const row = within(line, lines === null ? highest : lines.length - 1);
  const end = lines === null ? highest : (lines[row]?.length ?? 0);
  return { line: row + 1, column: within(character, end) + 1 };
}

function within(number: number, most: number): number {
  return Number.isFinite(number) ? Math.min(Math.max(0, Math.trunc(number)), most) : 0;
}

export function byWeight(one: Problem, other: Problem): number {
  if (one.severity !== other.severity) return one.severity === 'error' ? -1 : 1;
  return one.line - other.line || one.column - other.column;
}
