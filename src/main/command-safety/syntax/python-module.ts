import { nameOf } from './program-name';

// The module that `python -m` starts. Pilotfish knows modules by name, like programs.

/** The module's name and the index of its first argument. Null if the words start no module. */
export function moduleAt(words: readonly string[]): { readonly name: string; readonly at: number } | null {
  if (!/^(?:i?python|pypy|py)[\d.]*$/.test(nameOf(words))) return null;
  for (let at = 1; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const joined = /^-[bBdEhiIOPqRsStuvx\d.]*m(.*)$/s.exec(word)?.[1];
    if (joined !== undefined)
      return joined === '' ? { name: words[at + 1] ?? '', at: at + 2 } : { name: joined, at: at + 1 };
    if (/^-[bBdEhiIOPqRsStuvx]*[WX]$/.test(word)) at += 1;
    else if (!/^-[bBdEhiIOPqRsStuvVxWX\d]|^--/.test(word)) return null;
  }
  return null;
}
