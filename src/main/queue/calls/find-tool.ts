import { isRecord } from '@shared/base/json';
import { parseInput } from '../../tools/kit/lenient-input';
import type { Tool } from '../../tools/kit/tool';

// Finds the tool that a call means, by its name or by a name in other agents. The queue judges and shows the call under
// the real name.

export type Meant = {
  readonly tool: Tool;
  /** In the form of the tool's parameters. */
  readonly arguments: string;
};

/** The meant tool with another name, if its parameters are valid. `tools`: those that a model may call. */
export function toolMeant(name: string, argumentsText: string, tools: readonly Tool[]): Meant | null {
  return candidates(name, argumentsText, tools).find(fits) ?? null;
}

/** The name of the likely meant tool, regardless of the parameters. */
export function nameMeant(name: string, argumentsText: string, tools: readonly Tool[]): string | null {
  return candidates(name, argumentsText, tools)[0]?.tool.name ?? null;
}

/** Our name for a tool of another agent, such as `Read` or `Bash(git:*)`. Unknown names stay. */
export function ourToolName(name: string): string {
  const bare = bareName(name.replace(/\(.*$/s, ''));
  return otherNames.get(folded(bare)) ?? bare;
}

/** The name of a tool, and for a built-in one its names in other agents, in lower case and without separators. */
export function namesOfTool({ name, source }: Pick<Tool, 'name' | 'source'>): readonly string[] {
  if (source !== undefined) return [name];
  const others = [...otherNames].filter(([, ours]) => ours === name);
  return [name, folded(name), ...others.map(([other]) => other)];
}

function fits({ tool, arguments: text }: Meant): boolean {
  return parseInput(tool, text).ok;
}

function candidates(name: string, argumentsText: string, tools: readonly Tool[]): readonly Meant[] {
  const bare = bareName(name);
  const exact = tools.filter((tool) => tool.name === bare);
  const alike = tools.filter((tool) => folded(tool.name) === folded(bare));
  const named = exact.length > 0 ? exact : alike.length === 1 ? alike : [];
  if (named.length > 0) return named.map((tool) => ({ tool, arguments: argumentsText }));
  const editor = editors.has(folded(bare)) ? editorCall(argumentsText) : null;
  const wanted = editor?.name ?? otherNames.get(folded(bare));
  return tools
    .filter((tool) => tool.name === wanted && tool.source === undefined)
    .map((tool) => ({ tool, arguments: editor?.arguments ?? argumentsText }));
}

/**
 * Removes text that models put around a name: `functions.read_file`, `functions.read_file:0`,
 * `read_file<|channel|>json`.
 */
function bareName(name: string): string {
  return name
    .replace(/<\|.*$/s, '')
    .replace(/:\d+$/, '')
    .replace(/^(functions?|default_api|tools?|api|mcp)(\.|::?|\/|__)/, '')
    .trim();
}

/** `ReadFile`, `read-file` and `read_file` are one name. */
export function folded(name: string): string {
  return name.replaceAll(/[_\s-]/g, '').toLowerCase();
}

const otherNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    run_shell_command:
      'bash shell sh terminal exec execute executecommand executebash runcommand runterminalcmd runterminalcommand runinterminal shellcommand execcommand localshell',
    search_file_content: 'grep ripgrep rg grepsearch searchfiles searchtext searchcode searchinfiles',
    diagnostics: 'getdiagnostics readlints lint',
    find_symbol: 'findreferences gotodefinition findsymbols',
    read_file: 'read view viewfile openfile cat',
    list_directory: 'ls list listdir listfiles listfolder readfolder readdirectory',
    glob: 'find findfiles findfile filesearch globsearch findbyname',
    edit: 'editfile strreplace replace replaceinfile searchreplace multiedit replacestringinfile',
    write_file: 'write writetofile createfile create savefile',
    delete_file: 'removefile delete remove',
    read_many_files: 'readfiles readmultiplefiles',
    todo_write: 'updateplan updatetodolist managetodolist writetodos todo',
    web_fetch: 'fetch fetchurl fetchwebpage',
    web_search: 'googlewebsearch searchweb',
    ask_user: 'askfollowupquestion askquestion',
    skill: 'useskill loadskill readskill',
    task: 'agent subagent dispatchagent newtask',
    save_memory: 'memory remember',
  }).flatMap(([ours, names]) => [folded(ours), ...names.split(' ')].map((name) => [name, ours] as const)),
);

/** A tool of other agents with a parameter for the action. */
const editors: ReadonlySet<string> = new Set(['strreplaceeditor', 'strreplacebasededittool', 'texteditor']);
const editorCommands: ReadonlyMap<unknown, string> = new Map([
  ['view', 'read_file'],
  ['create', 'write_file'],
  ['str_replace', 'edit'],
]);

function editorCall(argumentsText: string) {
  const { command, ...rest } = objectIn(argumentsText);
  const name = editorCommands.get(command);
  return name === undefined ? null : { name, arguments: JSON.stringify(rest) };
}

function objectIn(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
