import { type LanguageSetting, languageFor } from '@shared/texts/language';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { startServer } from './server';

// The links of a server with several pages: one for each project.

type Told = { readonly link: string; readonly page: number };

let told: Told[];
let setting: LanguageSetting;

beforeEach(async () => {
  told = [];
  setting = 'system';
  const server = await startServer({
    address: '127.0.0.1',
    port: null,
    renderer: await tempFolder(),
    onChannel() {},
    pageLanguage: (preferred) => languageFor(setting, preferred),
    pages: ['?project=fish-0123456789ab', '?project=ray-0123456789ab'],
    onLink: (link, page) => told.push({ link, page }),
  });
  onTestFinished(() => server.close());
});

async function open(link = ''): Promise<Response> {
  return await fetch(link, { redirect: 'manual' });
}

/** Without the key of the session. */
async function leadsTo(link: string | undefined): Promise<string | undefined> {
  return (await open(link)).headers.get('location')?.split('#')[0];
}

test('each page has a link that leads to it, and another one once that was used', async () => {
  const [fish, ray] = told;
  expect(await leadsTo(ray?.link)).toBe('/?project=ray-0123456789ab');
  expect(await leadsTo(fish?.link)).toBe('/?project=fish-0123456789ab');
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

test('who needs a new link is told so in the language of the settings, else of the browser', async () => {
  const page = async (accepted: string) => {
    const url = new URL('/', told[0]?.link);
    return await (await fetch(url, { headers: { 'Accept-Language': accepted } })).text();
  };
  expect(await page('de-CH, en;q=0.5')).toMatch(/<html lang="de">[\s\S]*Pilotfish braucht einen neuen Link/);
  expect(await page('it, fr;q=0.5')).toMatch(/<html lang="fr">[\s\S]*<code>pilotfish serve<.code>/);
  expect(await page('it')).toMatch(/<html lang="en">[\s\S]*Pilotfish needs a new link/);
  setting = 'zh-Hans';
  expect(await page('de')).toMatch(/<html lang="zh-Hans">[\s\S]*需要新链接/);
});

test('of a link only the project stays in the address', async () => {
  const [fish] = told;
  const odd = new URL(fish?.link ?? '');
  odd.searchParams.set('project', '\r\nSet-Cookie: x');
  odd.searchParams.set('next', 'https://evil.example');
  expect(await leadsTo(odd.href)).toBe('/');
});
