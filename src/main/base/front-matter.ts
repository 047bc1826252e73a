// Front matter: the YAML between two `---` lines at the start of a Markdown file, and the text after it.

export type FrontMatter = { readonly data: unknown; readonly body: string };

const pattern = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?:^|\n)---[ \t]*(?:\r?\n|$)([\s\S]*)$/;

/** Null if the text has no front matter. For invalid YAML throws the parser's error, which names line and column. */
export async function readFrontMatter(text: string): Promise<FrontMatter | null> {
  const [whole, yaml = '', body = ''] = pattern.exec(text) ?? [];
  if (whole === undefined) return null;
  const { parse } = await import('yaml');
  // Aliases are disabled, because a few lines of them can expand to gigabytes.
  return { data: parse(yaml, { maxAliasCount: 0, logLevel: 'error' }), body };
}

/** The text with these entries and this body. Null removes an entry. Other entries and comments stay. */
export async function withFrontMatter(
  text: string,
  entries: Readonly<Record<string, string | readonly string[] | null>>,
  body: string,
): Promise<string> {
  const [, yaml = ''] = pattern.exec(text) ?? [];
  const { Document, isMap, parseDocument } = await import('yaml');
  const parsed = parseDocument(yaml, { logLevel: 'error' });
  const document = parsed.errors.length === 0 && isMap(parsed.contents) ? parsed : new Document({});
  for (const [key, value] of Object.entries(entries)) {
    if (value === null) document.delete(key);
    else if (document.get(key) !== value) document.set(key, document.createNode(value, { flow: true }));
  }
  return `---\n${document.toString({ lineWidth: 0 })}---\n${body.trim()}\n`;
}
