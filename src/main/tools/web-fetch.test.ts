import { afterEach, describe, expect, it } from 'vitest';
import { fetchPage } from '../web/fetch-page';
import { type PageServer, page, redirect, startPageServer } from '../web/testing/page-server';
import { noServices } from './kit/no-services';
import { pdfText } from './kit/pdf-text';
import type { SideRequest, WebAccess } from './kit/services';
import type { ToolResult } from './kit/tool';
import { createTestContext, type TestContext } from './testing/test-context';
import { samplePdf } from './testing/test-files';
import { createWebFetch } from './web-fetch';

let server: PageServer;
afterEach(() => server.close());

/** The web access of the application, with a server of this machine. */
function webOf({ host }: PageServer): WebAccess {
  return {
    ...noServices.web,
    fetch: (url, signal) => fetchPage(url, { guard: { allowedHosts: [host] }, pdfText }, signal),
  };
}

type Ran = { readonly result: ToolResult; readonly context: TestContext };

async function fetched(path: string, answer: SideRequest | string): Promise<Ran> {
  const sideRequest = typeof answer === 'string' ? async () => answer : answer;
  const context = await createTestContext({ web: webOf(server), sideRequest });
  const tool = createWebFetch(context);
  const input = { url: server.url(path).href, prompt: 'What does it say?' };
  const proposal = await tool.confirm(input, context);
  if (proposal === null) throw new Error('web_fetch must ask');
  return {
    result: await tool.run(input, context, { proposal, content: proposal.proposed, pin: null }),
    context,
  };
}

describe('web_fetch', () => {
  it('asks about the address as it is asked for, and says what the model wrote where that is another', async () => {
    server = await startPageServer({});
    const context = await createTestContext();
    const ask = (url: string) => createWebFetch(context).confirm({ url, prompt: 'What?' }, context);
    expect(await ask('https://github.com/a/b/blob/main/x.md')).toEqual({
      kind: 'url',
      proposed: 'https://raw.githubusercontent.com/a/b/main/x.md',
      given: 'https://github.com/a/b/blob/main/x.md',
      sent: null,
      asked: 'What?',
    });
    expect(await ask('https://docs.example.com#part')).toMatchObject({
      proposed: 'https://docs.example.com/',
      given: null,
    });
    await expect(ask('ftp://a.example/')).rejects.toThrow('must begin with http:// or https://');
  });

  it('returns the answer of a side request, and keeps the text for the user', async () => {
    server = await startPageServer({
      '/a': page('<html><head><title>A page</title></head><p>The text.</p></html>'),
    });
    const requests: string[] = [];
    const { result, context } = await fetched('/a', async ({ prompt }) => {
      requests.push(prompt);
      return 'It says something.';
    });
    expect(requests).toEqual([
      `What does it say?\n\nPage: ${server.url('/a').href}\nTitle: A page\n<content>\nThe text.\n</content>`,
    ]);
    expect(result).toEqual({
      forModel: 'It says something.',
      forPerson: {
        kind: 'web-page',
        url: server.url('/a').href,
        title: 'A page',
        prompt: 'What does it say?',
        answer: 'It says something.',
      },
      source: 'The text.',
    });
    expect(context.reports).toEqual(['Asking about the page']);
  });

  it('returns the content with a note when the side request fails', async () => {
    server = await startPageServer({ '/a': page('The text.', 'text/plain') });
    const { result } = await fetched('/a', () => Promise.reject(new Error('no answer came.')));
    expect(result.forModel).toBe(
      `[The prompt was not answered: no answer came. The content of ${server.url('/a').href} follows.]\nThe text.`,
    );
    expect(result.forPerson).toMatchObject({ kind: 'web-page', answer: null });
  });

  it('says how much of a long page was read, and where all of it is', async () => {
    server = await startPageServer({ '/a': page('a'.repeat(100_001), 'text/plain') });
    const { result, context } = await fetched('/a', 'An a.');
    const [path] = context.kept.keys();
    expect(result.forModel).toBe(
      `An a.\n[Of the page the first 100000 of 100001 characters were read. All of it: ${path}]`,
    );
    expect(result.source).toHaveLength(100_000);
  });

  it('reads a PDF as its text', async () => {
    server = await startPageServer({
      '/a.pdf': page(samplePdf(['Hello', 'again']), 'application/octet-stream'),
    });
    const { result } = await fetched('/a.pdf', 'It greets.');
    expect(result.source).toBe('--- Page 1 of 2 ---\nHello\n\n--- Page 2 of 2 ---\nagain\n');
  });

  it('returns another host instead of going there', async () => {
    server = await startPageServer({ '/a': redirect('https://docs.example.com/b') });
    const { result } = await fetched('/a', 'never asked');
    expect(result.forModel).toBe(
      `${server.url('/a').href} redirects to another host: https://docs.example.com/b\n` +
        'It was not followed. Call web_fetch with that address if it is needed.',
    );
  });

  it('says what is binary, and what is empty', async () => {
    const png = Buffer.from('89504e470d0a1a0a', 'hex');
    server = await startPageServer({ '/a': page(png, 'image/png'), '/b': page('') });
    expect((await fetched('/a', 'never asked')).result.forModel).toBe(
      `The content of ${server.url('/a').href} is binary (image/png, 8 bytes) and cannot be read as text.`,
    );
    expect((await fetched('/b', 'never asked')).result.forModel).toBe(
      `The page ${server.url('/b').href} has no text.`,
    );
  });
});
