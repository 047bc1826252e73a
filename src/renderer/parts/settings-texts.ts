import { englishOfSettings } from '@shared/texts/english-of-settings';
import { learnTexts } from '@shared/texts/text';

// Late texts: importing this, a part that is loaded when it is needed can say what the pages of the settings say.

learnTexts(englishOfSettings);
