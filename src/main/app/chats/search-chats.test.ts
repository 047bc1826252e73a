import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChatEvent } from '@shared/chat/chat';
import { beforeEach, describe, expect, it } from 'vitest';
import { CannotRunError } from '../../base/processes/run-program';
import { tempFolder } from '../../base/testing/temp-folder';
import { searchChats } from './search-chats';

let folder: string;
beforeEach(async () => {
  folder = await tempFolder();
});

const line = (...events: readonly Partial<ChatEvent>[]) =>
  JSON.stringify({
    v: 1,
    at: 1,
    events,
    records: [{ role: 'note', text: 'only the model was told of walruses' }],
  });

const user = (id: string, text: string): Partial<ChatEvent> => ({
  type: 'item-added',
  item: { kind: 'user', id, at: 1, text },
});

const answer = (id: string, text: string): Partial<ChatEvent> => ({
  type: 'assistant-finished',
  id,
  text,
  reasoning: '',
  state: 'complete',
});

const keep = (id: string, ...lines: readonly string[]) =>
  writeFile(join(folder, `${id}.jsonl`), `${lines.join('\n')}\n`);

const search = (text: string, ...ids: readonly string[]) => searchChats({ folder, ids, text });

const marked = (text: string) =>
  text.split('*').map((piece, index) => ({ text: piece, isMatch: index % 2 === 1 }));

describe('a search', () => {
  it('finds what a user and a model said, newest chat first, and marks it', async () => {
    await keep('a', line(user('1', 'Where do herons nest?')), line(answer('2', 'Herons nest in trees.')));
    await keep('b', line(user('3', 'A heron, please')));
    await keep('c', line(user('4', 'Gulls')));
    expect(await search('HERON', 'b', 'a', 'c')).toEqual({
      hits: [
        {
          chatId: 'b',
          itemId: '3',
          by: 'person',
          excerpt: marked('A *heron*, please'),
          count: 1,
        },
        {
          chatId: 'a',
          itemId: '2',
          by: 'model',
          excerpt: marked('*Heron*s nest in trees.').filter(({ text }) => text !== ''),
          count: 2,
        },
      ],
      more: false,
    });
  });

  it('wants every word in one message, and finds words with quotes, backslashes and accents', async () => {
    await keep('a', line(user('1', 'grey')), line(user('2', 'heron')), line(user('3', 'The heron is grey')));
    await keep('b', line(user('4', 'say "C:\\new" à côté')));
    expect(await search('grey heron', 'a', 'b')).toMatchObject({
      hits: [{ chatId: 'a', itemId: '3', count: 1 }],
    });
    for (const text of ['"C:\\new"', 'CÔTÉ'])
      expect(await search(text, 'a', 'b')).toMatchObject({ hits: [{ chatId: 'b', itemId: '4' }] });
  });

  it('finds calls by their titles, and nothing that only the model was told', async () => {
    const call = { id: 'c', messageId: 'm', tool: 'read_file', displayName: '', inputPreview: '' };
    const title = { key: 'no-such-key', params: { path: 'src/heron.ts' } };
    await keep('a', line({ type: 'call-added', call: { ...call, title, phase: { phase: 'queued' } } }));
    expect(await search('heron.ts', 'a')).toMatchObject({ hits: [{ itemId: 'm', by: 'call' }] });
    expect(await search('walruses', 'a')).toEqual({ hits: [], more: false });
  });

  it('passes over torn lines, other files and chats that are not listed', async () => {
    await keep('a', '{"v":1,"events":[{"type":"item-added","item":{"kind":"user","text":"heron', 'heron');
    await keep('b', line(user('1', 'heron')));
    await writeFile(join(folder, 'index.json'), 'heron');
    expect(await search('heron', 'a')).toEqual({ hits: [], more: false });
  });

  it('is cut around the first match of a long message', async () => {
    await keep('a', line(user('1', `${'before '.repeat(50)}the heron\nstood${' after'.repeat(50)}`)));
    const [hit] = (await search('heron', 'a')).hits;
    const text = hit?.excerpt.map((piece) => piece.text).join('') ?? '';
    expect(text).toMatch(/^…before .*the heron stood after.*…$/);
    expect(text.length).toBeLessThanOrEqual(162);
  });

  it('tells no more than fifty chats, and that there are more', async () => {
    const ids = Array.from({ length: 130 }, (_, index) => `chat-${index}`);
    for (const id of ids) await keep(id, line(user('1', 'heron')));
    const { hits, more } = await search('heron', ...ids);
    expect(hits.map(({ chatId }) => chatId)).toEqual(ids.slice(0, 50));
    expect(more).toBe(true);
  });

  it('finds the same where ripgrep cannot be run', async () => {
    await keep('a', line(user('1', 'Herons')));
    await keep('b', line(user('2', 'Gulls')));
    const ids = ['a', 'b'];
    const ripgrep = () => Promise.reject(new CannotRunError('none'));
    const found = await searchChats({ folder, ids, text: 'herons' });
    expect(await searchChats({ folder, ids, text: 'herons', ripgrep })).toEqual(found);
    expect(found.hits).toHaveLength(1);
  });
});
