// What a file of texts has in another language: the keys of the English file of its name, and of a text that counts the
// plural forms of that language. `satisfies German<typeof english>` asks for each and takes no other.

export type German<English> = Translation<English, 'one' | 'other'>;
export type French<English> = Translation<English, 'one' | 'many' | 'other'>;
export type Chinese<English> = Translation<English, 'other'>;

type Translation<English, Plural extends string> = {
  readonly [Key in keyof English as Key extends `${string}_one`
    ? never
    : Key extends `${infer Stem}_other`
      ? `${Stem}_${Plural}`
      : Key]: string;
};
