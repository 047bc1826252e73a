import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { messageOf } from '@shared/errors';
import { ToolError } from '../../base/tool-error';

// The text of a PDF. A worker reads it, because a document can be large or deliberately slow.

const timeLimitMs = 60_000;

/** The text, page by page. ToolError if the document cannot be read. */
export async function pdfText(bytes: Uint8Array, shown: string, signal: AbortSignal): Promise<string> {
  const timeout = AbortSignal.timeout(timeLimitMs);
  try {
    const pages = await pagesOf(bytes, AbortSignal.any([signal, timeout]));
    return pages
      .map((text, index) => `--- Page ${index + 1} of ${pages.length} ---\n${text.trim()}\n`)
      .join('\n');
  } catch (error) {
    signal.throwIfAborted();
    const reason = timeout.aborted ? 'it takes too long' : messageOf(error);
    throw new ToolError(`Cannot read the PDF ${shown}: ${reason}`, { cause: error });
  }
}

type Answer = { readonly pages: readonly string[] } | { readonly failure: string };

/** Plain JavaScript as a text: otherwise every build would need a separate file for the worker. */
const workerSource = `
const { parentPort, workerData } = require('node:worker_threads');
(async () => {
  const { getDocumentProxy } = await import(workerData.library);
  const document = await getDocumentProxy(workerData.bytes, { verbosity: 0, isEvalSupported: false });
  const pages = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const content = await (await document.getPage(number)).getTextContent();
    pages.push(content.items.map((item) => (item.str ?? '') + (item.hasEOL ? '\\n' : '')).join(''));
  }
  return { pages };
})()
  .catch((error) => ({ failure: String(error?.message ?? error) }))
  .then((answer) => parentPort.postMessage(answer));
`;

async function pagesOf(bytes: Uint8Array, signal: AbortSignal): Promise<readonly string[]> {
  signal.throwIfAborted();
  const library = pathToFileURL(createRequire(import.meta.url).resolve('unpdf')).href;
  const worker = new Worker(workerSource, {
    eval: true,
    env: {},
    stdout: true,
    stderr: true,
    workerData: { library, bytes: Uint8Array.from(bytes) },
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  });
  try {
    const answer = await new Promise<Answer>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.once('message', resolve);
      worker.once('error', reject);
    });
    if ('failure' in answer) throw new Error(answer.failure);
    return answer.pages;
  } finally {
    await worker.terminate();
  }
}
