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

// Actions of the window's keys and buttons on terminals, wherever the focus is. Independent of xterm.

/** Marks the panel, so that code can find out whether it has the focus. */
export const panelAttribute = 'data-terminal-panel';

/**
 * Moves from anywhere to the terminals, and opens a shell if there is none and no command runs. From the terminals,
 * hides the panel and returns to the message field.
 */
export function toggleTerminals(): void {
  if (terminalsShown() && isInTerminals()) hideTerminals();
  else goToTerminals();
}

/** For a button, which has the focus itself. */
export function showOrHideTerminals(): void {
  if (terminalsShown()) hideTerminals();
  else goToTerminals();
}

function goToTerminals(): void {
  showPage('work');
  showMiddle();
  // If the panel was already visible, the user goes to the terminal that it shows.
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

/**
 * Extends the panel over the whole editor area, or places it below again. A hidden panel appears and gets the focus.
 */
export function maximiseTerminals(): void {
  const maximised = !(terminalsShown() && useTerminalLayout.getState().maximised);
  if (!terminalsShown()) goToTerminals();
  useTerminalLayout.setState({ maximised });
}

export function hideTerminals(): void {
  showTerminals(false);
  focusComposer();
}

/** Whether the panel contains the focus. */
export function isInTerminals(): boolean {
  return document.activeElement?.closest(`[${panelAttribute}]`) != null;
}
