import type { CallEffects } from '../tool-call/tool-call-schema';

const mostNames = 20;

/** Joins the known changes of a call with newly found ones. A file that changed again counts once. */
export function joinEffects(known: CallEffects | undefined, found: CallEffects): CallEffects {
  if (!known) return { ...found, names: first(found.names), leftOut: first(found.leftOut) };
  const names = new Set([...known.names, ...found.names]);
  const again = known.names.length + found.names.length - names.size;
  return {
    ...known,
    ...found,
    files: known.files + found.files - again,
    added: known.added + found.added,
    removed: known.removed + found.removed,
    names: first(names),
    leftOut: first([...known.leftOut, ...found.leftOut]),
  };
}

function first(names: Iterable<string>): string[] {
  return [...new Set(names)].slice(0, mostNames);
}
