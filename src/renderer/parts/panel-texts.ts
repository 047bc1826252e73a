import { englishOfPanels } from '@shared/texts/english-of-panels';
import { learnTexts } from '@shared/texts/text';

// Late texts: importing this, a part that is loaded when it is needed can say what calls, questions and the editor say.

learnTexts(englishOfPanels);
