import { isRecord } from '@shared/base/json';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { readServers } from './read-servers';

// A server for a form. Values of variables and headers may be keys, so the form hides them. They stay unchanged unless
// the user types a new value.

const kept = '(kept)';

export function forForm(written: unknown): unknown {
  return withValues(written, () => kept);
}

/** Throws AppError `invalid` if one is unusable. `before`: the replaced configuration as it was written. */
export function fromForm(
  servers: Readonly<Record<string, unknown>>,
  before: unknown,
): [alias: string, written: unknown][] {
  const stored = valuesOf(before);
  return Object.entries(servers).map(([alias, typed]) => {
    const written = withValues(typed, (name, value) =>
      value === kept ? (stored.get(name) ?? value) : value,
    );
    const [read] = readServers({ [alias]: written }, 'settings');
    if (read && read.fault !== null)
      throw new AppError('invalid', textOf('servers.of-alias', { alias, fault: read.fault }));
    return [alias, written];
  });
}

const secretKeys = ['env', 'headers'];

function withValues(written: unknown, change: (name: string, value: unknown) => unknown): unknown {
  if (!isRecord(written)) return written;
  const entries = Object.entries(written).map(([key, part]) => {
    if (!secretKeys.includes(key) || !isRecord(part)) return [key, part];
    return [
      key,
      Object.fromEntries(
        Object.entries(part).map(([name, value]) => [name, change(`${key}.${name}`, value)]),
      ),
    ];
  });
  return Object.fromEntries(entries);
}

function valuesOf(written: unknown): ReadonlyMap<string, unknown> {
  const values = new Map<string, unknown>();
  withValues(written, (name, value) => {
    values.set(name, value);
    return value;
  });
  return values;
}
