// Glob on a path, as far as ripgrep can be asked for it: by the name the path ends in. It passes over names that cannot
// match, and over no other; whether the path does match is asked of each that is left.

/** What is understood: literal characters, stars, question marks, and lists in braces. */
const plainPath = /^[\w\s.*?{},/[\]-]+$/;
const plainName = /^[\w.*?{},-]+$/;
const list = /\{\.?[\w-]+(?:\.[\w-]+)*(?:,\.?[\w-]+(?:\.[\w-]+)*)+\}/g;

/**
 * Options for ripgrep; none where the glob may say something else of a name to it. Not `--glob`, which would bring
 * ignored files back.
 */
export function nameArguments(
  glob: string,
  { caseSensitive }: { readonly caseSensitive: boolean },
): readonly string[] {
  const name = understoodName(glob);
  if (name === null) return [];
  // A file that is called as the glob is written matches as well.
  const names = name.includes('{') ? [name, name.replaceAll(/[{}]/g, '?')] : [name];
  const wanted = names.map((each) => `--type-add=wanted:${caseSensitive ? each : inAnyCase(each)}`);
  return [...wanted, '--type=wanted'];
}

/** Whether few files are likely to match: the name says more than an ending. */
export function isForFew(glob: string): boolean {
  const name = understoodName(glob)?.replaceAll(list, '') ?? '';
  return /\w/.test(name.includes('.') ? name.slice(0, name.lastIndexOf('.')) : name);
}

/** The name a path ends in, as a glob that matches at least what it matches there; null where that is not sure. */
function understoodName(glob: string): string | null {
  const name = glob.slice(glob.lastIndexOf('/') + 1);
  if (!plainPath.test(glob) || !plainName.test(name) || name.includes('**')) return null;
  // Ranges, a single name and folders in braces: these are read in more than one way.
  if (/[{}]/.test(glob.replaceAll(list, ''))) return null;
  // What a single character is, too.
  return name.replaceAll(/[*?]+/g, '*');
}

/** No letter beyond ASCII is another case of one within, as JavaScript compares them. */
function inAnyCase(name: string): string {
  return name.replaceAll(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
}
