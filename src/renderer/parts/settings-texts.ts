import { englishOfSettings } from '@shared/texts/english-of-settings';
import { learnTexts } from '@shared/texts/text';

// Late texts: a lazily loaded part imports this for the texts of the settings pages.

learnTexts(englishOfSettings);
