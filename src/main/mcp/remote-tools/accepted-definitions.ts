import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseJson } from '@shared/base/json';
import { z } from 'zod';
import { createSerialQueue } from '../../base/serial-queue';
import type { RemoteDefinition } from './definition';

// Definitions of servers' tools at the time of their approval, so that the user sees later changes. The data folder has
// a file for each tool with its last few versions. If a file is lost, rules stay valid and only the comparison is
// missing.

export type AcceptedDefinitions = {
  /** Resolves with the stored definitions of the tool, by fingerprint. */
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
