import type { AnyText, Text, TextParams } from '@shared/texts/text';

// Preview: the part of a text that a card shows. Windows fetch the whole text on demand.

const length = 2_000;

export function previewOf(text: string): string {
  return cutTo(length, text);
}

/** The same for a text of Pilotfish: limits all its parameters together. */
export function textPreviewOf(told: AnyText): AnyText {
  return typeof told === 'string' ? previewOf(told) : cutParams(told, { left: length });
}

type Room = { left: number };
type Param = string | number | Text;

function cutParams({ key, params }: Text, room: Room): Text {
  const cut: Record<string, TextParams[string]> = {};
  for (const [name, value] of Object.entries(params)) {
    cut[name] = isList(value) ? cutList(value, room) : cutParam(value, room);
  }
  return { key, params: cut };
}

/** Drops values that exceed the room. */
function cutList(values: readonly Param[], room: Room): Param[] {
  return values.flatMap((value) => (room.left > 0 ? [cutParam(value, room)] : []));
}

function cutParam(value: Param, room: Room): Param {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return cutParams(value, room);
  const cut = cutTo(room.left, value);
  room.left -= cut.length;
  return cut;
}

function isList(value: TextParams[string]): value is readonly Param[] {
  return Array.isArray(value);
}

function cutTo(most: number, text: string): string {
  const cut = text.slice(0, most);
  // Never splits a surrogate pair.
  return cut.length < text.length && /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}
