import { english as atStart } from './english-at-start';
import { englishOfPanels } from './english-of-panels';
import { englishOfSettings } from './english-of-settings';
import { englishOfShells } from './english-of-shells';

// The English catalogue: every text for the user, by key. A text with parameters contains slots for them.

export const english = { ...atStart, ...englishOfPanels, ...englishOfSettings, ...englishOfShells };
