import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeFileAtomically } from '../base/files/atomic-write';

// Served ports: earlier ports of the served mode, in the data folder; several, because another instance can have the
// first one. An open page continues if the next start uses the same port.

const most = 8;

/** In the order of the attempts of a start. Empty if they cannot be read. */
export async function servedPorts(home: string): Promise<readonly number[]> {
  try {
    return schema.parse(JSON.parse(await readFile(fileIn(home), 'utf8'))).ports;
  } catch {
    return [];
  }
}

/** Stores a new port. Rejects with the system's error. */
export async function keepServedPort(home: string, port: number): Promise<void> {
  const kept = await servedPorts(home);
  if (kept.includes(port)) return;
  const ports = [...kept, port].slice(-most);
  await writeFileAtomically(fileIn(home), `${JSON.stringify({ ports })}\n`);
}

const schema = z.object({ ports: z.array(z.int().min(1).max(65_535)) });

function fileIn(home: string): string {
  return join(home, 'served.json');
}
