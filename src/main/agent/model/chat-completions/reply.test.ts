import { describe, expect, it } from 'vitest';
import { createReplyReader } from './reply';

type Part = { index?: number; id?: string; function?: { name?: string; arguments?: string | object } };

function callsFrom(parts: readonly Part[], finish = 'tool_calls') {
  const builder = createReplyReader();
  for (const part of parts) builder.add({ choices: [{ delta: { tool_calls: [part] } }] });
  builder.add({ choices: [{ delta: {}, finish_reason: finish }] });
  return builder.finished()?.calls.map(({ modelId, name, arguments: text }) => [modelId, name, text]);
}

describe('calls put together from their pieces', () => {
  it('join by index, with the id in the first piece only', () => {
    expect(
      callsFrom([
        { index: 0, id: 'a', function: { name: 'glob', arguments: '' } },
        { index: 1, id: 'b', function: { name: 'edit', arguments: '{"x"' } },
        { index: 0, function: { arguments: '{"p":' } },
        { index: 0, function: { arguments: '1}' } },
        { index: 1, function: { arguments: ':2}' } },
      ]),
    ).toEqual([
      ['a', 'glob', '{"p":1}'],
      ['b', 'edit', '{"x":2}'],
    ]);
  });

  it('join when no piece has an index', () => {
    expect(
      callsFrom([
        { id: 'a', function: { name: 'glob', arguments: '{"p":' } },
        { function: { arguments: '1}' } },
        { id: 'b', function: { name: 'edit', arguments: '{}' } },
      ]),
    ).toEqual([
      ['a', 'glob', '{"p":1}'],
      ['b', 'edit', '{}'],
    ]);
  });

  it('are told apart by id when all have index 0', () => {
    expect(
      callsFrom([
        { index: 0, id: 'a', function: { name: 'glob', arguments: '{"p":1}' } },
        { index: 0, id: 'b', function: { name: 'glob', arguments: '{"p":2}' } },
      ]),
    ).toEqual([
      ['a', 'glob', '{"p":1}'],
      ['b', 'glob', '{"p":2}'],
    ]);
  });

  it('are told apart when whole calls come without any id', () => {
    expect(
      callsFrom([
        { function: { name: 'glob', arguments: '{"p":1}' } },
        { function: { name: 'glob', arguments: '{"p":2}' } },
        { index: 0, function: { name: 'edit', arguments: '{}' } },
      ]),
    ).toEqual([
      [null, 'glob', '{"p":1}'],
      [null, 'glob', '{"p":2}'],
      [null, 'edit', '{}'],
    ]);
  });

  it('keep two calls that bear the same id but not the same index', () => {
    expect(
      callsFrom([
        { index: 0, id: 'x', function: { name: 'glob', arguments: '{}' } },
        { index: 1, id: 'x', function: { name: 'edit', arguments: '{}' } },
      ]),
    ).toHaveLength(2);
  });

  it('are not doubled by a server that repeats name, id or the whole call', () => {
    expect(
      callsFrom([
        { index: 0, id: 'a', function: { name: 'glob', arguments: '{"p"' } },
        { index: 0, id: 'a', function: { name: 'glob', arguments: ':1}' } },
        { index: 0, id: 'a', function: { name: 'glob', arguments: '{"p":1}' } },
        { index: 0, function: { name: 'glob', arguments: '{"p":1}' } },
      ]),
    ).toEqual([['a', 'glob', '{"p":1}']]);
  });

  it('take the id late, the name in pieces and arguments as an object', () => {
    expect(
      callsFrom([
        { index: 0, function: { name: 'read_' } },
        { index: 0, function: { name: 'file' } },
        { index: 0, id: 'late', function: { arguments: { path: 'a' } } },
      ]),
    ).toEqual([['late', 'read_file', '{"path":"a"}']]);
  });

  it('leave out a call without name and arguments', () => {
    expect(callsFrom([{ index: 0 }])).toEqual([]);
  });

  it('are incomplete when a filter or the length limit cut them', () => {
    const builder = createReplyReader();
    const delta = {
      choices: [
        {
          delta: { tool_calls: [{ function: { name: 'edit', arguments: '' } }] },
          finish_reason: 'content_filter',
        },
      ],
    };
    builder.add(delta);
    expect(builder.finished()?.calls).toMatchObject([{ complete: false }]);
  });
});

describe('the reply', () => {
  it('is there only once the model said that it has finished', () => {
    const builder = createReplyReader();
    builder.add({ choices: [{ delta: { content: 'a' } }] });
    expect(builder.finished()).toBeNull();
    builder.add({ choices: [{ delta: { content: null }, finish_reason: 'stop' }] });
    builder.add({ choices: [], usage: { prompt_tokens: 1, completion_tokens: 2 } });
    expect(builder.finished()).toEqual({
      text: 'a',
      reasoning: '',
      calls: [],
      usage: { input: 1, cached: 0, output: 2 },
      finish: 'stop',
    });
  });

  it('counts what the server had read before, under both its names', () => {
    const counted = { prompt_tokens: 10, completion_tokens: 2 };
    const usages = [
      { ...counted, prompt_tokens_details: { cached_tokens: 4 } },
      { ...counted, prompt_cache_hit_tokens: 4 },
    ];
    for (const usage of usages) {
      const builder = createReplyReader();
      builder.add({ choices: [{ delta: { content: 'a' }, finish_reason: 'stop' }], usage });
      expect(builder.finished()?.usage).toEqual({ input: 10, cached: 4, output: 2 });
    }
  });

  it('reads reasoning under both its names and text that comes as parts', () => {
    const builder = createReplyReader();
    builder.add({ choices: [{ delta: { reasoning_content: 'a' } }] });
    expect(builder.add({ choices: [{ delta: { reasoning: 'b', content: [{ text: 'c' }] } }] })).toEqual({
      text: 'c',
      reasoning: 'b',
    });
  });
});
