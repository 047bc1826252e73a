// The text form of a frame, the same over every transport.

// Both runtimes have these two; the language's own types do not.
declare function atob(base64: string): string;
declare function btoa(binary: string): string;

/** JSON, with binary data as `{ $bytes: base64 }`. What JSON would silently lose or bend is an error here. */
export function encode(value: unknown): string {
  return JSON.stringify(strict(value));
}

export function decode(text: string): unknown {
  return JSON.parse(text, (_key, value: unknown) =>
    isBytes(value) ? Uint8Array.from(atob(value.$bytes), (char) => char.charCodeAt(0)) : value,
  );
}

function isBytes(value: unknown): value is { $bytes: string } {
  return typeof value === 'object' && value !== null && '$bytes' in value && typeof value.$bytes === 'string';
}

function strict(value: unknown): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || value === undefined)
    return value;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError(`${value} cannot cross the wire`);
    return value;
  }
  if (value instanceof Uint8Array) return { $bytes: toBase64(value) };
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

function toBase64(bytes: Uint8Array): string {
  const chunk = 0x8000;
  let binary = '';
  for (let start = 0; start < bytes.length; start += chunk)
    binary += String.fromCharCode(...bytes.subarray(start, start + chunk));
  return btoa(binary);
}
