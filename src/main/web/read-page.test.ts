import { describe, expect, it } from 'vitest';
import type { FetchedPage } from './fetch-page';
import { pageMarkdown } from './page-markdown';
import { get, serve, textOf } from './testing/get-page';
import { page } from './testing/page-server';

describe('the text of a page', () => {
  const latin1 = (text: string) => Buffer.from(text, 'latin1');
  it.each([
    ['of UTF-8, as it says', Buffer.from('größer'), 'text/plain; charset=utf-8', 'größer'],
    ['of Latin-1, as it says', latin1('größer'), 'text/plain; charset=ISO-8859-1', 'größer'],
    ['of UTF-8, though it says Latin-1', Buffer.from('größer'), 'text/plain; charset=latin1', 'größer'],
    [
      'of Latin-1, though it says UTF-8',
      latin1('größer als das Maß'),
      'text/plain; charset=utf-8',
      'größer als das Maß',
    ],
    ['of a charset that nobody knows', Buffer.from('größer'), 'text/plain; charset=x-none', 'größer'],
    [
      'of Shift-JIS, as it says',
      Buffer.from('93fa967b8cea', 'hex'),
      'text/plain; charset=Shift_JIS',
      '日本語',
    ],
    ['of UTF-16 by its mark', Buffer.from('﻿größer', 'utf16le'), 'text/plain', 'größer'],
    ['of UTF-16, as it says', Buffer.from('größer', 'utf16le'), 'text/plain; charset=utf-16le', 'größer'],
    ['of JSON', Buffer.from('{"a":1}'), 'application/json', '{"a":1}'],
    ['of no known type', Buffer.from('plain'), 'application/octet-stream', 'plain'],
  ])('is read: %s', async (_name, bytes, type, text) => {
    expect(await textOf(page(bytes, type))).toBe(text);
  });

  it('is read as its own head says, where the answer does not', async () => {
    const body = '<html><head><meta charset="windows-1251"></head><body><p>Привет</p></body></html>';
    const bytes = Buffer.from(
      [...body].map((letter) => {
        const code = letter.codePointAt(0) ?? 0;
        return code < 0x80 ? code : code - 0x410 + 0xc0;
      }),
    );
    expect(await textOf(page(bytes, 'text/html'))).toBe('Привет');
  });

  it('is none for what is binary, whatever it says', async () => {
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    const server = await serve({ '/a': page(png, 'image/png'), '/b': page(png, 'text/html') });
    expect(await get(server.url('/a'))).toMatchObject({ kind: 'binary', mediaType: 'image/png', bytes: 16 });
    expect(await get(server.url('/b'))).toMatchObject({ kind: 'binary', mediaType: 'text/html', bytes: 16 });
  });
});

