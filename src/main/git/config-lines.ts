// Configuration of git, line by line, as far as it can be read without doubt.

export type ConfigLine =
  | {
      readonly kind: 'setting';
      /** Section and name in lower case, without the part in quotes: `remote.url`. */
      readonly key: string;
      /** The section is one of several, as in `[branch "main"]`. */
      readonly isNamed: boolean;
      /** Empty if there is none. */
      readonly value: string;
    }
  /** `section`: null for a line before the first one, or one that may go on with the next. */
  | { readonly kind: 'unreadable'; readonly section: string | null };

/** Ends with the first line that cannot be read. */
export function* configLines(config: string): Generator<ConfigLine> {
  let section = { name: '', isNamed: false };
  for (const line of config.split(/\r?\n/)) {
    // Whether the next line goes on with this one depends on comments and quotes.
    if (line.endsWith('\\')) return yield { kind: 'unreadable', section: null };
    const header = /^\s*\[\s*([\w.-]+)\s*("(?:[^"\\]|\\.)*")?\s*\]\s*/.exec(line);
    if (header) section = { name: (header[1] ?? '').toLowerCase(), isNamed: header[2] !== undefined };
    const rest = line.slice(header?.[0].length ?? 0).trim();
    if (rest === '' || /^[#;]/.test(rest)) continue;
    const [, name = '', value = ''] = /^([a-z][a-z\d-]*)\s*(?:=\s*(.*))?$/i.exec(rest) ?? [];
    if (name === '') return yield { kind: 'unreadable', section: section.name === '' ? null : section.name };
    yield { kind: 'setting', key: `${section.name}.${name.toLowerCase()}`, isNamed: section.isNamed, value };
  }
}
