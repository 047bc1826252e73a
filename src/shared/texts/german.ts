import { modeNames } from './german/mode';
import { ui } from './german/ui';

// The German catalogue: the files of `german`, as `english` has them. What is missing is said in English.

export const german = { ...modeNames, ...ui };
