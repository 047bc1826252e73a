import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { startServer } from './server';

// The links of a server with several pages: one a project.

type Told = { readonly link: string; readonly page: number };

let told: Told[];

beforeEach(async () => {
  told = [];
  const server = await startServer({
    ...{ address: '127.0.0.1', port: null, renderer: await tempFolder(), onChannel() {} },
    pages: ['?project=fish-0123456789ab', '?project=ray-0123456789ab'],
    onLink: (link, page) => told.push({ link, page }),
  });
  onTestFinished(() => server.close());
});

async function open(link = ''): Promise<Response> {
  return await fetch(link, { redirect: 'manual' });
}

test('each page has a link that leads to it, and another one once that was used', async () => {
  const [fish, ray] = told;
  expect((await open(ray?.link)).headers.get('location')).toBe('/?project=ray-0123456789ab');
  expect((await open(fish?.link)).headers.get('location')).toBe('/?project=fish-0123456789ab');
  expect(told.map(({ page }) => page)).toEqual([0, 1, 1, 0]);
  expect((await open(told[2]?.link)).status).toBe(303);
});

test('a link that was used says so, and the way on leads to its page', async () => {
  const link = told[1]?.link;
  await open(link);
  const again = await open(link);
  expect([again.status, await again.text()]).toEqual([
    403,
    expect.stringContaining('<a href="/?project=ray-0123456789ab">'),
  ]);
});

test('of a link only the project stays in the address', async () => {
  const [fish] = told;
  const odd = new URL(fish?.link ?? '');
  odd.searchParams.set('project', '\r\nSet-Cookie: x');
  odd.searchParams.set('next', 'https://evil.example');
  expect((await open(odd.href)).headers.get('location')).toBe('/');
});
