// Front matter: the YAML between two lines `---` that a Markdown file begins with, and what follows it.

export type FrontMatter = { readonly data: unknown; readonly body: string };

const pattern = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?:^|\n)---[ \t]*(?:\r?\n|$)([\s\S]*)$/;

/** Null: it begins with none. Throws the parser's error, which names line and column, when it is no YAML. */
export async function readFrontMatter(text: string): Promise<FrontMatter | null> {
  const [whole, yaml = '', body = ''] = pattern.exec(text) ?? [];
  if (whole === undefined) return null;
  const { parse } = await import('yaml');
  // No aliases: a few lines of them can be made to stand for gigabytes.
  return { data: parse(yaml, { maxAliasCount: 0, logLevel: 'error' }), body };
}

/** The text with these entries (null: without them) and this body; its other entries and its comments stay. */
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
