import { errors } from './english/errors';
import { model } from './english/model';
import { notices } from './english/notices';

// The English catalogue: every text that main makes for a person, by key. A text with parameters is a function of them.

export const english = { ...errors, ...model, ...notices };
