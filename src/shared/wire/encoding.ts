// Serialisation of frames as text, the same over every transport.

/** JSON. A value that JSON would silently lose or change is an error here. */
export function encode(value: unknown): string {
  return JSON.stringify(strict(value));
}

export function decode(text: string): unknown {
  return JSON.parse(text);
}

function strict(value: unknown): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || value === undefined)
    return value;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError(`${value} cannot cross the wire`);
    return value;
  }
  if (Array.isArray(value)) return value.map(strictElement);
  if (typeof value === 'object' && isPlain(value))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, strict(inner)]));
  throw new TypeError(
    `a ${typeof value === 'object' ? value.constructor.name : typeof value} cannot cross the wire`,
  );
}

function strictElement(element: unknown): unknown {
  if (element === undefined) throw new TypeError('undefined in an array cannot cross the wire');
  return strict(element);
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
