import { describe, expect, it } from 'vitest';
import { AppError, toWireError } from '../errors';
import { textSchema } from '../schemas/text';
import { english } from './english';
import { type AnyText, say, type TextKey, textOf } from './text';

const catalogue = {
  plain: 'It is gone.',
  named: ({ name, count }: { name: string; count: number }) => `${name}: ${count === 1 ? 'one' : count}`,
  listed: ({ names }: { names: readonly string[] }) => names.join(', '),
};

describe('a text', () => {
  it('is worded by the catalogue, with what goes into it', () => {
    expect(say({ key: 'plain', params: {} }, catalogue)).toBe('It is gone.');
    expect(say({ key: 'named', params: { name: 'a.txt', count: 1 } }, catalogue)).toBe('a.txt: one');
    expect(say({ key: 'named', params: { name: 'a.txt', count: 3 } }, catalogue)).toBe('a.txt: 3');
  });

  it('may have texts in it, which are worded first', () => {
    const gone = { key: 'plain', params: {} };
    expect(say({ key: 'named', params: { name: gone, count: 2 } }, catalogue)).toBe('It is gone.: 2');
    expect(say({ key: 'listed', params: { names: ['a', gone] } }, catalogue)).toBe('a, It is gone.');
  });

  it('is shown as it is when it is words already: those of an older version, or of a server', () => {
    expect(say('The disk is full.')).toBe('The disk is full.');
  });

  it('says what it is about when a newer version made it', () => {
    expect(say({ key: 'sandbox.left', params: { file: 'a.txt', count: 2 } })).toBe(
      'sandbox.left · a.txt · 2',
    );
    expect(say({ key: 'toString', params: {} })).toBe('toString');
  });

  it('goes through the journal and comes back', () => {
    const told: AnyText = textOf('file.not-read', { file: 'a.json', reason: textOf('wire.closed') });
    expect(textSchema.parse(JSON.parse(JSON.stringify(told)))).toEqual(told);
    expect(textSchema.parse('as it was said')).toBe('as it was said');
    expect(textSchema.safeParse({ key: 'a', params: { b: null } }).success).toBe(false);
  });

  it('does not compile with a key that is none, or without what goes into it', () => {
    // @ts-expect-error no such key
    textOf('file.not-there');
    // @ts-expect-error the reason is missing
    textOf('file.not-read', { file: 'a.json' });
    const any: TextKey = 'wire.closed';
    // @ts-expect-error what one of these keys takes is missing
    textOf(any as TextKey);
    // @ts-expect-error it takes nothing
    textOf('wire.closed', { file: 'a.json' });
    expect(Object.keys(english)).not.toContain('file.not-there');
  });
});

describe('a failure', () => {
  it('crosses the wire as its code and its text, and has its words as message', () => {
    const failure = new AppError('busy', textOf('file.held', { file: 'rules.json' }));
    expect(failure.message).toBe('rules.json is held by another process. Delete it if none is running.');
    expect(toWireError(failure)).toEqual({
      code: 'busy',
      told: { key: 'file.held', params: { file: 'rules.json' } },
    });
  });

  it('that nobody foresaw keeps its details to itself', () => {
    expect(toWireError(new Error('at /home/me'))).toEqual({
      code: 'internal',
      told: { key: 'internal', params: {} },
    });
  });
});
