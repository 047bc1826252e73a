import path from 'node:path';
import { type Keybindings, noKeybindings } from '@shared/keys/keybindings';
import { type AnyText, textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { openJsonFile } from '../json-file';
import { createStandingProblems, type ProblemReport } from '../standing-problems';
import { readKeybindings } from './read-keybindings';

// `keybindings.json` of the data folder, written by the user: Pilotfish only reads it, and follows it while running.
// While the file is broken, the earlier keybindings stay in use.

type FollowOptions = Required<ProblemReport> & {
  readonly home: string;
  onChange(keybindings: Keybindings): void;
};

/** Calls `onChange` with the current keybindings if there is a file, and after every change. */
export async function followKeybindings(options: FollowOptions): Promise<{ close(): void }> {
  const { home, onChange, onProblem, onMended } = options;
  const report = { onProblem, onMended };
  const file = openJsonFile({ path: path.join(home, 'keybindings.json'), holds: 'list', ...report });
  const sayProblems = createStandingProblems(report);
  let current = noKeybindings;

  const refresh = async () => {
    const content = await file.peek(textOf('keybindings.defaults'));
    if (!content) return;
    const next = readKeybindings(content.value);
    sayProblems(next.problems);
    if (JSON.stringify(next) === JSON.stringify(current)) return;
    current = next;
    onChange(next);
  };
  const onLost = (error: unknown) => onProblem(textOf('keybindings.unwatched', { why: toldOf(error) }));
  const watching = file.watch(() => void refresh().catch(told(onProblem)), onLost);
  await refresh();
  return watching;
}

function told(onProblem: (problem: AnyText) => void): (error: unknown) => void {
  return (error) => onProblem(toldOf(error));
}
