// Learns the file's indentation from lines that the model and the file share, and applies it to new lines of the model.

export type IndentationSample = {
  /** The same lines except for their blanks: from the model, and from the file. */
  readonly modelLines: readonly string[];
  readonly fileLines: readonly string[];
  /** The whole file, for its usual indentation if the sample does not show it. */
  readonly allLines: readonly string[];
};

type Pair = { readonly model: string; readonly file: string };

/** One step of indentation on each side; null if unknown. */
type Units = { readonly model: string | null; readonly file: string | null };

/** Gives a line of the model the file's indentation; `oldLine` is the line's place in the sample. */
export function createReindent(sample: IndentationSample): (line: string, oldLine: number) => string {
  const { modelLines, fileLines, allLines } = sample;
  const pairs = modelLines.map((line, index): Pair | null =>
    line.trim() === '' ? null : { model: indentOf(line), file: indentOf(fileLines[index] ?? '') },
  );
  const units = {
    model: unitOf(modelLines),
    file: unitOf(fileLines) ?? (allLines.some((line) => line.startsWith('\t')) ? '\t' : null),
  };
  return (line, oldLine) => {
    if (line.trim() === '') return '';
    const wanted = indentOf(line);
    return fileIndent(wanted, nearestFirst(pairs, oldLine), units) + line.slice(wanted.length);
  };
}

function fileIndent(wanted: string, pairs: readonly Pair[], units: Units): string {
  const same = pairs.find(({ model }) => model === wanted);
  if (same !== undefined) return same.file;
  const around = pairs.filter(({ model }) => wanted.startsWith(model));
  const inner = around.sort((a, b) => b.model.length - a.model.length)[0];
  if (inner !== undefined) return inner.file + translate(wanted.slice(inner.model.length), units);
  const outer = pairs[0];
  return outer === undefined ? wanted : outdent(outer, wanted, units);
}

/** Replaces each of the model's steps by one of the file's. */
function translate(extra: string, { model, file }: Units): string {
  if (file === null) return extra;
  const unit = model ?? usualUnit(extra);
  const steps = Math.floor(extra.length / unit.length);
  return file.repeat(steps) + extra.slice(steps * unit.length);
}

/** The file's indentation of `from`, less the steps by which `wanted` is shallower. */
function outdent(from: Pair, wanted: string, { model, file }: Units): string {
  const steps = Math.round((from.model.length - wanted.length) / (model ?? usualUnit(from.model)).length);
  const width = (file ?? usualUnit(from.file)).length;
  return from.file.slice(0, Math.max(0, from.file.length - Math.max(1, steps) * width));
}

/** The smallest step between the lines' indentations, or null if all are the same. */
function unitOf(lines: readonly string[]): string | null {
  const indents = lines.filter((line) => line.trim() !== '').map(indentOf);
  const depths = [...new Set(indents.map((indent) => indent.length))].sort((a, b) => a - b);
  const steps = depths.slice(1).map((depth, index) => depth - (depths[index] ?? 0));
  if (steps.length === 0) return null;
  return (indents.some((indent) => indent.includes('\t')) ? '\t' : ' ').repeat(Math.min(...steps));
}

function usualUnit(indent: string): string {
  if (indent.includes('\t')) return '\t';
  return indent.length % 4 === 0 ? '    ' : '  ';
}

function nearestFirst(pairs: readonly (Pair | null)[], line: number): Pair[] {
  const placed = pairs.flatMap((pair, index) =>
    pair === null ? [] : [{ pair, distance: Math.abs(index - line) }],
  );
  return placed.sort((a, b) => a.distance - b.distance).map(({ pair }) => pair);
}

function indentOf(line: string): string {
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}
