import type { Display } from '@shared/tool-call/tool-call';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { RemoteResult } from './RemoteResult';

// The result of a server's tool, on its card.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain();
});

type Shown = Extract<Display, { kind: 'remote-result' }>;

const open = (display: Partial<Shown>) =>
  show(
    <RemoteResult
      chatId="chat"
      callId="call"
      display={{ kind: 'remote-result', text: '', media: [], links: [], ...display }}
    />,
  );

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const [png, wav] = [
  { mimeType: 'image/png', bytes: 70, path: '/kept/1.png' },
  { mimeType: 'audio/wav', bytes: 4096, path: '/kept/2.wav' },
];

it('shows what was said as it is: nothing in it is markdown or a picture from elsewhere', async () => {
  open({ text: '# No title\n![x](https://sea.example/x.png) <b>bold</b>' });
  await expect.element(page.getByText(/# No title/)).toBeVisible();
  expect(document.body.textContent).toContain('![x](https://sea.example/x.png) <b>bold</b>');
  expect(page.getByRole('img').elements()).toEqual([]);
});

it('shows pictures and plays sound from this page, each by its place in the result', async () => {
  main.play({
    chat: { media: ({ index }) => ({ mimeType: index === 0 ? 'image/png' : 'audio/wav', base64: pixel }) },
  });
  open({ media: [png, wav] });
  const picture = page.getByRole('img', { name: 'Image (image/png, 70 bytes)' });
  await expect.element(picture).toHaveAttribute('src', expect.stringMatching(/^blob:/));
  await expect.poll(() => (picture.element() as HTMLImageElement).naturalWidth).toBe(1);
  const sound = page.getByLabelText('Audio (audio/wav, 4 KB)');
  await expect.element(sound).toHaveAttribute('src', expect.stringMatching(/^blob:/));
  await expect.element(sound).toHaveAttribute('controls');
  expect(main.called('chat.media')).toEqual([
    { chatId: 'chat', callId: 'call', index: 0 },
    { chatId: 'chat', callId: 'call', index: 1 },
  ]);
});

it('says that what is gone is gone, and why what cannot be fetched cannot', async () => {
  main.play({ chat: { media: () => null } });
  open({ media: [wav] });
  await expect.element(page.getByText('Audio (audio/wav, 4 KB): no longer stored.')).toBeVisible();
  main.play({});
  open({ media: [png] });
  await expect.element(page.getByText('The script has no answer to chat.media.')).toBeVisible();
});

it('lists links with their whole addresses; only https is one to press', async () => {
  open({
    links: [
      { uri: 'https://sea.example/pike', name: 'The pike', description: 'All about it.' },
      { uri: 'sea://pike/2', name: '', description: '' },
    ],
  });
  const links = page.getByRole('list', { name: 'Links' });
  await expect.element(links.getByRole('button', { name: 'The pike' })).toBeVisible();
  await expect.element(links.getByText('https://sea.example/pike')).toBeVisible();
  await expect.element(links.getByText('All about it.')).toBeVisible();
  await expect.element(links.getByText('sea://pike/2')).toBeVisible();
  expect(links.getByRole('button').elements()).toHaveLength(1);
});
