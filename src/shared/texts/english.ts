import { errors } from './english/errors';
import { model } from './english/model';
import { notices } from './english/notices';
import { terminalPanel } from './english/terminal-panel';
import { terminalState } from './english/terminal-state';
import { ui } from './english/ui';

// The English catalogue: every text that a person reads, by key. A text with parameters is a function of them.

export const english = {
  ...errors,
  ...model,
  ...notices,
  ...terminalPanel,
  ...terminalState,
  ...ui,
};
