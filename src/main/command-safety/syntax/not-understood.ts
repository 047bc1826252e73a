import { sayInEnglish, type Text } from '@shared/texts/text';

/** The reason why a command line is not understood. `why` is for the user. */
export class NotUnderstood extends Error {
  override readonly name = 'NotUnderstood';

  readonly why: Text;

  constructor(why: Text) {
    super(sayInEnglish(why));
    this.why = why;
  }
}
