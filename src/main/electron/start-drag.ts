import { app, BrowserWindow, type NativeImage, nativeImage } from 'electron';

// Continues a drag from a page as a drag of the system, with files that every program accepts.

/**
 * Drags from the focused window, because the user drags there. Without one the user has already let go, and nothing
 * happens. The system requires a picture: that of the first file, or `otherwise`.
 */
export async function startDrag(absolutePaths: readonly string[], otherwise: string): Promise<void> {
  const window = BrowserWindow.getFocusedWindow();
  const [file] = absolutePaths;
  if (window === null || file === undefined) return;
  const icon = await pictureOf(file, otherwise);
  if (!window.isDestroyed()) window.webContents.startDrag({ file, files: [...absolutePaths], icon });
}

/** In ms. Longer waits would disturb the drag. */
const longestWait = 150;

async function pictureOf(file: string, otherwise: string): Promise<NativeImage> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), longestWait);
  const picture = await Promise.race([app.getFileIcon(file).catch(() => null), late]);
  clearTimeout(timer);
  return picture === null || picture.isEmpty() ? nativeImage.createFromPath(otherwise) : picture;
}
