import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildIfNeeded } from './build.mjs';
import { root, run } from './run.mjs';

// `npm run screens [-- -g "de settings"]`: pictures of every scene of the window in each language, theme and size, in
// `screens/`, with pages that show the languages side by side. An argument limits the run to some pictures.

const folder = path.join(root, 'screens');
const wanted = process.argv.slice(2);

if ((await buildIfNeeded()) !== 0) process.exit(1);
if (wanted.length === 0) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const code = await run('playwright', ['test', '--config', 'playwright.screens.config.ts', ...wanted]);

const pictures = (await readdir(folder, { recursive: true }))
  .filter((name) => name.endsWith('.png'))
  .map((name) =>
    name
      .split(path.sep)
      .join('/')
      .replace(/\.png$/, '')
      .split('/'),
  );
const languages = valuesOf(([language]) => language);
const looks = valuesOf(([, look]) => look);
for (const look of looks) await writeFile(path.join(folder, `${look}.html`), sheetOf(look));
const index = looks.map((look) => `<li><a href="${look}.html">${look}</a></li>`).join('\n');
await writeFile(path.join(folder, 'index.html'), pageOf('Screens', `<ul>${index}</ul>`));
console.log(`${pictures.length} pictures: ${path.join(folder, 'index.html')}`);
process.exit(code);

function valuesOf(part) {
  return [...new Set(pictures.map(part))].sort();
}

/** A row for each scene, with its languages side by side. */
function sheetOf(look) {
  const scenes = [...new Set(pictures.filter((picture) => picture[1] === look).map(([, , scene]) => scene))];
  const rows = scenes
    .sort()
    .map(
      (scene) =>
        `<h2>${scene}</h2><div>${languages.map((one) => figureOf([one, look, scene])).join('')}</div>`,
    );
  return pageOf(look, rows.join('\n'));
}

function figureOf(picture) {
  if (!pictures.some((other) => other.join() === picture.join())) return '<figure></figure>';
  const file = `${picture.join('/')}.png`;
  return `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${picture[0]}</figcaption></figure>`;
}

function pageOf(title, body) {
  return `<!doctype html><meta charset="utf-8"><title>${title}</title><style>
body { font: 14px sans-serif; }
h2 { font-size: 16px; margin: 24px 0 8px; }
div { display: grid; grid-template-columns: repeat(${languages.length || 1}, 1fr); gap: 8px; }
figure { margin: 0; }
img { width: 100%; border: 1px solid #8888; }
</style><h1>${title}</h1>${body}`;
}
