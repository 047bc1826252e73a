import { sendKeys } from '../../state/commands/command-keys';
import { matchesKeys } from '../../ui/keys';

// What a key does in the composer. Pure.

export type ComposerPress = {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly repeat: boolean;
  readonly isComposing: boolean;
  readonly keyCode: number;
};

/** `send-otherwise`: what Enter alone does not do while a turn runs. At rest Mod+Enter sends as Enter does. */
export type ComposerAct = 'send' | 'send-otherwise' | 'send-queued' | 'take-back' | 'stop';

type Situation = {
  /** A turn runs. */
  readonly works: boolean;
  /** A question waits. */
  readonly waits: boolean;
  /** Nothing is written. */
  readonly empty: boolean;
  /** How many messages wait in line. */
  readonly queued: number;
};

/** Null: the key is the text's own. During text composition every key is: 229 is what some input methods send. */
export function actOfPress(
  press: ComposerPress,
  { works, waits, empty, queued }: Situation,
): ComposerAct | null {
  if (press.isComposing || press.keyCode === 229) return null;
  if (!empty && matchesKeys(press, sendKeys)) {
    if (press.repeat) return null;
    return works ? 'send-otherwise' : 'send';
  }
  if (press.shiftKey || press.altKey || press.ctrlKey || press.metaKey) return null;
  const hasQueued = empty && queued > 0 && !press.repeat;
  switch (press.key) {
    case 'Enter':
      return hasQueued && !works ? 'send-queued' : 'send';
    case 'ArrowUp':
      return hasQueued ? 'take-back' : null;
    case 'Escape':
      // A held key, and the last of several, may have been meant for what was open over the composer. With a question
      // waiting nothing runs away, and stopping would drop the question.
      return works && !waits && !press.repeat ? 'stop' : null;
    default:
      return null;
  }
}
