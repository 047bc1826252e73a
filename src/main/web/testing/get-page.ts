import { onTestFinished } from 'vitest';
import { type FetchedPage, fetchPage, type PageParts } from '../fetch-page';
import type { Guard } from '../guarded-request';
import { type Answer, type PageServer, startPageServer } from './page-server';

// For tests: fetches pages of a local server. The server ends with the test.

export async function serve(answers: Readonly<Record<string, Answer>>): Promise<PageServer> {
  const server = await startPageServer(answers);
  onTestFinished(() => server.close());
  return server;
}

type Options = Partial<Guard> & Pick<PageParts, 'timeoutMs'> & { readonly signal?: AbortSignal };

/** Allows the host of `url`, unless `allowedHosts` is set. */
export function get(url: URL, options: Options = {}): Promise<FetchedPage> {
  const { allowedHosts = [url.host], timeoutMs, signal = new AbortController().signal, lookup } = options;
  const guard = { allowedHosts, ...(lookup && { lookup }) };
  const pdfText = () => Promise.reject(new Error('no PDF is read here'));
  return fetchPage(url, { guard, pdfText, ...(timeoutMs !== undefined && { timeoutMs }) }, signal);
}

export async function textOf(answer: Answer): Promise<string> {
  const server = await serve({ '/': answer });
  const found = await get(server.url('/'));
  return found.kind === 'text' ? found.text : found.kind;
}
