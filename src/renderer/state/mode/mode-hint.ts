import type { ModeKind } from '@shared/approval/approval';
import type { SandboxView } from '@shared/sandbox/sandbox';
import { textOf, words } from '@shared/texts/text';
import { visibleText } from '../../ui/visible-text';

/** What the mode allows to run. For Auto this depends on whether commands run in the sandbox here. */
export function modeHint(kind: ModeKind, sandbox: SandboxView): string {
  if (kind !== 'auto') return words(`mode-picker.${kind}-hint`);
  switch (sandbox.kind) {
    case 'looking':
      return words('mode-picker.auto-hint');
    case 'there':
      return words(
        sandbox.keepsQuestions ? 'mode-picker.auto-keeping-questions' : 'mode-picker.auto-in-sandbox',
      );
    case 'required':
      return visibleText(textOf('mode-picker.auto-sandbox-required', { why: sandbox.why }));
    case 'missing':
      return visibleText(textOf('mode-picker.auto-without-sandbox', { why: sandbox.why }));
    case 'off':
      return words('mode-picker.auto-sandbox-off');
  }
}
