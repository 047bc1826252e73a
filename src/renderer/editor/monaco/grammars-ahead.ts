import { isFinished, type ToolCall } from '@shared/tool-call/tool-call';
import { useServerState } from '../../state/server-state';
import { toolNamed } from '../../state/tools';
import { loadGrammar } from './colours';
import { createModel } from './monaco';

// Loads the grammars of the files that calls are about to change, so that their diffs do not wait for them.

const seen = new WeakSet<ToolCall>();
const names = new Set<string>();

function look(state: ReturnType<typeof useServerState.getState>): void {
  for (const { calls } of Object.values(state.chats))
    for (const call of Object.values(calls)) {
      if (seen.has(call) || isFinished(call.phase) || toolNamed(state, call.tool)?.kind !== 'change')
        continue;
      seen.add(call);
      loadFor(pathIn(call.inputPreview));
    }
}

function pathIn(input: string): string {
  return /"(?:file_)?path"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(input)?.[1] ?? '';
}

/** Monaco knows the language by the file name. */
function loadFor(path: string): void {
  const name = path.split(/[\\/]/).at(-1) ?? '';
  const kind = name.includes('.') ? name.slice(name.lastIndexOf('.')) : name;
  if (name === '' || names.has(kind)) return;
  names.add(kind);
  const model = createModel('grammar', name, '');
  void loadGrammar(model.getLanguageId()).catch(() => names.delete(kind));
  model.dispose();
}

useServerState.subscribe((state, before) => {
  if (state.chats !== before.chats) look(state);
});
look(useServerState.getState());
