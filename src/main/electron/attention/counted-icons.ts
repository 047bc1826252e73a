import { type NativeImage, nativeImage } from 'electron';
import { type Bitmap, drawCount, emptyBitmap } from './draw-count';

// Icons with how many questions wait, for usual and for fine screens.

/** Upon the button of a window in the taskbar of Windows. */
export function overlayIcon(waiting: number): NativeImage {
  return imageOf(
    [1, 2].map((scaleFactor) => {
      const size = 16 * scaleFactor;
      return { scaleFactor, bitmap: drawCount(emptyBitmap(size), waiting, size) };
    }),
  );
}

/** `icon` is square; itself where nothing waits. */
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

/** Of the icon's width. */
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
