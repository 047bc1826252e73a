import path from 'node:path';
import { type Rectangle, screen } from 'electron';
import { z } from 'zod';
import { type JsonEdit, openJsonFile } from '../storage/json-file';
import { onScreen } from './windows/place-window';

// Window state: the last place of each project's window, in `window.json` of the data folder. A new project uses the
// place of the last window.

const placeSchema = z.object({
  x: z.number().int(),
  y: z.number().int(),
  width: z.number().int().min(400),
  height: z.number().int().min(300),
  isMaximized: z.boolean(),
  isFullScreen: z.boolean().default(false),
});
export type WindowBounds = z.infer<typeof placeSchema>;

const projectsSchema = z.object({ projects: z.record(z.string(), z.unknown()) });

export type BoundsFile = {
  /** On a connected screen. Null at the first start, or if the stored place is invalid. */
  read(project: string | null): Promise<WindowBounds | null>;
  write(project: string | null, bounds: WindowBounds): void;
  /** Resolves when all written places are on disk. */
  written(): Promise<void>;
};

/** The maximum of remembered projects. The oldest ones are removed first. */
const mostProjects = 100;

export function openBounds(home: string): BoundsFile {
  const file = openJsonFile({ path: path.join(home, 'window.json'), onProblem() {} });
  let writing: Promise<void> = Promise.resolve();
  return {
    async read(project) {
      const kept = await file.read();
      const own = project === null ? null : placeIn(projectsOf(kept)[project]);
      const place = own ?? placeIn(kept);
      return place && { ...place, ...onScreenThere(place) };
    },
    write(project, bounds) {
      // A place that cannot be stored is too unimportant for a notice.
      writing = file.edit((kept) => editsFor(kept, project, bounds)).catch(() => {});
    },
    written: () => writing,
  };
}

function editsFor(kept: unknown, project: string | null, bounds: WindowBounds): JsonEdit[] {
  const last = Object.entries(bounds).map(([key, value]) => ({ path: [key], value }));
  if (project === null) return last;
  const others = Object.keys(projectsOf(kept)).filter((key) => key !== project);
  const forgotten = others.slice(0, Math.max(0, others.length + 1 - mostProjects));
  return [
    ...last,
    ...forgotten.map((key) => ({ path: ['projects', key], value: undefined })),
    { path: ['projects', project], value: bounds },
  ];
}

function projectsOf(kept: unknown): Readonly<Record<string, unknown>> {
  return projectsSchema.safeParse(kept).data?.projects ?? {};
}

function placeIn(kept: unknown): WindowBounds | null {
  return placeSchema.safeParse(kept).data ?? null;
}

function onScreenThere({ x, y, width, height }: WindowBounds): Rectangle {
  const place = { x, y, width, height };
  const areas = screen.getAllDisplays().map(({ workArea }) => workArea);
  return onScreen(place, areas, screen.getDisplayMatching(place).workArea);
}
