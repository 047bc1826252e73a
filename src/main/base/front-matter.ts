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
