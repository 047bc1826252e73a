// Glob filter for ripgrep: by the last name of the path. ripgrep skips only names that cannot match. Pilotfish then
// checks the whole path of each remaining file.

/** Supported: literal characters, stars, question marks, and lists in braces. */
const plainPath = /^[\w\s.*?{},/[\]-]+$/;
const plainName = /^[\w.*?{},-]+$/;
const list = /\{\.?[\w-]+(?:\.[\w-]+)*(?:,\.?[\w-]+(?:\.[\w-]+)*)+\}/g;

/**
 * Options for ripgrep. Empty if ripgrep might read the glob differently. `--glob` is not used, because it would include
 * ignored files again.
 */
export function nameArguments(
  glob: string,
  { caseSensitive }: { readonly caseSensitive: boolean },
): readonly string[] {
  const name = understoodName(glob);
  if (name === null) return [];
  // A file also matches if its name equals the text of the glob.
  const names = name.includes('{') ? [name, name.replaceAll(/[{}]/g, '?')] : [name];
  const wanted = names.map((each) => `--type-add=wanted:${caseSensitive ? each : inAnyCase(each)}`);
  return [...wanted, '--type=wanted'];
}

/** Whether few files are likely to match, because the name has more than an ending. */
export function isForFew(glob: string): boolean {
  const name = understoodName(glob)?.replaceAll(list, '') ?? '';
  return /\w/.test(name.includes('.') ? name.slice(0, name.lastIndexOf('.')) : name);
}

/**
 * A glob for the last name of the path that matches at least the names that `glob` matches. Null if that is uncertain.
 */
function understoodName(glob: string): string | null {
  const name = glob.slice(glob.lastIndexOf('/') + 1);
  if (!plainPath.test(glob) || !plainName.test(name) || name.includes('**')) return null;
  // Ranges, single names and folders in braces have more than one interpretation.
  if (/[{}]/.test(glob.replaceAll(list, ''))) return null;
  // A single character also has more than one.
  return name.replaceAll(/[*?]+/g, '*');
}

/** ASCII is enough: in JavaScript's comparison no other letter is a case variant of an ASCII letter. */
function inAnyCase(name: string): string {
  return name.replaceAll(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
}
