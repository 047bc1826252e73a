import type { SandboxView } from '@shared/sandbox/sandbox';
import { type Text, textOf } from '@shared/texts/text';

/** The kind of confinement in which commands run, and why they run without the sandbox; null until it is known. */
export function sandboxText(sandbox: SandboxView): Text | null {
  switch (sandbox.kind) {
    case 'looking':
      return null;
    case 'there':
      return textOf('status-bar.in-sandbox');
    case 'off':
      return textOf('status-bar.sandbox-off');
    case 'required':
      return textOf('status-bar.sandbox-required', { why: sandbox.why });
    case 'missing':
      return textOf('status-bar.sandbox-missing', { why: sandbox.why });
  }
}
