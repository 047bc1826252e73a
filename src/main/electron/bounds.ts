import path from 'node:path';
import { type Rectangle, screen } from 'electron';
import { z } from 'zod';
import { openJsonFile } from '../storage/json-file';

// Where the window was when it was closed, kept in `window.json` of the data folder.

const boundsSchema = z.object({
  x: z.number().int(),
  y: z.number().int(),
  width: z.number().int().min(400),
  height: z.number().int().min(300),
  isMaximized: z.boolean(),
});
export type WindowBounds = z.infer<typeof boundsSchema>;

export type BoundsFile = {
  /** Null at the first start, and when no screen is there any more where the window was. */
  read(): Promise<WindowBounds | null>;
  write(bounds: WindowBounds): void;
  /** Resolves when what was written is on disk. */
  written(): Promise<void>;
};

export function openBounds(home: string): BoundsFile {
  const file = openJsonFile({ path: path.join(home, 'window.json'), onProblem() {} });
  let writing: Promise<void> = Promise.resolve();
  return {
    async read() {
      const parsed = boundsSchema.safeParse(await file.read());
      return parsed.success && isOnScreen(parsed.data) ? parsed.data : null;
    },
    write(bounds) {
      const edits = Object.entries(bounds).map(([key, value]) => ({ path: [key], value }));
      // A place that could not be kept is no reason to trouble anyone.
      writing = file.edit(() => edits).catch(() => {});
    },
    written: () => writing,
  };
}

/** Enough of its upper edge must lie on a screen to take hold of the window there. */
function isOnScreen({ x, y, width }: Rectangle): boolean {
  return screen.getAllDisplays().some(({ workArea: area }) => {
    const visible = Math.min(x + width, area.x + area.width) - Math.max(x, area.x);
    return visible >= 100 && y >= area.y && y <= area.y + area.height - 40;
  });
}
