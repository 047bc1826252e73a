import { describe, expect, test } from 'vitest';
import { remoteResultSchema, resultOf } from './remote-result';

const received = async (result: object, takesImages = false) => {
  const receiving = { accepts: () => takesImages, keepFile: async () => '/kept/1.wav' };
  return await resultOf(remoteResultSchema.parse(result), receiving);
};
const modelGets = async (result: object, takesImages?: boolean) =>
  (await received(result, takesImages)).forModel;
const personGets = async (result: object) => {
  const { forPerson } = await received(result);
  if (forPerson.kind !== 'remote-result') throw new Error('it is shown as something else');
  return forPerson;
};
const text = (said: string) => ({ type: 'text', text: said });

describe('structured content', () => {
  const structuredContent = { name: 'pike', count: 2 };

  test('is told as JSON beside what is said', async () => {
    const told = await modelGets({ content: [text('Two pikes.')], structuredContent });
    expect(told).toBe('Two pikes.\n{\n  "name": "pike",\n  "count": 2\n}');
  });

  test('is not told twice where a text is the same JSON, or the texts are all that is in it', async () => {
    const json = '{"name":"pike","count":2}';
    expect(await modelGets({ content: [text(json)], structuredContent })).toBe(json);
    expect(await modelGets({ content: [text('pike')], structuredContent: { content: 'pike' } })).toBe('pike');
    expect(await modelGets({ content: [text('pike')], structuredContent: {} })).toBe('pike');
  });
});

