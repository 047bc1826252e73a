import { modeNames } from './french/mode';
import { ui } from './french/ui';

// The French catalogue: the files of `french`, as `english` has them. What is missing is said in English.

export const french = { ...modeNames, ...ui };
