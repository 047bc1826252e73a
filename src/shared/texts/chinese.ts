import { modeNames } from './chinese/mode';
import { ui } from './chinese/ui';

// The Chinese catalogue: the files of `chinese`, as `english` has them. What is missing is said in English.

export const chinese = { ...modeNames, ...ui };
