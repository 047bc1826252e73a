import { fieldOf } from '../base/json';
import type { Text } from '../texts/text';
import type { Settings } from './settings-schema';

// Setting rows: one for each setting without its own page. The main process derives them from the schema.

/** The pages with special forms, by the first part of the key. */
export const ownPages = {
  providers: 'models',
  activeProvider: 'models',
  tools: 'tools',
  toolGroups: 'tools',
  web: 'web',
  mcpServers: 'servers',
  // Only in the file.
  hooks: 'file',
} as const satisfies Partial<Record<keyof Settings, string>>;

type Shown = Omit<Settings, keyof typeof ownPages>;

/** The path of each value that has a row, `diff.wrap`. */
export type SettingKey = {
  [Key in keyof Shown & string]-?: LeafOf<NonNullable<Shown[Key]>, Key>;
}[keyof Shown & string];

type LeafOf<Value, At extends string> = Value extends string | number | boolean | readonly unknown[]
  ? At
  : string extends keyof Value
    ? At
    : { [Key in keyof Value & string]-?: LeafOf<NonNullable<Value[Key]>, `${At}.${Key}`> }[keyof Value &
        string];

export type SettingAt<Key extends string, Value = Settings> = Key extends `${infer First}.${infer Rest}`
  ? SettingAt<Rest, NonNullable<Value>[First & keyof NonNullable<Value>]>
  : NonNullable<Value>[Key & keyof NonNullable<Value>];

export type SettingControl =
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  /** Empty: the key is absent. */
  | {
      readonly kind: 'number';
      readonly whole: boolean;
      readonly least: number | null;
      readonly most: number | null;
    }
  | { readonly kind: 'text' }
  | { readonly kind: 'list' }
  /** Texts, by names that the user chooses. */
  | { readonly kind: 'pairs' };

export type SettingRow = {
  readonly key: string;
  readonly control: SettingControl;
  /** The default without the key; may be absent. */
  readonly fallback?: unknown;
  /** The part of the value in settings.json that is ignored; null: all of it is used. */
  readonly fault: Text | null;
};

export function settingAt(settings: Settings, key: string): unknown {
  return key.split('.').reduce<unknown>(fieldOf, settings);
}
