import { editorArea } from './english/editor-area';
import { errors } from './english/errors';
import { model } from './english/model';
import { notices } from './english/notices';
import { projectPanel } from './english/project-panel';
import { review } from './english/review';
import { terminalPanel } from './english/terminal-panel';
import { terminalState } from './english/terminal-state';
import { todoPanel } from './english/todo-panel';
import { ui } from './english/ui';

// The English catalogue: every text that a person reads, by key. A text with parameters is a function of them.

export const english = {
  ...editorArea,
  ...errors,
  ...model,
  ...notices,
  ...projectPanel,
  ...review,
  ...terminalPanel,
  ...terminalState,
  ...todoPanel,
  ...ui,
};
