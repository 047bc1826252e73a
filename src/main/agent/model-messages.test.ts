import { describe, expect, it } from 'vitest';
import type { ModelRecord } from '../storage/chats/chat-log';
import { estimateTokens } from './model/kit/estimate-tokens';
import { modelMessages } from './model-messages';

const user = (text: string): ModelRecord => ({ role: 'user', itemId: 'u', text });
const assistant = (text: string, ...ids: string[]): ModelRecord => ({
  role: 'assistant',
  itemId: 'a',
  text,
  calls: ids.map((id) => ({ id, name: 'read_file', arguments: '{}' })),
});
const result = (callId: string, content: string): ModelRecord => ({ role: 'result', callId, content });

/** The messages as `role: content`, without the system prompt. */
function sent(records: readonly ModelRecord[], images = true): string[] {
  return modelMessages(records, { system: 'S', accepts: { images, files: images } })
    .slice(1)
    .map(
      (message) =>
        `${message.role}: ${typeof message.content === 'string' ? message.content : JSON.stringify(message.content)}`,
    );
}

describe('the messages of a request', () => {
  it('begin with the system prompt', () => {
    expect(modelMessages([], { system: 'S', accepts: { images: true, files: true } })).toEqual([
      { role: 'system', content: 'S' },
    ]);
  });

  it('hold each result directly after its call, whatever the order of the records', () => {
    expect(
      sent([user('go'), assistant('', 'c1', 'c2'), user('more'), result('c2', 'two'), result('c1', 'one')]),
    ).toEqual(['user: go', 'assistant: ', 'tool: one', 'tool: two', 'user: more']);
  });

  it('say of a call without a result that it never ran', () => {
    expect(sent([assistant('', 'c1')])).toEqual([
      'assistant: ',
      'tool: Not executed: the application ended before this call could run.',
    ]);
  });

  it('name a tool as any server reads it, whatever the model wrote', () => {
    const call = { id: 'c1', name: 'functions.read_file', arguments: '{}' };
    const record: ModelRecord = { role: 'assistant', itemId: 'm1', text: '', calls: [call] };
    const [, asked] = modelMessages([record], { system: '', accepts: { images: false, files: false } });
    expect(asked).toMatchObject({ tool_calls: [{ function: { name: 'functions_read_file' } }] });
  });

  it('leave out results without a call, and replies without words and calls', () => {
    expect(sent([result('gone', 'x'), assistant(''), user('a')])).toEqual(['user: a']);
  });

  it('leave out what calls handed in themselves, and its results', () => {
    const calls = [{ id: 'c1/1', name: 'edit', arguments: '{}' }];
    const nested: ModelRecord[] = [
      { role: 'nested-calls', parentId: 'c1', calls },
      { role: 'nested-result', callId: 'c1/1', content: 'inside' },
    ];
    expect(sent([assistant('', 'c1'), ...nested, result('c1', 'one')])).toEqual(['assistant: ', 'tool: one']);
  });

  it('join what a user and the application say in a row', () => {
    expect(sent([user('a'), { role: 'note', text: 'the list changed' }, user('b')])).toEqual([
      'user: a\n\nNote from Pilotfish, not from the user: the list changed\n\nb',
    ]);
  });

  it('begin anew with the newest summary, and keep what follows it', () => {
    expect(
      sent([
        user('old'),
        { role: 'summary', text: 'S1' },
        assistant('x'),
        { role: 'summary', text: 'S2' },
        assistant('new'),
      ]),
    ).toEqual(['user: Older turns were replaced by this summary:\n\nS2', 'assistant: new']);
  });

  it('leave out outputs that were trimmed', () => {
    expect(
      sent([
        assistant('', 'c1', 'c2'),
        result('c1', 'long'),
        result('c2', 'kept'),
        { role: 'trimmed', callIds: ['c1'] },
      ]),
    ).toEqual([
      'assistant: ',
      'tool: [This output was left out to make room. Call the tool again if it is needed.]',
      'tool: kept',
    ]);
  });

  const picture: ModelRecord = {
    role: 'result',
    callId: 'c1',
    content: [
      { kind: 'text', text: 'Here:' },
      { kind: 'image', mimeType: 'image/png', base64: 'AAAA', name: 'a.png' },
      { kind: 'file', mimeType: 'application/pdf', base64: 'BBBB', name: 'b.pdf' },
    ],
  };

  it('carry pictures and files in a message of the user after all results', () => {
    expect(sent([assistant('', 'c1', 'c2'), picture, result('c2', 'two'), user('and?')])).toEqual([
      'assistant: ',
      'tool: Here:\n[image a.png: in the next message]\n[file b.pdf: in the next message]',
      'tool: two',
      `user: ${JSON.stringify([
        { type: 'image_url', image_url: { url: 'data:image/png;base64,AAAA' } },
        { type: 'file', file: { filename: 'b.pdf', file_data: 'data:application/pdf;base64,BBBB' } },
        { type: 'text', text: 'and?' },
      ])}`,
    ]);
  });

  it('say so where the model takes no pictures', () => {
    expect(sent([assistant('', 'c1'), picture], false)).toEqual([
      'assistant: ',
      'tool: Here:\n[image a.png: not shown, this model cannot take images]\n[file b.pdf: not shown, this model cannot take files]',
    ]);
  });

  it('repeat arguments that were no JSON object inside one that is', () => {
    const calls = ['{"a":1}', '[1]', 'nope'].map((text, index) => ({
      id: `c${index}`,
      name: 'x',
      arguments: text,
    }));
    const messages = modelMessages([{ role: 'assistant', itemId: 'a', text: '', calls }], {
      system: '',
      accepts: { images: true, files: true },
    });
    expect(messages[1]).toMatchObject({
      tool_calls: [
        { function: { arguments: '{"a":1}' } },
        { function: { arguments: '{"invalid_json":"[1]"}' } },
        { function: { arguments: '{"invalid_json":"nope"}' } },
      ],
    });
  });
});

