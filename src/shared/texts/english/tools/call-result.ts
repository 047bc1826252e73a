// What came of a call, where that is told in words.

export const callResult = {
  'call-result.entries': ({ count }: Count) => (count === 1 ? '1 entry' : `${count} entries`),
  'call-result.file': ({ file, lines }: OfFile & { lines: number }) =>
    `${file}: ${lines === 1 ? '1 line' : `${lines} lines`}`,
  'call-result.file-part': ({ file, first, last, total }: FilePart) =>
    `${file}: lines ${first}-${last} of ${total}`,
  /** `kind`: PNG, PDF. */
  'call-result.media': ({ file, kind }: OfFile & { kind: string }) => `${file}: ${kind}`,
  'call-result.image': ({ file, kind, bytes }: Image) => `Image ${file}: ${kind}, ${bytes} bytes.${notTaken}`,
  'call-result.image-of-size': ({ file, kind, width, height, bytes }: ImageOfSize) =>
    `Image ${file}: ${kind}, ${width} × ${height} pixels, ${bytes} bytes.${notTaken}`,
  'call-result.question-answered': ({ file }: OfFile) => `Answered a question about ${file}`,
  'call-result.files-read': ({ count, skipped }: Count & { skipped: number }) =>
    `Read ${count === 1 ? '1 file' : `${count} files`}${skipped === 0 ? '' : `, skipped ${skipped}`}`,
  'call-result.files-found': ({ count, pattern }: Count & { pattern: string }) =>
    `${count} file(s) matching "${pattern}"`,
  'call-result.nothing-written': ({ file }: OfFile) =>
    `Nothing was written: what was accepted is what ${file} already holds.`,
  'call-result.note-and-diff': ({ note, patch }: { note: string; patch: string }) => `${note}\n\n${patch}`,
  'call-result.tools-found': ({ count }: Count) =>
    count === 1 ? 'Brought in 1 tool' : `Brought in ${count} tools`,
  'call-result.in-background': ({ pid }: { pid: number }) => `Runs in the background (PID ${pid}).`,
} as const;

const notTaken = ' The model in use does not take images.';

type Count = { count: number };
type OfFile = { file: string };
type FilePart = OfFile & { first: number; last: number; total: number };
type Image = OfFile & { kind: string; bytes: number };
type ImageOfSize = Image & { width: number; height: number };
