import { registerHooks } from 'node:module';

// Loaded first, also into workers: makes `electron` the shim, and Node reads the shim's TypeScript.
// As in Electron, `original-fs` has other functions than `fs` (https://www.electronjs.org/docs/latest/tutorial/asar-archives).

const shim = new URL('./electron.ts', import.meta.url).href;
const originalFs = new URL('./original-fs.ts', import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    const url = /^electron(?:\/main)?$/.test(specifier)
      ? shim
      : /^(?:node:)?original-fs$/.test(specifier)
        ? originalFs
        : null;
    if (url !== null) return { url, format: 'module-typescript', shortCircuit: true };
    const isOurs = specifier.startsWith('./') && context.parentURL?.startsWith(new URL('.', shim).href);
    return next(isOurs && !specifier.endsWith('.ts') ? `${specifier}.ts` : specifier, context);
  },
});
