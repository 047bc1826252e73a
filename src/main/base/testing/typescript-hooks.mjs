import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

// Lets a test start a TypeScript file of this project as a separate process: `node --import <this> <file>`.

const shared = new URL('../../../shared/', import.meta.url).href;

registerHooks({
  resolve(specifier, context, nextResolve) {
    const target = specifier.replace(/^@shared\//, shared);
    const fromPackage = context.parentURL?.includes('/node_modules/') ?? false;
    const ours = !fromPackage && (target !== specifier || /^\.\.?\//.test(specifier));
    return nextResolve(ours && !/\.(?:[mc]?[jt]s|json)$/.test(target) ? `${target}.ts` : target, context);
  },
  /** As in Vite, keys of `package.json` are named exports. */
  load(url, context, nextLoad) {
    if (!url.endsWith('/package.json') || context.importAttributes.type === 'json')
      return nextLoad(url, context);
    const { version, dependencies } = JSON.parse(readFileSync(fileURLToPath(url), 'utf8'));
    const source = Object.entries({ version, dependencies })
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
    return { format: 'module', shortCircuit: true, source };
  },
});
