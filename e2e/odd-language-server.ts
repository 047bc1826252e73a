import path from 'node:path';

const file = path.resolve('src/main/language-servers/testing/odd-language-server.mjs');

/** The configuration of a server that behaves well or badly, for files that end with `.odd`. */
export function odd(behaviour: string) {
  const command = { command: process.execPath, args: [file, behaviour] };
  return { ...command, extensionToLanguage: { '.odd': 'odd' } };
}
