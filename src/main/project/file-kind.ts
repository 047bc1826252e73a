// File type by magic bytes, because a name may be wrong.

export type MediaKind = {
  readonly kind: 'image' | 'file';
  readonly mimeType: string;
  /** Name for users: PNG, PDF. */
  readonly label: string;
};

/** The kind of image or document that starts with these bytes. Null for everything else, including SVG. */
export function mediaKind(head: Uint8Array): MediaKind | null {
  const start = Buffer.from(head.subarray(0, 16)).toString('latin1');
  return kinds.find(({ pattern }) => pattern.test(start))?.media ?? null;
}

const image = (type: string): MediaKind => ({
  kind: 'image',
  mimeType: `image/${type}`,
  label: type.toUpperCase(),
});

const kinds: readonly { readonly pattern: RegExp; readonly media: MediaKind }[] = [
  { pattern: /^\x89PNG\r\n\x1a\n/, media: image('png') },
  { pattern: /^\xff\xd8\xff/, media: image('jpeg') },
  { pattern: /^GIF8[79]a/, media: image('gif') },
  { pattern: /^RIFF.{4}WEBP/s, media: image('webp') },
  { pattern: /^BM.{4}\0\0\0\0/s, media: image('bmp') },
  { pattern: /^%PDF-/, media: { kind: 'file', mimeType: 'application/pdf', label: 'PDF' } },
];
