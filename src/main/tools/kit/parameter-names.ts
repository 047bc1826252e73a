// Parameter names that other agents use.

/** Each group has one meaning, the likeliest name first, without `_` and in lower case. */
const groups: readonly (readonly string[])[] = [
  ['path', 'filepath', 'absolutepath', 'filename', 'file', 'targetfile', 'targetfilepath', 'relativepath'],
  ['path', 'directory', 'dir', 'dirpath', 'directorypath', 'folder', 'folderpath', 'targetdirectory'],
  ['paths', 'filepaths', 'files', 'path', 'filepath', 'filename', 'file'],
  ['directory', 'cwd', 'workdir', 'workingdirectory', 'dir'],
  ['pattern', 'query', 'regex', 'regexp', 'searchpattern', 'searchterm', 'globpattern', 'search', 'glob'],
  ['query', 'searchquery', 'searchterm', 'search', 'q'],
  ['include', 'includepattern', 'glob', 'globpattern', 'filepattern'],
  ['maxresults', 'headlimit', 'maxmatches', 'maxcount', 'limit'],
  ['context', 'contextlines'],
  ['command', 'cmd', 'commandline', 'script'],
  ['isbackground', 'runinbackground', 'background'],
  ['timeout', 'timeoutms'],
  ['content', 'contents', 'filetext', 'filecontent', 'text'],
  ['oldstring', 'oldstr', 'oldtext', 'search', 'find'],
  ['newstring', 'newstr', 'newtext', 'replacement', 'replace'],
  ['expectedreplacements', 'expectedoccurrences'],
  ['todos', 'todolist', 'items', 'plan'],
  ['url', 'uri', 'link'],
  ['question', 'prompt', 'message'],
  ['choices', 'options', 'suggestions'],
  ['multiple', 'multiselect'],
  ['prompt', 'question', 'instructions', 'task'],
  ['subagenttype', 'agenttype', 'agent'],
  ['name', 'skill', 'skillname'],
  ['fact', 'memory', 'content'],
];

/**
 * Renames unknown names to the `known` name with the same meaning, if that is still unset. Returns the same object if
 * nothing changed.
 */
export function withKnownNames(
  given: Readonly<Record<string, unknown>>,
  known: readonly string[],
): Readonly<Record<string, unknown>> {
  const unknown = new Map(
    Object.keys(given)
      .filter((name) => !known.includes(name))
      .map((name) => [folded(name), name]),
  );
  if (unknown.size === 0) return given;
  const renamed = new Map<string, string>();
  for (const name of known) {
    if (Object.hasOwn(given, name)) continue;
    const other = [folded(name), ...othersOf(folded(name))].find((candidate) => unknown.has(candidate));
    const found = other === undefined ? undefined : unknown.get(other);
    if (other === undefined || found === undefined) continue;
    unknown.delete(other);
    renamed.set(found, name);
  }
  if (renamed.size === 0) return given;
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [renamed.get(name) ?? name, value]));
}

function othersOf(name: string): readonly string[] {
  return groups.filter((group) => group.includes(name)).flat();
}

/** `filePath`, `file-path` and `file_path` are one name. */
function folded(name: string): string {
  return name.replaceAll(/[_-]/g, '').toLowerCase();
}
