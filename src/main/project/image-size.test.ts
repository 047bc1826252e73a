import { expect, it } from 'vitest';
import { mediaKind } from './file-kind';
import { imageSize } from './image-size';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );

const pictures: Record<string, Buffer> = {
  'image/png': bytes('\x89PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 2, 128, 0, 0, 1, 224]),
  'image/gif': bytes('GIF89a', [128, 2, 224, 1]),
  'image/bmp': bytes(
    'BM',
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [54, 0, 0, 0],
    [40, 0, 0, 0],
    [128, 2, 0, 0],
    [32, 254, 255, 255],
  ),
  'image/jpeg': bytes([
    0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc4, 0, 3, 9, 0xff, 0xff, 0xc2, 0, 17, 8, 1, 224, 2, 128,
  ]),
  'image/webp': bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0], [127, 2, 0, 223, 1, 0]),
};

it.each(Object.entries(pictures))('%s is known by its first bytes and its size read', (mimeType, picture) => {
  expect(mediaKind(picture)?.mimeType).toBe(mimeType);
  expect(imageSize(picture, mimeType)).toEqual({ width: 640, height: 480 });
});

it('the other two forms of WebP give their size too', () => {
  const lossy = bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8 ', [0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 128, 2, 224, 1]);
  const lossless = bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8L', [0, 0, 0, 0, 0x2f, 0x7f, 0xc2, 0x77, 0]);
  expect(imageSize(lossy, 'image/webp')).toEqual({ width: 640, height: 480 });
  expect(imageSize(lossless, 'image/webp')).toEqual({ width: 640, height: 480 });
});

it.each(Object.entries(pictures))('%s that ends too early has no size', (mimeType, picture) => {
  expect(imageSize(picture.subarray(0, 8), mimeType)).toBeNull();
});

it.each(['plain text', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'BMW drives', ''])(
  '%j is no image',
  (text) => {
    expect(mediaKind(Buffer.from(text))).toBeNull();
  },
);
