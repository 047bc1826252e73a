import { words } from '@shared/texts/text';
import type { ToolCall } from '@shared/tool-call/tool-call';
import { isFinished } from '@shared/tool-call/tool-call';
import { visibleText } from '../../ui/visible-text';

// The names beside a line that stands for several calls. Pure.

const namedAtMost = 12;

/** The file of each call, or else its title; each once. */
export function namesOf(calls: readonly ToolCall[]): string {
  return listed(calls.map((call) => fileOf(call) ?? visibleText(call.title)));
}

/** Only the files. */
export function filesOf(calls: readonly ToolCall[]): string {
  return listed(calls.flatMap((call) => fileOf(call) ?? []));
}

function listed(names: readonly string[]): string {
  return words('call-run.names', { names: [...new Set(names)].slice(0, namedAtMost) });
}

/** The name without its folders; null if the call has no path. */
function fileOf({ phase, inputPreview }: ToolCall): string | null {
  const display = isFinished(phase) ? phase.display : null;
  const path = display?.kind === 'file-diff' ? display.relativePath : pathIn(inputPreview);
  const name = path?.slice(path.search(/[^/\\]+[/\\]*$/));
  return name ? visibleText(name) : null;
}

function pathIn(input: string): string | undefined {
  return /"(?:file_)?path"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(input)?.[1];
}
