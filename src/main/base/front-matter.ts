// Front matter: the YAML between two `---` lines at the start of a Markdown file, and the text after it.

export type FrontMatter = { readonly data: unknown; readonly body: string };

const pattern = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?:^|\n)---[ \t]*(?:\r?\n|$)([\s\S]*)$/;

/**
 * Null if the text has no front matter. For invalid YAML throws the parser's error, which names line and column. Values
 * with a colon need no quotes, because other programs write and read such files.
 */
export async function readFrontMatter(text: string): Promise<FrontMatter | null> {
  const [whole, yaml = '', body = ''] = pattern.exec(text) ?? [];
  if (whole === undefined) return null;
  const { parse } = await import('yaml');
  // Aliases are disabled, because a few lines of them can expand to gigabytes.
  const read = (source: string): unknown => parse(source, { maxAliasCount: 0, logLevel: 'error' });
  try {
    return { data: read(yaml), body };
  } catch (error) {
    const quoted = withQuotes(yaml);
    if (quoted === yaml) throw error;
    return { data: read(quoted), body };
  }
}

/** Quotes plain values of one line that contain a colon. */
function withQuotes(yaml: string): string {
  return yaml.replace(
    /^([\w-]+):[ \t]+(?!["'[{>|&*!%@`#])(.*:(?:[ \t].*)?)\r?$/gm,
    (_, key: string, value: string) => `${key}: ${JSON.stringify(value.trimEnd())}`,
  );
}

/** The text with these entries and this body. Null removes an entry. Other entries and comments stay. */
export async function withFrontMatter(
  text: string,
  entries: Readonly<Record<string, string | readonly string[] | null>>,
  body: string,
): Promise<string> {
  const [, yaml = ''] = pattern.exec(text) ?? [];
  const { Document, isMap, parseDocument } = await import('yaml');
  const options = { logLevel: 'error' } as const;
  const strict = parseDocument(yaml, options);
  const parsed = strict.errors.length === 0 ? strict : parseDocument(withQuotes(yaml), options);
  const document = parsed.errors.length === 0 && isMap(parsed.contents) ? parsed : new Document({});
  for (const [key, value] of Object.entries(entries)) {
    if (value === null) document.delete(key);
    else if (document.get(key) !== value) document.set(key, document.createNode(value, { flow: true }));
  }
  return `---\n${document.toString({ lineWidth: 0 })}---\n${body.trim()}\n`;
}
