// Scales images down to the size that models process: more pixels would only cost traffic and tokens.

/** Of the longer edge, in pixels. */
const longestEdge = 1568;
/** In bytes. A smaller image of suitable size is sent unchanged. */
const large = 4 * 1024 * 1024;
const kept: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif']);

/** Returns the file unchanged if this page cannot decode it as an image. */
export async function fittedPicture(file: Blob): Promise<Blob> {
  if (!file.type.startsWith('image/') || file.type === 'image/svg+xml') return file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return file;
  try {
    const scale = Math.min(1, longestEdge / Math.max(picture.width, picture.height));
    if (scale === 1 && kept.has(file.type) && file.size <= large) return file;
    return await drawn(picture, scale, file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png');
  } finally {
    picture.close();
  }
}

async function drawn(picture: ImageBitmap, scale: number, type: 'image/jpeg' | 'image/png'): Promise<Blob> {
  const [width, height] = [picture.width, picture.height].map((edge) =>
    Math.max(1, Math.round(edge * scale)),
  );
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await canvas.convertToBlob({ type, quality: 0.85 });
  return blob.size <= large ? blob : await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
}
