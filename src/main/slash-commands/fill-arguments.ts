// Arguments of a prompt: the text after its name fills the placeholders of the prompt. Pure.

/**
 * `$ARGUMENTS` is the whole text, `$1` to `$9` its words; quotes group several words. A prompt without placeholders
 * gets the text at its end, so that no text of the user is lost.
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
