import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

// One request of `httpFetch` in its own process, to test state that a process sets once: its variables and
// certificates.

const file = path.join(import.meta.dirname, '../model/http-fetch.ts');
const hooks = path.join(import.meta.dirname, '../../base/testing/typescript-hooks.mjs');

const program = `
  const { httpFetch } = await import(process.argv[1]);
  const init = { method: 'POST', headers: {}, body: '{}', signal: new AbortController().signal, redirect: 'manual' };
  const told = await httpFetch(process.argv[2], init).then(({ status }) => status, ({ code }) => code);
  const loaded = process.moduleLoadList.some((name) => name.includes('undici')) ? 'with undici' : 'alone';
  process.stdout.write(\`\${told} \${loaded}\`, () => process.exit());
`;

/** The status or error code, and whether the platform's own fetch was loaded: `200 alone`. */
export async function askInProcess(address: string, env: Record<string, string> = {}): Promise<string> {
  const args = ['--import', hooks, '--input-type=module', '--eval', program, file, address];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { PATH: process.env.PATH, ...env },
  });
  return stdout.trim();
}
