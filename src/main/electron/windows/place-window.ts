import type { Rectangle } from 'electron';

// Chooses the place of a window from its last one: on a connected screen, and visibly offset from other windows.

/** In pixels: the offset from the window that it would cover. */
const step = 28;

/** The part of the top edge that must be on the screen, so that the user can drag the window. */
const gripWidth = 100;
const gripHeight = 40;

/** The same place if it is reachable on one of `areas`. Otherwise a place within `nearest`, reduced to its size. */
export function onScreen(
  place: Rectangle,
  areas: readonly Readonly<Rectangle>[],
  nearest: Readonly<Rectangle>,
): Rectangle {
  if (areas.some((area) => isReachable(place, area))) return place;
  const width = Math.min(place.width, nearest.width);
  const height = Math.min(place.height, nearest.height);
  return {
    width,
    height,
    x: within(place.x, nearest.x, nearest.x + nearest.width - width),
    y: within(place.y, nearest.y, nearest.y + nearest.height - height),
  };
}

/** Moves a little lower to the right until no window of `others` has the same corner. */
export function besideOthers(place: Rectangle, others: readonly Readonly<Rectangle>[]): Rectangle {
  const isTaken = others.some(({ x, y }) => Math.abs(x - place.x) < step && Math.abs(y - place.y) < step);
  return isTaken ? besideOthers({ ...place, x: place.x + step, y: place.y + step }, others) : place;
}

function isReachable({ x, y, width }: Rectangle, area: Readonly<Rectangle>): boolean {
  const visible = Math.min(x + width, area.x + area.width) - Math.max(x, area.x);
  return visible >= gripWidth && y >= area.y && y <= area.y + area.height - gripHeight;
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
