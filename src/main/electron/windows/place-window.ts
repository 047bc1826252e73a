import type { Rectangle } from 'electron';

// Where a window goes, decided from where it was: onto a screen that is there, and not exactly upon another window.

/** In pixels: how far a window stands from the one it would hide. */
const step = 28;

/** As much of its upper edge must lie on the screen as it takes to get hold of the window there. */
const gripWidth = 100;
const gripHeight = 40;

/** The place itself where it can be reached on one of `areas`; else within `nearest`, no larger than that. */
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

/** A little lower to the right, as often as it takes until no window of `others` has the same corner. */
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
