import { errors } from './english/errors';
import { model } from './english/model';
import { notices } from './english/notices';
import { ui } from './english/ui';

// The English catalogue: every text that a person reads, by key. A text with parameters is a function of them.

export const english = {
  ...errors,
  ...model,
  ...notices,
  ...ui,
};
