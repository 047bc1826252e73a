import { words } from '@shared/texts/text';

/** The page for a browser that needs a new link: why, and where there is one. `known` is where one leads that was let in. */
export function linkPage(why: string, known: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${html(words('server.link-title'))}</title>
<style>body { font: 16px/1.5 system-ui, sans-serif; max-width: 34rem; margin: 15vh auto; padding: 0 1rem }</style>
<main>
<h1>${html(words('server.link-title'))}</h1>
<p>${html(why)}</p>
<p>${html(words('server.where-links-are'))}</p>
<p><a href="${known}">${html(words('server.known-browser'))}</a></p>
</main>
</html>
`;
}

/** What stands between backticks is code. */
function html(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return escaped.replaceAll(/`([^`]*)`/g, '<code>$1</code>');
}
