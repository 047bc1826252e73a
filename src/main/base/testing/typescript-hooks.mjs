import { registerHooks } from 'node:module';

// Lets a test start a TypeScript file of this project as a process of its own: `node --import <this> <file>`.

const shared = new URL('../../../shared/', import.meta.url).href;

registerHooks({
  resolve(specifier, context, nextResolve) {
    const target = specifier.replace(/^@shared\//, shared);
    const fromPackage = context.parentURL?.includes('/node_modules/') ?? false;
    const ours = !fromPackage && (target !== specifier || /^\.\.?\//.test(specifier));
    return nextResolve(ours && !/\.[mc]?[jt]s$/.test(target) ? `${target}.ts` : target, context);
  },
});
