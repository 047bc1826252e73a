/** The languages of an `Accept-Language` header (RFC 9110, 12.5.4) as BCP 47 tags, the preferred one first. */
export function acceptedLanguages(header: string | undefined): readonly string[] {
  return (header ?? '')
    .split(',')
    .map(parsePart)
    .filter(({ tag, weight }) => tag !== '' && tag !== '*' && weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}

/** A missing weight is 1; an unreadable one is 0. */
function parsePart(part: string): { readonly tag: string; readonly weight: number } {
  const [tag = '', ...params] = part.split(';').map((text) => text.trim());
  const weight = params.find((param) => /^q\s*=/i.test(param));
  return { tag, weight: weight === undefined ? 1 : Number(weight.replace(/^q\s*=\s*/i, '')) || 0 };
}
