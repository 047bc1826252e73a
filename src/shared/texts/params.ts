import type { english } from '#texts';
import type { FormatTakes } from './formats';
import type { countedBy, optional } from './forms';

// Parameters of a text, derived from its English words: `{{name}}` takes a string or a number, `{{files, list}}` a
// list, `{{tokens, number}}` a number.

/** A sentence by its key. `textOf(…)` creates it, so that key and parameters fit. */
export type Text = { readonly key: string; readonly params: TextParams };
export type TextParams = Readonly<Record<string, Param | readonly Param[]>>;
export type Param = string | number | Text;

/** Also strings from elsewhere (a system, a server), and strings that an older version journaled. */
export type AnyText = Text | string;

/** The words under a key in one language; undefined if the key is missing, or if it does not fit the parameters. */
export type Word = (key: string, params: Readonly<Record<string, unknown>>) => string | undefined;

type Catalogue = typeof english;

/** The key without the name of a form. */
type KeyOf<FormKey> = FormKey extends `${infer Key}_${string}` ? Key : FormKey;

/** The words of every form, by key. */
export type Forms = { readonly [FormKey in keyof Catalogue as KeyOf<FormKey>]: Catalogue[FormKey] };

/** All parameters of the texts under `Key`; `never` if there are none. */
export type NamesOf<Key extends keyof Forms> =
  | Exclude<SlotName<Slots<Forms[Key]>>, Unnamed<Key>>
  | Asked<Key>;

export type Told<Key extends keyof Forms> = {
  readonly [Name in NamesOf<Key>]: Value<Taken<Name, Slots<Forms[Key]>>, Name, Key>;
};

/** The text between the braces. */
type Slots<Words> = Words extends `${string}{{${infer Slot}}}${infer Rest}` ? Slot | Slots<Rest> : never;

type SlotName<Slot> = Slot extends `${infer Name},${string}` ? Name : Slot;

/** The values that the formats of a name accept. With several formats, the first decides. */
type Taken<Name extends string, Slot> = Slot extends `${Name}, ${infer Format}`
  ? FormatTakes[Format extends `${infer First},${string}`
      ? First & keyof FormatTakes
      : Format & keyof FormatTakes]
  : never;

type Value<Takes, Name, Key> = 'list' extends Takes
  ? readonly AnyText[]
  : 'number' extends Takes
    ? number
    : Name extends CountName<Key>
      ? number
      : 'text' extends Takes
        ? AnyText
        : AnyText | number;

/** Parameters that choose a form may be absent from the words. */
type Asked<Key> =
  | CountName<Key>
  | (Key extends keyof typeof optional ? (typeof optional)[Key][number] : never);

type CountName<Key> = Key extends keyof typeof countedBy
  ? (typeof countedBy)[Key]
  : `${Key & string}_other` extends keyof Catalogue
    ? 'count'
    : never;

/** A count with another name is not a second parameter. */
type Unnamed<Key> = Key extends keyof typeof countedBy ? 'count' : never;
