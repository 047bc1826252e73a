import { type NativeImage, nativeImage } from 'electron';
import { type Bitmap, drawCount, emptyBitmap } from './draw-count';

// Icons with the number of waiting questions, for normal and high-resolution screens.

/** The overlay on the taskbar button of a window on Windows. */
export function overlayIcon(waiting: number): NativeImage {
  return imageOf(
    [1, 2].map((scaleFactor) => {
      const size = 16 * scaleFactor;
      return { scaleFactor, bitmap: drawCount(emptyBitmap(size), waiting, size) };
    }),
  );
}

/** `icon` is square. Returns it unchanged if the number is 0. */
export function countedIcon(icon: NativeImage, waiting: number): NativeImage {
  if (waiting === 0 || icon.isEmpty()) return icon;
  return imageOf(
    icon.getScaleFactors().map((scaleFactor) => {
      const pixels = icon.toBitmap({ scaleFactor });
      const size = Math.sqrt(pixels.length / 4);
      const bitmap = drawCount({ width: size, height: size, pixels }, waiting, Math.round(size * discShare));
      return { scaleFactor, bitmap };
    }),
  );
}

/** Share of the icon's width. */
const discShare = 0.7;

type Representation = { readonly scaleFactor: number; readonly bitmap: Bitmap };

function imageOf(representations: readonly Representation[]): NativeImage {
  const image = nativeImage.createEmpty();
  for (const { scaleFactor, bitmap } of representations) {
    const { width, height, pixels } = bitmap;
    image.addRepresentation({ scaleFactor, width, height, buffer: Buffer.from(pixels) });
  }
  return image;
}
