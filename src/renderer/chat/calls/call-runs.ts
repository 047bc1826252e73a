import type { ToolCall } from '@shared/tool-call';

// Calls that only read take one line together. Pure.

/** The calls in their order; those next to each other that read and are done are together. */
export function callRuns(calls: readonly ToolCall[]): readonly (readonly ToolCall[])[] {
  const runs: ToolCall[][] = [];
  for (const call of calls) {
    const last = runs.at(-1);
    if (last?.[0] && onlyRead(last[0]) && onlyRead(call)) last.push(call);
    else runs.push([call]);
  }
  return runs;
}

/** What a run did, e.g. "Read 5 files, searched twice". */
export function runWords(calls: readonly ToolCall[]): string {
  const kinds = [...new Set(calls.map(({ tool }) => kindOf(tool)))];
  const parts = kinds.flatMap((kind) => {
    const ofKind = calls.filter(({ tool }) => kindOf(tool) === kind);
    return kind ? words[kind](ofKind) : [];
  });
  const text = parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

type Kind = 'file' | 'files' | 'folder' | 'search' | 'command';

const kinds: Readonly<Record<string, Kind>> = {
  read_file: 'file',
  read_many_files: 'files',
  list_directory: 'folder',
  glob: 'search',
  search_file_content: 'search',
  run_shell_command: 'command',
};

const words: Readonly<Record<Kind, (calls: readonly ToolCall[]) => string>> = {
  file: (calls) => deed('read', placesOf(calls), 'file'),
  files: ({ length }) => `read several files${times(length)}`,
  folder: (calls) => deed('listed', placesOf(calls), 'folder'),
  search: ({ length }) => `searched${times(length)}`,
  command: ({ length }) => deed('ran', length, 'command that only reads', 'commands that only read'),
};

function kindOf(tool: string): Kind | undefined {
  return Object.hasOwn(kinds, tool) ? kinds[tool] : undefined;
}

/** Done without a question, because of what the tool or the command is, and nothing went wrong. */
function onlyRead({ tool, phase }: ToolCall): boolean {
  if (kindOf(tool) === undefined || phase.phase !== 'done' || phase.allowance.by !== 'read-only')
    return false;
  return phase.display.kind !== 'command-output' || phase.display.exitCode === 0;
}

function deed(verb: string, count: number, one: string, many = `${one}s`): string {
  return count === 1 ? `${verb} a ${one}` : `${verb} ${count} ${many}`;
}

function times(count: number): string {
  if (count === 1) return '';
  return count === 2 ? ' twice' : ` ${count} times`;
}

/** How many different paths the calls name; one that cannot be read counts for itself. */
function placesOf(calls: readonly ToolCall[]): number {
  return new Set(calls.map((call) => pathIn(call.inputPreview) ?? call.id)).size;
}

function pathIn(input: string): string | undefined {
  return /"path"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(input)?.[1];
}
