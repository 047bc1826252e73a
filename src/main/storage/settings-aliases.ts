import { isRecord } from '@shared/base/json';

// Aliases of settings: what other tools call some of ours, read as if it bore our name.

const aliases: readonly { readonly section: string; readonly theirs: string; readonly ours: string }[] = [
  { section: 'tools', theirs: 'toolDiscoveryCommand', ours: 'discoveryCommand' },
  { section: 'tools', theirs: 'toolCallCommand', ours: 'callCommand' },
];

/** A copy with our names alone. Where both stand, ours holds. */
export function settingsOfOurNames(value: unknown): unknown {
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
