import { english as atStart } from './english-at-start';
import { englishOfPanels } from './english-of-panels';
import { englishOfSettings } from './english-of-settings';
import { englishOfShells } from './english-of-shells';

// The English catalogue: every text that a person reads, by key. A text with parameters is a function of them.

export const english = { ...atStart, ...englishOfPanels, ...englishOfSettings, ...englishOfShells };
