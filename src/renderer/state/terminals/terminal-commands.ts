import { toldOf } from '@shared/texts/told-error';
import { focusComposer } from '../focus';
import { showMiddle } from '../layout/side-panels';
import { showPage } from '../ui-state';
import { agentTab } from './agent-commands';
import {
  front,
  goToTab,
  isFrontOfOthers,
  openShell,
  showTerminals,
  terminalsShown,
  useTerminalLayout,
  useTerminalWishes,
} from './terminal-layout';

// What the keys and buttons of the window do about terminals, wherever the keyboard is. Without xterm.

/** Marks the panel, so that it is known whether it has the keyboard. */
export const panelAttribute = 'data-terminal-panel';

/** From anywhere to the terminal, with a shell where there is none and nothing runs; from the terminal back to the composer, panel hidden. */
export function toggleTerminals(): void {
  if (terminalsShown() && isInTerminals()) hideTerminals();
  else goToTerminals();
}

/** For a button, which has the keyboard itself. */
export function showOrHideTerminals(): void {
  if (terminalsShown()) hideTerminals();
  else goToTerminals();
}

function goToTerminals(): void {
  showPage('work');
  showMiddle();
  // Who has the panel before their eyes is led to what it shows.
  const wereShown = terminalsShown();
  showTerminals(true);
  const { active, groups, commands } = front();
  const noShell = groups.flat().every((tab) => tab === agentTab);
  const someRuns = commands.some(({ state }) => state.kind === 'running');
  if (active === null || isFrontOfOthers() || (noShell && !someRuns && !wereShown)) newTerminal();
  else goToTab(active);
}

export function newTerminal(): void {
  showPage('work');
  showMiddle();
  showTerminals(true);
  useTerminalWishes.setState({ failure: null });
  openShell().catch((failure: unknown) => useTerminalWishes.setState({ failure: toldOf(failure) }));
}

/** Over all of the editor area, or again below it; hidden ones are shown, and get the keyboard. */
export function maximiseTerminals(): void {
  const maximised = !(terminalsShown() && useTerminalLayout.getState().maximised);
  if (!terminalsShown()) goToTerminals();
  useTerminalLayout.setState({ maximised });
}

export function hideTerminals(): void {
  showTerminals(false);
  focusComposer();
}

/** Whether they have the keyboard. */
export function isInTerminals(): boolean {
  return document.activeElement?.closest(`[${panelAttribute}]`) != null;
}
