import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// Precompresses the built window: writes `.br` and `.gz` beside each file that they make smaller. The served host
// sends them to browsers that accept them.

const compressible = /\.(?:css|html|js|json|svg|ttf|wasm)$/;
/** In bytes: a smaller file fits into one packet uncompressed. */
const worthwhile = 1024;

const packings = {
  // The best level takes ten times as long for a size that is a twentieth smaller.
  '.br': (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  '.gz': (content) => promisify(gzip)(content, { level: 9 }),
};

/** Packs the files in `folder` and its subfolders. */
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
