import { englishOfPanels } from '@shared/texts/english-of-panels';
import { learnTexts } from '@shared/texts/text';

// Late texts: a lazily loaded part imports this for the texts of calls, questions and the editor.

learnTexts(englishOfPanels);