describe('a page of a documentation', () => {
  it('is its main content as markdown, with whole links', async () => {
    const server = await serve({ '/guide/connect.html': page(documentation) });
    const found = await get(server.url('/guide/connect.html'));
    const base = `http://${server.host}`;
    expect(found).toEqual({
      kind: 'text',
      url: `${base}/guide/connect.html`,
      title: 'Connecting',
      text: expect.stringContaining('Opens a connection and resolves'),
    });
    const { text } = found as Extract<FetchedPage, { kind: 'text' }>;
    expect(text).toContain('```js\nconst socket = await connect({ host: "localhost" });\nsocket.end();\n```');
    expect(text).toContain(
      '| Option | Default |\n| --- | --- |\n| `host` | `localhost` |\n| `port` | none \\| 0 |',
    );
    expect(text).toContain(`[the reference](${base}/reference#connect)`);
    expect(text).toContain('-   first');
    expect(text).not.toMatch(/Home|All rights|track\(\)|javascript:|hidden words/);
  });

  it('is all of it where nothing in it is the main part', async () => {
    const links = '<ul><li><a href="/a">A</a></li><li><a href="/b">B</a></li></ul>';
    const server = await serve({
      '/': page(`<html><head><title>Index</title></head><body>${links}</body></html>`),
    });
    const found = await get(server.url('/'));
    expect(found).toMatchObject({
      title: 'Index',
      text: expect.stringContaining(`[B](http://${server.host}/b)`),
    });
  });

  it.each([
    ['no tags around it', '<!doctype html><title>Bare</title><h1>Head</h1><p>Text'],
    ['no body', '<html><head><title>Bare</title></head><h1>Head</h1><p>Text</p></html>'],
    ['no head', '<html><title>Bare</title><body><h1>Head</h1><p>Text</p></body></html>'],
    ['a body alone', '<title>Bare</title><body class="a"><h1>Head</h1><p>Text</p></body>'],
  ])('is read whole with %s', async (_name, html) => {
    const server = await serve({ '/': page(html) });
    expect(await get(server.url('/'))).toMatchObject({
      title: 'Bare',
      text: expect.stringMatching(/^#+ Head\n\nText$/),
    });
  });

  it.each([
    ['elements', '<p>a&lt;b</p>'.repeat(200_001), 'a<b\na<b\n'],
    [
      'attributes',
      `<p ${Array.from({ length: 20_000 }, (_, index) => `a${index}=""`).join(' ')}>x</p>y`,
      'x\ny',
    ],
    ['nesting', `${'<div>'.repeat(2_000)}deep<script>if (a < b) c()</script>`, 'deep'],
    ['nested tables', '<table><tr><td>x'.repeat(2_000), 'x\nx'],
  ])('is plain text beyond the limits of %s, and says so', async (_name, html, text) => {
    const found = await textOf(page(`<html><head><title>T</title></head><body>${html}`));
    expect(found.slice(0, 130)).toContain(`without headings and links.]\n\n${text}`);
    expect(found).not.toContain('c()');
  });

  it('is plain text if it takes too long', async () => {
    const request = { html: '<h1>Head</h1><p>Text', url: 'http://a/' };
    const read = await pageMarkdown(request, new AbortController().signal, 0);
    expect(read).toEqual({ title: '', markdown: 'Head\nText', isPlain: true });
  });
});

const prose =
  'Opens a connection and resolves once the server has answered, or rejects with what went wrong. '.repeat(4);

const documentation = `<!doctype html>
<html lang="en"><head><title>Connecting</title><style>.a { color: red }</style><script>track()</script></head>
<body>
<header><nav><a href="/">Home</a> <a href="/blog">Blog</a> <a href="/about">About</a></nav></header>
<aside class="sidebar"><ul><li><a href="/guide/a">A</a></li><li><a href="/guide/b">B</a></li></ul></aside>
<main class="content"><article>
<h1>Connecting</h1>
<p>${prose}</p><p>${prose} See <a href="../reference#connect">the reference</a> and <a href="javascript:alert(1)">this</a>.</p>
<h2 id="example">Example</h2>
<pre><code class="language-js">const socket = await connect({ host: "localhost" });
socket.end();</code></pre>
<h2>Options</h2>
<table><thead><tr><th>Option</th><th>Default</th></tr></thead>
<tbody><tr><td><code>host</code></td><td><code>localhost</code></td></tr><tr><td><code>port</code></td><td>none | 0</td></tr></tbody></table>
<ul><li>first</li><li>second</li></ul>
<p hidden>hidden words</p>
<p>${prose}</p>
</article></main>
<footer>All rights reserved</footer>
</body></html>`;

it.each(['<p ', '<title', '<script ', '</div '])('is plain text in time if all of it is %s', async (part) => {
  const html = part.repeat(Math.floor(2_000_000 / part.length));
  const { isPlain } = await pageMarkdown(
    { html, url: 'http://a.example/', isPlain: true },
    AbortSignal.timeout(20_000),
  );
  expect(isPlain).toBe(true);
});
