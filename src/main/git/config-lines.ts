// Lines of a git configuration, as far as Pilotfish can read them with certainty.

export type ConfigLine =
  | {
      readonly kind: 'setting';
      /** Section and name in lower case, without the quoted part: `remote.url`. */
      readonly key: string;
      /** The section has a quoted name, as in `[branch "main"]`. */
      readonly isNamed: boolean;
      /** Empty if the line has no value. */
      readonly value: string;
    }
  /** `section`: null for a line before the first section, or for a line that may continue on the next one. */
  | { readonly kind: 'unreadable'; readonly section: string | null };

/** Ends at the first unreadable line. */
export function* configLines(config: string): Generator<ConfigLine> {
  let section = { name: '', isNamed: false };
  for (const line of config.split(/\r?\n/)) {
    // Comments and quotes decide whether the next line continues this one.
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
