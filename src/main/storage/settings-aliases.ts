import { isRecord } from '@shared/base/json';

// Aliases of settings: names from other tools, read as Pilotfish's own names.

const aliases: readonly { readonly section: string; readonly theirs: string; readonly ours: string }[] = [
  { section: 'tools', theirs: 'toolDiscoveryCommand', ours: 'discoveryCommand' },
  { section: 'tools', theirs: 'toolCallCommand', ours: 'callCommand' },
];

/** A copy with only Pilotfish's names. If both names are present, Pilotfish's wins. */
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
