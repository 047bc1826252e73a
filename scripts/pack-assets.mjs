import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// Precompression of the built window: beside each file that gets smaller by it stand its `.br` and `.gz`, which the
// served host gives to browsers that take them.

const compressible = /\.(?:css|html|js|json|svg|ttf|wasm)$/;
/** In bytes: a smaller file fits into one packet as it is. */
const worthwhile = 1024;

const packings = {
  // The best level takes ten times as long for a twentieth less.
  '.br': (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  '.gz': (content) => promisify(gzip)(content, { level: 9 }),
};

/** Packs what lies in `folder` and the folders in it. */
export async function packAssets(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && compressible.test(entry.name))
      .map((entry) => pack(path.join(entry.parentPath, entry.name))),
  );
}

async function pack(file) {
  const content = await readFile(file);
  if (content.length < worthwhile) return;
  for (const [ending, compress] of Object.entries(packings)) {
    const packed = await compress(content);
    if (packed.length < content.length) await writeFile(file + ending, packed);
  }
}
