import { largestPiece } from '@shared/project/project';
import {
  getDocument,
  PDFDataRangeTransport,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  type PDFPageProxy,
  PDFWorker,
  TextLayer,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import Worker from 'pdfjs-dist/legacy/build/pdf.worker.mjs?worker';

// pdf.js, set up for Pilotfish: its worker, its requests for parts of a file, and its other files from our own host.
// It is large, so only lazily imported files may import this one.

export { type PDFDocumentProxy, type PDFPageProxy, TextLayer };

export type PdfSource = {
  readonly size: number;
  /** `length`: at most `largestPiece`. */
  piece(from: number, length: number): Promise<{ readonly base64: string }>;
  /** Calls `answer` with the password after the user has typed one. `isWrong`: the previous password was wrong. */
  askPassword(answer: (password: string) => void, isWrong: boolean): void;
  /** A part could not be read, so the shown document may be incomplete. */
  failed(error: unknown): void;
};

export type OpenPdf = {
  /** Rejects with pdf.js's error if pdf.js cannot read the file. */
  readonly document: Promise<PDFDocumentProxy>;
  close(): void;
};

/** Reads only the parts of the file that the shown pages need. */
export function openPdf(source: PdfSource): OpenPdf {
  const worker = PDFWorker.create({ port: new Worker() });
  const task = getDocument({
    worker,
    range: new Pieces(source),
    rangeChunkSize: 256 * 1024,
    disableStream: true,
    disableAutoFetch: true,
    // The page's policy forbids WebAssembly, so pdf.js does not try it.
    useWasm: false,
    useWorkerFetch: false,
    disableWorkerRendering: true,
    // In pixels. pdf.js leaves out larger images.
    maxImageSize: 64 * 1024 * 1024,
    ...assetsOf(new URL(`./assets/pdfjs/${pdfjsVersion}/`, document.baseURI).href),
  });
  const wrongPassword = 2;
  task.onPassword = (answer: (password: string) => void, reason: number) =>
    source.askPassword(answer, reason === wrongPassword);
  return { document: task.promise, close: () => void closeTask(task, worker) };
}

/** Part of the path, because browsers cache the files forever. A test compares it with the package. */
export const pdfjsVersion = '6.5.438';

function assetsOf(folder: string) {
  return {
    cMapUrl: `${folder}cmaps/`,
    standardFontDataUrl: `${folder}standard_fonts/`,
    wasmUrl: `${folder}wasm/`,
  };
}

async function closeTask(task: PDFDocumentLoadingTask, worker: PDFWorker): Promise<void> {
  await task.destroy();
  worker.destroy();
}

class Pieces extends PDFDataRangeTransport {
  readonly #source: PdfSource;

  constructor(source: PdfSource) {
    super(source.size, null);
    this.#source = source;
  }

  override requestDataRange(begin: number, end: number): void {
    readRange(this.#source, begin, end).then(
      (bytes) => this.onDataRange(begin, bytes),
      (error: unknown) => this.#source.failed(error),
    );
  }
}

async function readRange(source: PdfSource, begin: number, end: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(end - begin);
  for (let from = begin; from < end; from += largestPiece) {
    const { base64 } = await source.piece(from, Math.min(largestPiece, end - from));
    bytes.set(bytesOfBase64(base64), from - begin);
  }
  return bytes;
}

function bytesOfBase64(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
