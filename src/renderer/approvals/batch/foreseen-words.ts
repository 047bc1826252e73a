import type { Foreseen } from '@shared/approval/approval';
import { words } from '@shared/texts/text';
import { visibleText } from '../../ui/visible-text';

/** The expected outcome of a later call; null if the user chooses it. */
export function foreseenWords(foreseen: Foreseen): string | null {
  switch (foreseen.kind) {
    case 'edit':
      return foreseen.isGranted ? words('approval-answers.is-granted') : null;
    case 'left-out':
      return words('approval-answers.is-left-out');
    case 'asks':
      return words('approval-answers.asks-alone', { why: visibleText(foreseen.why) });
    case 'runs':
      return words('approval-answers.runs-unasked');
    case 'fails':
      return words('approval-answers.would-fail', { why: visibleText(foreseen.why) });
    case 'later':
      return words('approval-answers.at-its-turn');
  }
}
