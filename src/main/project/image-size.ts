// Image size in pixels, from the first bytes of a file.

export type ImageSize = { readonly width: number; readonly height: number };

/** Null if the bytes do not contain the size. `mimeType` is the result of `mediaKind`. */
export function imageSize(head: Uint8Array, mimeType: string): ImageSize | null {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  try {
    return readers[mimeType]?.(bytes) ?? null;
  } catch (error) {
    if (error instanceof RangeError) return null; // the file ends before its size
    throw error;
  }
}

const readers: Readonly<Record<string, (bytes: Buffer) => ImageSize | null>> = {
  'image/png': (bytes) => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }),
  'image/gif': (bytes) => ({ width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }),
  // A negative height means that the rows are in top-down order.
  'image/bmp': (bytes) => ({ width: bytes.readInt32LE(18), height: Math.abs(bytes.readInt32LE(22)) }),
  'image/webp': webpSize,
  'image/jpeg': jpegSize,
};

function webpSize(bytes: Buffer): ImageSize | null {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return null;
  }
}

/** Walks the segments to the frame header. Its marker is C0 to CF, except for three markers with other meanings. */
function jpegSize(bytes: Buffer): ImageSize | null {
  let at = 2;
  while (bytes.readUInt8(at) === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
