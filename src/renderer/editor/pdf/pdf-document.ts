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
import { bytesOfBase64 } from './base64';

// pdf.js, made ready for our pages: its worker, bytes of a file in the pieces it asks for, and what it needs beside, from
// our own host. Heavy, so only files that are imported lazily may import this one.

export { type PDFDocumentProxy, type PDFPageProxy, TextLayer };

export type PdfSource = {
  readonly size: number;
  /** `length`: at most `largestPiece`. */
  piece(from: number, length: number): Promise<{ readonly base64: string }>;
  /** Gives `answer` the password once the person typed one; `isWrong`: the one before was not it. */
  askPassword(answer: (password: string) => void, isWrong: boolean): void;
  /** A piece could not be had: what is shown of the document may lack something. */
  failed(error: unknown): void;
};

export type OpenPdf = {
  /** Rejects with what pdf.js says of a file that it cannot read. */
  readonly document: Promise<PDFDocumentProxy>;
  close(): void;
};

/** Reads no more of the file than what is shown needs. */
export function openPdf(source: PdfSource): OpenPdf {
  const worker = PDFWorker.create({ port: new Worker() });
  const task = getDocument({
    worker,
    range: new Pieces(source),
    rangeChunkSize: 256 * 1024,
    disableStream: true,
    disableAutoFetch: true,
    // What the page's policy forbids is not tried first: programs in WebAssembly.
    useWasm: false,
    useWorkerFetch: false,
    disableWorkerRendering: true,
    // A picture larger than that is left out.
    maxImageSize: 64 * 1024 * 1024,
    ...assetsOf(new URL(`./assets/pdfjs/${pdfjsVersion}/`, document.baseURI).href),
  });
  const wrongPassword = 2;
  task.onPassword = (answer: (password: string) => void, reason: number) =>
    source.askPassword(answer, reason === wrongPassword);
  return { document: task.promise, close: () => void closeTask(task, worker) };
}

/** In the path, as the files are kept by browsers for good. Held to the package by a test. */
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
