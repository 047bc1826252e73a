import type { Text } from '../texts/text';
import type { Settings } from './settings-schema';

// Setting rows: one for each key of the settings that no page of its own shows, as main derives them from the schema.

/** The pages that show keys in a form of their own, by the first part of the key. */
export const ownPages = {
  providers: 'models',
  activeProvider: 'models',
  tools: 'tools',
  toolGroups: 'tools',
  web: 'web',
  mcpServers: 'servers',
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
  /** Empty: as if the key was not there. */
  | {
      readonly kind: 'number';
      readonly whole: boolean;
      readonly least: number | null;
      readonly most: number | null;
    }
  | { readonly kind: 'text' }
  | { readonly kind: 'list' }
  /** Texts by the names that a person gives them. */
  | { readonly kind: 'pairs' };

export type SettingRow = {
  readonly key: string;
  readonly control: SettingControl;
  /** What holds without the key; absent: nothing does. */
  readonly fallback?: unknown;
  /** What settings.json says there and is not used; null: all of it is. */
  readonly fault: Text | null;
};

export function settingAt(settings: Settings, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>(
      (value, name) => (value as Readonly<Record<string, unknown>> | undefined)?.[name],
      settings,
    );
}
