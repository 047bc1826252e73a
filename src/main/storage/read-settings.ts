import { fieldOf, isRecord } from '@shared/base/json';
import { demoProviderId, environmentProviderId, type Settings } from '@shared/settings/settings';
import { settingsSchema } from '@shared/settings/settings-schema';
import { type AnyText, type Text, textOf } from '@shared/texts/text';
import { wrongValue } from '../base/wrong-value';
import { unknownSettings } from './unknown-settings';

// Settings parser: the user's settings.json → settings. A wrong key affects only itself and gets its default.

export type ReadSettings = {
  readonly settings: Settings;
  /** One sentence for each unused key. */
  readonly problems: readonly Text[];
};

export function readSettings(value: unknown): ReadSettings {
  const rest = settingsOfOurNames(value);
  const unknown = unknownSettings(rest);
  const known = readKnown(rest);
  return { ...known, problems: [...known.problems, ...unknown] };
}

/** Removes wrong values from `rest`. */
function readKnown(rest: unknown): ReadSettings {
  let faults: readonly Fault[] = [];
  // Each round removes one wrong value, so the loop ends.
  for (;;) {
    const parsed = settingsSchema.safeParse(rest);
    if (parsed.success) return withUsableProviders(parsed.data, faults.map(problemOf));
    const issue = parsed.error.issues[0];
    const removed = issue ? removeDeepest(rest, issue.path) : null;
    if (!issue || removed === null)
      return { settings: settingsSchema.parse({}), problems: faults.map(problemOf) };
    faults = withFault(faults, { path: issue.path, problem: wrongValue(issue), removed });
  }
}

type Fault = {
  readonly path: readonly PropertyKey[];
  readonly problem: AnyText;
  readonly removed: Removed;
};

/** `entry`: an entry of a list, at this path. Null: the value of a key. */
type Removed = { readonly entry: readonly PropertyKey[] | null };

/** Removing a value can make its list entry invalid. Both are then reported as one fault, the first. */
function withFault(faults: readonly Fault[], fault: Fault): readonly Fault[] {
  const { entry } = fault.removed;
  if (entry === null) return [...faults, fault];
  const isInside = ({ path, removed }: Fault) =>
    removed.entry === null && path.length > entry.length && entry.every((key, index) => key === path[index]);
  const cause = faults.find(isInside) ?? fault;
  return [...faults.filter((each) => !isInside(each)), { ...cause, removed: fault.removed }];
}

function problemOf({ path, problem, removed: { entry } }: Fault): Text {
  const key = keyText(path);
  return entry === null
    ? textOf('settings.not-used', { key, problem })
    : textOf('settings.entry-left-out', { key, problem, entry: keyText(entry) });
}

/** Removes the value at `path`, or its parent if there is no such value. Null if neither exists. */
function removeDeepest(root: unknown, path: readonly PropertyKey[]): Removed | null {
  const trail: { holder: object; key: PropertyKey }[] = [];
  let value = root;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) break;
    trail.push({ holder: value, key });
    value = fieldOf(value, key);
  }
  const deepest = trail.at(-1);
  if (!deepest) return null;
  if (Array.isArray(deepest.holder)) {
    deepest.holder.splice(Number(deepest.key), 1);
    return { entry: path.slice(0, trail.length) };
  }
  Reflect.deleteProperty(deepest.holder, deepest.key);
  return { entry: null };
}

function keyText(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, key) =>
      typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key),
    '',
  );
}

const reserved: readonly string[] = [demoProviderId, environmentProviderId];

function withUsableProviders(settings: Settings, problems: Text[]): ReadSettings {
  const seen = new Set<string>(reserved);
  const providers = settings.providers.filter(({ id }, index) => {
    if (!seen.has(id)) return seen.add(id);
    const why = reserved.includes(id) ? 'settings.id-is-reserved' : 'settings.id-used-twice';
    problems.push(textOf(why, { index, id }));
    return false;
  });
  return { settings: { ...settings, providers }, problems };
}

// Aliases of settings: names from other tools, read as Pilotfish's own names.

const aliases: readonly { readonly section: string; readonly theirs: string; readonly ours: string }[] = [
  { section: 'tools', theirs: 'toolDiscoveryCommand', ours: 'discoveryCommand' },
  { section: 'tools', theirs: 'toolCallCommand', ours: 'callCommand' },
];

/** A copy with only Pilotfish's names. If both names are present, Pilotfish's wins. */
function settingsOfOurNames(value: unknown): unknown {
  const settings: unknown = structuredClone(value);
  if (!isRecord(settings)) return settings;
  for (const { section, theirs, ours } of aliases) {
    const keys = settings[section];
    if (!isRecord(keys) || !Object.hasOwn(keys, theirs)) continue;
    if (!Object.hasOwn(keys, ours)) keys[ours] = keys[theirs];
    Reflect.deleteProperty(keys, theirs);
  }
  return settings;
}
