import { join } from 'node:path';
import type { AnyText } from '@shared/texts/text';
import { z } from 'zod';
import { openJsonFile } from '../../storage/json-file';

// The servers and tools that the user turned off, for the user's own servers and for those of each project. They are
// stored in `servers.json` of the data folder, which is read at the first use of a server.

export type Switches = {
  /** Call this before the first query. */
  load(): Promise<void>;
  /** `place`: `settings`, or the real path of the project that provides the server. `tool` null: the server itself. */
  isOff(place: string, alias: string, tool: string | null): boolean;
  /** Throws AppError `unavailable` if it cannot be stored. */
  turn(what: Switched): Promise<void>;
  /** Calls `onChange` after each change. Returns a function that stops this. */
  onChange(onChange: () => void): () => void;
};

export type Switched = {
  readonly place: string;
  readonly alias: string;
  readonly tool: string | null;
  readonly on: boolean;
};

type Options = { readonly home: string; readonly onProblem: (problem: AnyText) => void };

export function createSwitches({ home, onProblem }: Options): Switches {
  const file = openJsonFile({ path: join(home, 'servers.json'), onProblem, mode: 0o600 });
  const followers = new Set<() => void>();
  let off: Readonly<Record<string, readonly string[]>> = {};
  let loading: Promise<void> | null = null;
  const take = (value: unknown) => {
    off = offIn(value);
  };
  const load = () => {
    loading ??= file.read().then(take);
    return loading;
  };
  return {
    load,
    isOff: (place, alias, tool) => off[place]?.includes(nameOf(alias, tool)) ?? false,
    async turn({ place, alias, tool, on }) {
      await load();
      const name = nameOf(alias, tool);
      await file.edit((value) => {
        const others = (offIn(value)[place] ?? []).filter((one) => one !== name);
        const names = on ? others : [...others, name];
        return [{ path: ['off', place], value: names.length === 0 ? undefined : names }];
      });
      take((await file.peek())?.value ?? {});
      for (const follower of followers) follower();
    },
    onChange(follower) {
      followers.add(follower);
      return () => followers.delete(follower);
    },
  };
}

/** Unique, because an alias contains no slash. */
function nameOf(alias: string, tool: string | null): string {
  return tool === null ? alias : `${alias}/${tool}`;
}

const schema = z
  .object({ off: z.record(z.string(), z.array(z.string()).catch([])).catch({}) })
  .catch({ off: {} });

function offIn(value: unknown): Readonly<Record<string, readonly string[]>> {
  return schema.parse(value).off;
}
