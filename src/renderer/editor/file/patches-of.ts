import type { ChatState } from '@shared/chat/chat';

type Calls = ChatState['calls'];

/** The patches of the last changes that calls in these chats have made to the file, in order. */
export function patchesOf(chats: readonly Pick<ChatState, 'calls'>[], path: string): readonly string[] {
  return chats.flatMap(({ calls }) => byPath(calls).get(path) ?? []).slice(-mostPatches);
}

/** Each one is compared with the whole text. */
const mostPatches = 20;

const known = new WeakMap<Calls, ReadonlyMap<string, readonly string[]>>();

/** Computed once for each state of the calls, because every streamed word asks for it. */
function byPath(calls: Calls): ReadonlyMap<string, readonly string[]> {
  const found = known.get(calls) ?? readPatches(calls);
  known.set(calls, found);
  return found;
}

function readPatches(calls: Calls): ReadonlyMap<string, readonly string[]> {
  const patches = new Map<string, string[]>();
  for (const { phase } of Object.values(calls)) {
    if (phase.phase !== 'done' || phase.display.kind !== 'file-diff') continue;
    const { relativePath, patch } = phase.display;
    patches.set(relativePath, [...(patches.get(relativePath) ?? []), patch]);
  }
  return patches;
}