describe('what is no text', () => {
  const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1').toString('base64');
  const webp = Buffer.from('RIFF\x04\0\0\0WEBP', 'latin1').toString('base64');
  const wav = Buffer.from('a sound').toString('base64');
  const picture = { type: 'image', data: png, mimeType: 'image/png' };
  const sound = { type: 'audio', data: wav, mimeType: 'audio/wav' };
  const blob = (mimeType: string, bytes = wav) => ({
    type: 'resource',
    resource: { uri: 'sea://1', mimeType, blob: bytes },
  });

  test('is told as what it is where the model takes no pictures', async () => {
    const content = [picture, { ...picture, mimeType: 'image/svg+xml' }, sound, blob('image/png', png)];
    const others = [blob('audio/ogg'), blob('application/zip'), { type: 'hologram' }, 7];
    expect(await modelGets({ content: [...content, ...others] })).toBe(
      [
        '[image image/png, 8 bytes. The model in use does not take it.]',
        '[image image/svg+xml, 8 bytes. The model in use does not take it.]',
        '[audio audio/wav, 7 bytes, kept at /kept/1.wav]',
        '[sea://1: image/png, 8 bytes]',
        '[audio audio/ogg, 7 bytes, kept at /kept/1.wav]',
        '[sea://1: application/zip, 7 bytes]',
        '[a part of the result that is not understood]',
        '[a part of the result that is not understood]',
      ].join('\n'),
    );
  });

  test('reaches a model that takes pictures as pictures, in its place', async () => {
    const content = [
      text('Look:'),
      picture,
      blob('image/webp', webp),
      { ...picture, mimeType: 'image/svg+xml' },
    ];
    expect(await modelGets({ content }, true)).toEqual([
      { kind: 'text', text: 'Look:' },
      { kind: 'image', mimeType: 'image/png', base64: png, name: 'image' },
      { kind: 'image', mimeType: 'image/webp', base64: webp, name: 'sea://1' },
      { kind: 'text', text: '[image image/svg+xml, 8 bytes. The model in use does not take it.]' },
    ]);
  });

  test('reaches a model as the picture that its bytes are, and as text where they are none', async () => {
    const content = [
      { ...picture, mimeType: 'image/jpeg' },
      { ...picture, data: wav },
      { ...picture, data: '' },
      blob('image/gif'),
    ];
    expect(await modelGets({ content }, true)).toEqual([
      { kind: 'image', mimeType: 'image/png', base64: png, name: 'image' },
      { kind: 'text', text: '[image image/png, 7 bytes, which are no picture]' },
      { kind: 'text', text: '[image image/png, 0 bytes, which are no picture]' },
      { kind: 'text', text: '[image image/gif, 7 bytes, which are no picture]' },
    ]);
  });

  test('reaches a model as pictures twenty times at most', async () => {
    const told = await modelGets({ content: Array.from({ length: 30 }, () => picture) }, true);
    if (typeof told === 'string') throw new Error('there is no picture in it');
    expect(told.filter(({ kind }) => kind === 'image')).toHaveLength(20);
    expect(told[20]).toEqual({ kind: 'text', text: '[image image/png, 8 bytes, not kept]' });
  });

  test('is told as a link, or as the text it is', async () => {
    const link = {
      type: 'resource_link',
      uri: 'https://sea.example/1',
      name: 'The sea',
      description: 'Wide.',
    };
    const bare = { type: 'resource_link', uri: 'sea://2' };
    const embedded = { type: 'resource', resource: { uri: 'sea://3', text: 'Deep.' } };
    expect(await modelGets({ content: [link, bare, embedded] })).toBe(
      '[link The sea: https://sea.example/1 (Wide.)]\n[link sea://2]\n--- sea://3 ---\nDeep.',
    );
  });

  test('is shown to the user as itself, and not as text besides; no type makes it anything else', async () => {
    const link = { type: 'resource_link', uri: 'sea://2', name: 'Two', description: 'Wide.' };
    const endless = { type: 'resource_link', uri: `sea://${'x'.repeat(3000)}` };
    const page = { ...sound, mimeType: 'text/html' };
    const shown = await personGets({ content: [text('Look:'), picture, sound, page, link, endless] });
    expect(shown).toEqual({
      kind: 'remote-result',
      text: `Look:\n[link ${endless.uri}]`,
      media: [
        { mimeType: 'image/png', bytes: 8, path: '/kept/1.wav' },
        { mimeType: 'audio/wav', bytes: 7, path: '/kept/1.wav' },
        { mimeType: 'application/octet-stream', bytes: 7, path: '/kept/1.wav' },
      ],
      links: [{ uri: 'sea://2', name: 'Two', description: 'Wide.' }],
    });
  });

  test('that cannot be kept is told with why, and the rest of the result stands', async () => {
    const keepFile = () => Promise.reject(new Error('the disk is full'));
    const result = remoteResultSchema.parse({ content: [text('Done.'), picture, sound] });
    const { forModel, forPerson } = await resultOf(result, { accepts: () => false, keepFile });
    const said = [
      'Done.',
      '[image image/png, 8 bytes, not kept: the disk is full]',
      '[audio audio/wav, 7 bytes, not kept: the disk is full]',
    ].join('\n');
    expect(forModel).toBe(said);
    expect(forPerson).toEqual({ kind: 'remote-result', text: said, media: [], links: [] });
  });

  test('is kept twenty times at most, and shown with no more than 10,000 characters', async () => {
    const many = Array.from({ length: 30 }, () => sound);
    const told = String(await modelGets({ content: many })).split('\n');
    expect([told[19], told[20]]).toEqual([
      '[audio audio/wav, 7 bytes, kept at /kept/1.wav]',
      '[audio audio/wav, 7 bytes, not kept]',
    ]);
    const { media, text: shown } = await personGets({ content: [...many, text('x'.repeat(20_000))] });
    expect([media.length, shown.length]).toEqual([20, 10_000]);
  });
});

test('a call that failed there throws what the server says of it', async () => {
  await expect(modelGets({ content: [text('No such fish.')], isError: true })).rejects.toThrow(
    'No such fish.',
  );
  await expect(modelGets({ content: [], isError: true })).rejects.toThrow(
    'The server says that the call failed, and not why.',
  );
});
