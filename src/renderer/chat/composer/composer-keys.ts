import { sendKeys } from '../../state/commands/command-keys';
import { matchesKeys } from '../../ui/keys';

// The effect of a key in the composer. Pure.

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

/**
 * `send-otherwise`: the opposite of Enter while a turn runs. While the chat is idle, Mod+Enter sends like Enter. In an
 * empty field it goes to a waiting question and decides nothing.
 */
export type ComposerAct = 'send' | 'send-otherwise' | 'send-queued' | 'take-back' | 'stop' | 'go-to-question';

type Situation = {
  /** A turn runs. */
  readonly works: boolean;
  /** A question waits. */
  readonly waits: boolean;
  /** The field is empty. */
  readonly empty: boolean;
  /** The number of queued messages. */
  readonly queued: number;
};

/** Null: the key belongs to the text, as every key does during text composition. Some input methods send 229. */
export function actOfPress(
  press: ComposerPress,
  { works, waits, empty, queued }: Situation,
): ComposerAct | null {
  if (press.isComposing || press.keyCode === 229) return null;
  if (matchesKeys(press, sendKeys)) {
    if (press.repeat) return null;
    if (empty) return waits ? 'go-to-question' : null;
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
      // A held or repeated key may have been meant for a menu over the composer. While a question waits, the turn waits
      // too, and a stop would discard the question.
      return works && !waits && !press.repeat ? 'stop' : null;
    default:
      return null;
  }
}
