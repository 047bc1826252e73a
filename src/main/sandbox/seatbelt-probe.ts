import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { quotedWord } from './argv-command';

// Probe for the sandbox of macOS: a command that tries what must fail. Versions of macOS may understand a profile
// differently, so a sandbox that stops less than expected counts as missing.

/** An exit code that the sandbox itself does not use. */
export const reached = 42;

/**
 * Calls `run` with the command, which ends with `reached` if the sandbox works. Resolves with the result of `run`.
 * `dataFolder`: commands in the sandbox may not read it.
 */
export async function withSeatbeltProbe<Result>(
  dataFolder: string,
  run: (command: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(path.join(dataFolder, 'sandbox'), { recursive: true });
  const folder = await mkdtemp(path.join(dataFolder, 'sandbox', 'probe-'));
  const server = createServer((connection) => connection.destroy());
  try {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const file = path.join(folder, 'closed');
    await writeFile(file, '');
    return await run(probe(quotedWord(file), (server.address() as AddressInfo).port));
  } finally {
    server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function probe(file: string, port: number): string {
  const mustFail = {
    'reading a closed file': `: <${file}`,
    'writing a closed file': `: >>${file}`,
    'linking to a closed file': `ln ${file} "$TMPDIR/link"`,
    'connecting to this machine': `: </dev/tcp/127.0.0.1/${port}`,
  };
  return [
    ': >"$TMPDIR/made" || exit 1',
    ...Object.entries(mustFail).map(
      ([what, command]) =>
        `if (${command}) 2>/dev/null; then echo 'it does not stop ${what}' >&2; exit 1; fi`,
    ),
    `exit ${reached}`,
  ].join('\n');
}
