import { sayInEnglish, type Text } from '@shared/texts/text';

/** A reason why a command line is not understood, as the person reads it. */
export class NotUnderstood extends Error {
  override readonly name = 'NotUnderstood';

  readonly why: Text;

  constructor(why: Text) {
    super(sayInEnglish(why));
    this.why = why;
  }
}
