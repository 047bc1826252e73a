import type { IncomingMessage } from 'node:http';
import { messageOf } from '@shared/errors';
import { z } from 'zod';
import { ToolError } from '../base/tool-error';

// Web search by Tavily's API: the user sets its address, so it may be local, and Node's proxy setting applies
// (NODE_USE_ENV_PROXY), as for models. Redirects are never followed, because they would receive the key.

export type SearchAnswer = {
  readonly answer: string;
  readonly results: readonly { readonly title: string; readonly url: string }[];
};

export type SearchRequest = {
  /** `<base url>/search` */
  readonly url: URL;
  readonly key: string;
  readonly query: string;
};

/** The cause of the ToolError if the key was wrong. */
export class SearchKeyRefused extends Error {}

const mostResults = 5;
const mostBytes = 1024 * 1024;
const timeoutMs = 30_000;

const answerSchema = z.object({
  answer: z.string().nullish(),
  results: z.array(z.object({ title: z.string().nullish(), url: z.string() })).default([]),
});

/** Throws ToolError without an answer, and the signal's reason after an abort. */
export async function searchWeb(request: SearchRequest, stopped: AbortSignal): Promise<SearchAnswer> {
  const late = AbortSignal.timeout(timeoutMs);
  try {
    return parse(await ask(request, AbortSignal.any([stopped, late])));
  } catch (error) {
    stopped.throwIfAborted();
    const reason = late.aborted ? `no answer after ${timeoutMs / 1000} s` : messageOf(error);
    // A server's message may repeat the request.
    throw new ToolError(`Web search failed: ${reason.replaceAll(request.key, '…')}.`, { cause: error });
  }
}

async function ask({ url, key, query }: SearchRequest, signal: AbortSignal): Promise<string> {
  const body = JSON.stringify({ query, max_results: mostResults, include_answer: true });
  const request = process
    .getBuiltinModule(url.protocol === 'https:' ? 'node:https' : 'node:http')
    .request(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        authorization: `Bearer ${key}`,
      },
      signal,
    });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).on('error', reject).end(Buffer.from(body));
  });
  const text = await beginningOf(response);
  const { statusCode = 0 } = response;
  if (statusCode === 401 || statusCode === 403)
    throw new SearchKeyRefused(
      `the Tavily API key is not accepted (${statusCode}). The user can set another under "Web" in the settings`,
    );
  if (statusCode < 200 || statusCode > 299) throw new Error(`${url.host} answered ${statusCode}`);
  return text;
}

async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > mostBytes) throw new Error('the answer is too long');
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): SearchAnswer {
  const { success, data } = answerSchema.safeParse(jsonOf(text));
  if (!success) throw new Error('the answer is none of Tavily’s API');
  return {
    answer: data.answer?.trim() ?? '',
    results: data.results
      .slice(0, mostResults)
      .map(({ title, url }) => ({ title: title?.trim() || url, url })),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
