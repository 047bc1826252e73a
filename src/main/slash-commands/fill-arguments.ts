// Arguments of a prompt: what was written behind its name takes the places that the prompt has for it. Pure.

/**
 * `$ARGUMENTS` is all of it, `$1` to `$9` its words, of which quotes hold several together. A prompt without a place has
 * it at its end, so that nothing a person wrote is lost.
 */
export function fillArguments(body: string, args: string): string {
  const places = /\$(?:ARGUMENTS\b|[1-9](?!\d))/g;
  if (body.search(places) === -1) return args === '' ? body : `${body}\n\n${args}`;
  const words = wordsOf(args);
  return body.replace(places, (place) =>
    place === '$ARGUMENTS' ? args : (words[Number(place[1]) - 1] ?? ''),
  );
}

function wordsOf(args: string): string[] {
  return [...args.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain]) => double ?? single ?? plain ?? '',
  );
}