it('a request is estimated at a token for four bytes and a thousand for a picture', () => {
  const words = { role: 'user', content: 'x'.repeat(400) } as const;
  const image = { type: 'image_url', image_url: { url: 'data:' } } as const;
  expect(estimateTokens({ messages: [words], tools: [] })).toBe(104);
  expect(estimateTokens({ messages: [{ role: 'user', content: [image] }], tools: [] })).toBe(1004);
  expect(estimateTokens({ messages: [], tools: [{ name: 'a', description: 'b', parameters: {} }] })).toBe(12);
});

describe('the messages of a chat that goes on', () => {
  const accepts = { images: true, files: true };

  it('are those of its records, whatever comes after a request', () => {
    const records: ModelRecord[] = [];
    const turns: ModelRecord[][] = [
      [user('go')],
      [assistant('I look.', 'c1', 'c2'), result('c2', 'two'), result('c1', 'one')],
      [assistant('Both are there.'), { role: 'note', text: 'the list changed' }, user('more')],
      [user('and more'), assistant('', 'c3')],
      [result('c3', 'late')],
      [{ role: 'trimmed', callIds: ['c1'] }],
      [{ role: 'summary', text: 'so far' }, user('on')],
      [assistant('', 'c4'), result('c4', 'four'), { role: 'seen', path: 'a.ts' }],
    ];
    for (const turn of turns) {
      records.push(...turn);
      expect(sent(records)).toEqual(sent([...records]));
      expect(sent(records, false)).toEqual(sent([...records], false));
    }
  });

  it('are the same ones as before, and those that came', () => {
    const records = [user('go'), assistant('', 'c1'), result('c1', 'one')];
    const [, ...before] = modelMessages(records, { system: 'S', accepts });
    records.push(assistant('', 'c2'), result('c2', 'two'));
    const [, ...after] = modelMessages(records, { system: 'S', accepts });
    expect(before.map((message, index) => message === after[index])).toEqual([true, true, true]);
    expect(after.slice(3).map(({ content }) => content)).toEqual(['', 'two']);
  });
});
