import { AppError } from '@shared/errors';
import { type AnyText, textOf } from '@shared/texts/text';

/** AppError `unavailable`: the provider is known, but no model is chosen. */
export class UnnamedModelError extends AppError {
  constructor(provider: AnyText) {
    super('unavailable', textOf('model.unnamed', { provider }));
  }
}
