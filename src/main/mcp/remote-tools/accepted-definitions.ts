import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseJson } from '@shared/base/json';
import { z } from 'zod';
import { createSerialQueue } from '../../base/serial-queue';
import type { RemoteDefinition } from './definition';

// What servers' tools were when they were let run, so that a person sees what changed since: a file a tool in the data
// folder, the last few versions each. Losing it loses no rule, only the comparison.

export type AcceptedDefinitions = {
  /** By pin. */
  of(tool: string): Promise<Readonly<Record<string, string>>>;
  keep(tool: string, definition: RemoteDefinition): Promise<void>;
};

const mostVersions = 5;
const schema = z.record(z.string(), z.string());

export function createAcceptedDefinitions(home: string): AcceptedDefinitions {
  const folder = join(home, 'remote-tools');
  const writes = createSerialQueue();
  const fileOf = (tool: string) => join(folder, `${tool}.json`);
  const read = async (tool: string) => {
    const text = await readFile(fileOf(tool), 'utf8').catch(() => '');
    return schema.safeParse(parseJson(text)).data ?? {};
  };
  return {
    of: read,
    keep: (tool, { pin, text }) =>
      writes.next(async () => {
        const known = await read(tool);
        if (Object.hasOwn(known, pin)) return;
        const versions = [...Object.entries(known), [pin, text] as const].slice(-mostVersions);
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(fileOf(tool), JSON.stringify(Object.fromEntries(versions)), { mode: 0o600 });
      }),
  };
}
