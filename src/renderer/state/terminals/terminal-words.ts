import { hasFailed, logLimit, type ProgramEnd, type Terminal } from '@shared/terminal/terminal';
import { say, words } from '@shared/texts/text';
import { timeOfDayText } from '../../ui/durations';
import { locale } from '../../ui/locale';
import { visibleText } from '../../ui/visible-text';

// Texts about a terminal. Pure.

export type TerminalTone = 'busy' | 'asks' | 'good' | 'bad' | 'stopped' | 'quiet';

type Words = { readonly tone: TerminalTone; readonly words: string };

type Shown = Pick<Terminal, 'kind' | 'state' | 'benignExitCodes'> & Partial<Pick<Terminal, 'heldBack'>>;

export function stateWords({ kind, state, benignExitCodes, heldBack = false }: Shown): Words {
  if (state.kind === 'running') {
    if (kind === 'shell') return { tone: 'quiet', words: words('terminal-state.running') };
    if (heldBack)
      return { tone: 'quiet', words: words('terminal-state.held-back', { mebibytes: logLimit / 1024 ** 2 }) };
    return state.awaitsInput
      ? { tone: 'asks', words: words('terminal-state.awaits-input') }
      : { tone: 'busy', words: words('terminal-state.running') };
  }
  const end = endWords(state, benignExitCodes);
  if (state.kind === 'ended') return end;
  return { tone: 'busy', words: words('terminal-state.lingers', { ended: end.words }) };
}

function endWords(end: ProgramEnd, benignExitCodes: Terminal['benignExitCodes']): Words {
  const { signal, exitCode, error, stopped } = end;
  if (stopped) return { tone: 'stopped', words: words('terminal-state.stopped') };
  if (error !== undefined) return { tone: 'bad', words: titleText(say(error)) };
  if (signal !== null) return { tone: 'bad', words: words('terminal-state.ended-by-signal', { signal }) };
  if (exitCode === null) return { tone: 'quiet', words: words('terminal-state.ended') };
  const tone = hasFailed(end, benignExitCodes) ? 'bad' : 'good';
  return { tone, words: words('terminal-state.ended-with-code', { exitCode }) };
}

/** The start time; before today with the day. */
export function startWords(startedAt: number, now: number): string {
  const start = new Date(startedAt);
  const clock = timeOfDayText(start);
  if (start.toDateString() === new Date(now).toDateString()) return clock;
  const day = start.toLocaleDateString(locale(), { day: 'numeric', month: 'short' });
  return words('terminal-state.day-and-clock', { day, clock });
}

/** The name of the terminal's project, if that differs from the open one. */
export function otherProject({ project }: Pick<Terminal, 'project'>, openRoot: string | null): string | null {
  return project.root === openRoot ? null : visibleText(project.name);
}

/** A title from a program or the user, with hidden characters made visible, and short enough for a tab. */
export function titleText(title: string): string {
  const [first = ''] = title.split('\n');
  const shown = visibleText(first.trim());
  return shown.length > 80 ? `${shown.slice(0, 79)}…` : shown;
}
