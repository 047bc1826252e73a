import { words } from '@shared/texts/text';

export type Accepted = { readonly accepted: number; readonly all: number };

/** How many hunks of a change are accepted. */
export function acceptedWords({ accepted, all }: Accepted): string {
  return accepted === 0 ? words('hunks.none', { all }) : words('hunks.count', { accepted, all });
}

/** The answer that accepts these alone. */
export function acceptSomeWords({ accepted, all }: Accepted): string {
  return words('hunks.accept-some', { accepted, all });
}
