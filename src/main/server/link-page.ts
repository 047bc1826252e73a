import type { Language } from '@shared/texts/language';
import { sayIn } from '@shared/texts/speak';
import { type PlainKey, textOf } from '@shared/texts/text';

export type LinkPage = {
  /** Why the browser needs a new link. */
  readonly why: PlainKey;
  /** The address for a browser that already has access. */
  readonly known: string;
  readonly language: Language;
};

/** The page for a browser that needs a new link, with the reason and the place of the link. */
export async function linkPage({ why, known, language }: LinkPage): Promise<string> {
  const say = await sayIn(language);
  const html = (key: PlainKey) => asHtml(say(textOf(key)));
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${html('server.link-title')}</title>
<style>body { font: 16px/1.5 system-ui, sans-serif; max-width: 34rem; margin: 15vh auto; padding: 0 1rem }</style>
<main>
<h1>${html('server.link-title')}</h1>
<p>${html(why)}</p>
<p>${html('server.where-links-are')}</p>
<p><a href="${known}">${html('server.known-browser')}</a></p>
</main>
</html>
`;
}

/** Text between backticks is code. */
function asHtml(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return escaped.replaceAll(/`([^`]*)`/g, '<code>$1</code>');
}
