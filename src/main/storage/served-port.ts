import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeFileAtomically } from '../base/files/atomic-write';

// Served port: the last port of the served mode, in the data folder. Open pages continue after the next start if it
// uses the same port.

/** Null: no readable port is stored. */
export async function lastServedPort(home: string): Promise<number | null> {
  try {
    return schema.parse(JSON.parse(await readFile(fileIn(home), 'utf8'))).port;
  } catch {
    return null;
  }
}

/** Rejects with the system's error. */
export async function keepServedPort(home: string, port: number): Promise<void> {
  await writeFileAtomically(fileIn(home), `${JSON.stringify({ port })}\n`);
}

const schema = z.object({ port: z.int().min(1).max(65_535) });

function fileIn(home: string): string {
  return join(home, 'served.json');
}
