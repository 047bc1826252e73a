import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildIfNeeded } from './build.mjs';
import { root, run } from './run.mjs';

// `npm run screens [-- -g "de settings"]`: pictures of every scene of the window in each language, theme and size into
// `screens/`, with a page that shows them side by side. With an argument those alone are made anew.

const folder = path.join(root, 'screens');
const wanted = process.argv.slice(2);

if ((await buildIfNeeded()) !== 0) process.exit(1);
if (wanted.length === 0) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const code = await run('playwright', ['test', '--config', 'playwright.screens.config.ts', ...wanted]);

const pictures = (await readdir(folder, { recursive: true }))
  .filter((name) => name.endsWith('.png'))
  .map((name) => name.split(path.sep).join('/'))
  .sort(byScene);
await writeFile(path.join(folder, 'index.html'), pageOf(pictures));
console.log(`${pictures.length} pictures: ${path.join(folder, 'index.html')}`);
process.exit(code);

/** The same scene stands together. */
function byScene(one, other) {
  return path.basename(one).localeCompare(path.basename(other)) || one.localeCompare(other);
}

function pageOf(names) {
  const figures = names.map(
    (name) =>
      `<figure><a href="${name}"><img src="${name}" loading="lazy"></a><figcaption>${name}</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>
body { display: flex; flex-wrap: wrap; gap: 16px; font: 12px sans-serif; }
figure { margin: 0; width: 460px; }
img { width: 100%; border: 1px solid #8888; }
</style>${figures.join('\n')}`;
}
