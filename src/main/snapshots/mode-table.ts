// Modes of the files of a snapshot, because git stores only whether the user may run a file (pure; names are bytes in
// latin1 strings). The table omits files with the usual modes, so that it is small even for a large project.

export type ModeTable = {
  /** Permission bits of a file without an entry. */
  readonly file: number;
  /** Permission bits of a program without an entry. */
  readonly program: number;
  readonly others: ReadonlyMap<string, number>;
};

/** The modes of new files under the user's umask. */
export function usualModes(umask: number): ModeTable {
  return { file: 0o666 & ~umask, program: 0o777 & ~umask, others: new Map() };
}

export function modeIn({ file, program, others }: ModeTable, name: string, runs: boolean): number {
  return others.get(name) ?? (runs ? program : file);
}

/** `seen`: permission bits; null for a name that no longer has any. */
export function withModes(table: ModeTable, seen: ReadonlyMap<string, number | null>): ModeTable {
  const others = new Map(table.others);
  for (const [name, mode] of seen)
    if (mode === null || isUsual(table, mode)) others.delete(name);
    else others.set(name, mode);
  return { ...table, others };
}

/** Null: a name without a mode needs no entry either. */
export function isUsual({ file, program }: ModeTable, mode: number | null): boolean {
  return mode === null || mode === (isProgram(mode) ? program : file);
}

/** By git's rule. */
export function isProgram(mode: number): boolean {
  return (mode & 0o100) !== 0;
}

/** Records that end with NUL: the usual modes, then each other mode with its name. */
export function modeBytes({ file, program, others }: ModeTable): Uint8Array {
  const lines = [`${octal(file)} ${octal(program)}`];
  for (const [name, mode] of others) lines.push(`${octal(mode)} ${name}`);
  return Buffer.from(`${lines.join('\0')}\0`, 'latin1');
}

export function modeTable(bytes: Uint8Array): ModeTable {
  const [usual = '', ...lines] = Buffer.from(bytes).toString('latin1').split('\0').slice(0, -1);
  const [file = '', program = ''] = usual.split(' ');
  const others = new Map<string, number>();
  for (const line of lines) {
    const end = line.indexOf(' ');
    others.set(line.slice(end + 1), number(line.slice(0, end)));
  }
  return { file: number(file), program: number(program), others };
}

function octal(mode: number): string {
  return mode.toString(8);
}

function number(octals: string): number {
  return Number.parseInt(octals, 8);
}
