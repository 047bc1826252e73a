import { app, BrowserWindow, type NativeImage, nativeImage } from 'electron';

// Dragging out: the drag that a person began in a page goes on as one of the system, with files that every program takes.

/**
 * From the window in front, as that is where the person drags; without one they have let go already, and nothing
 * happens. Shown is the first file's own picture, or that of `otherwise`: the system demands one.
 */
export async function startDrag(absolutePaths: readonly string[], otherwise: string): Promise<void> {
  const window = BrowserWindow.getFocusedWindow();
  const [file] = absolutePaths;
  if (window === null || file === undefined) return;
  const icon = await pictureOf(file, otherwise);
  if (!window.isDestroyed()) window.webContents.startDrag({ file, files: [...absolutePaths], icon });
}

/** At most so long, in ms: the person is dragging. */
const longestWait = 150;

async function pictureOf(file: string, otherwise: string): Promise<NativeImage> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), longestWait);
  const picture = await Promise.race([app.getFileIcon(file).catch(() => null), late]);
  clearTimeout(timer);
  return picture === null || picture.isEmpty() ? nativeImage.createFromPath(otherwise) : picture;
}
