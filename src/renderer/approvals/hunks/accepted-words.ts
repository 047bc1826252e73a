import { words } from '@shared/texts/text';

export type Accepted = { readonly accepted: number; readonly all: number };

/** The number of accepted hunks of a change, as text. */
export function acceptedWords({ accepted, all }: Accepted): string {
  return accepted === 0 ? words('hunks.none', { all }) : words('hunks.count', { accepted, all });
}

/** The label of the answer that accepts only these. */
export function acceptSomeWords({ accepted, all }: Accepted): string {
  return words('hunks.accept-some', { accepted, all });
}
