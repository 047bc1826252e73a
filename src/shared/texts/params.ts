import type { english } from '#texts';
import type { FormatTakes } from './formats';
import type { countedBy, optional } from './forms';

// What goes into a text, read from its English words: `{{name}}` takes words or a number, `{{files, list}}` a list,
// `{{tokens, number}}` a number.

/** A sentence by its key. `textOf(…)` makes one, so that key and parameters fit. */
export type Text = { readonly key: string; readonly params: TextParams };
export type TextParams = Readonly<Record<string, Param | readonly Param[]>>;
export type Param = string | number | Text;

/** Beside our own texts, words that are not ours (a system's, a server's), and those an older version journaled. */
export type AnyText = Text | string;

/** The words under a key in one language; undefined when it has none, or not with these. */
export type Word = (key: string, params: Readonly<Record<string, unknown>>) => string | undefined;

type Catalogue = typeof english;

/** The key without the name of a form. */
type KeyOf<FormKey> = FormKey extends `${infer Key}_${string}` ? Key : FormKey;

/** The words of every form, by key. */
export type Forms = { readonly [FormKey in keyof Catalogue as KeyOf<FormKey>]: Catalogue[FormKey] };

/** All that goes into the texts under `Key`; none of them has anything when it is `never`. */
export type NamesOf<Key extends keyof Forms> =
  | Exclude<SlotName<Slots<Forms[Key]>>, Unnamed<Key>>
  | Asked<Key>;

export type Told<Key extends keyof Forms> = {
  readonly [Name in NamesOf<Key>]: Value<Taken<Name, Slots<Forms[Key]>>, Name, Key>;
};

/** What stands between the braces. */
type Slots<Words> = Words extends `${string}{{${infer Slot}}}${infer Rest}` ? Slot | Slots<Rest> : never;

type SlotName<Slot> = Slot extends `${infer Name},${string}` ? Name : Slot;

/** What the formats of a name take: of several the first decides. */
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

/** What chooses a form need not stand in it. */
type Asked<Key> =
  | CountName<Key>
  | (Key extends keyof typeof optional ? (typeof optional)[Key][number] : never);

type CountName<Key> = Key extends keyof typeof countedBy
  ? (typeof countedBy)[Key]
  : `${Key & string}_other` extends keyof Catalogue
    ? 'count'
    : never;

/** The count that has another name is not given twice. */
type Unnamed<Key> = Key extends keyof typeof countedBy ? 'count' : never;
