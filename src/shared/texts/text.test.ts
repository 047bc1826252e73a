import { describe, expect, it } from 'vitest';
import { AppError, toWireError } from '../errors';
import { english } from './english';
import german from './german.json' with { type: 'json' };
import { createI18nextWording } from './i18next-wording';
import { type AnyText, say, sayInEnglish, speakBy, type TextKey, textOf, words } from './text';
import { textSchema } from './text-schema';

describe('a text', () => {
  it('is worded by the catalogue, in the form that fits what goes into it', () => {
    expect(say({ key: 'wire.closed', params: {} })).toBe('The connection to Pilotfish was lost.');
    expect([1, 3, 1200].map((count) => words('palette.found', { count }))).toEqual([
      '1 command',
      '3 commands',
      '1,200 commands',
    ]);
    expect(words('tree-edit.deleted', { names: ['a.ts'] })).toBe('Deleted a.ts');
    expect(words('tree-edit.deleted', { names: ['a.ts', 'b.ts'] })).toBe('Deleted 2 files and folders');
    expect(words('call-title.search-text', { pattern: 'a', folder: '', include: '*.ts' })).toBe(
      'Search for a (*.ts)',
    );
    expect(words('editor-area.marked-lines', { from: 3, to: 3 })).toBe('line 3');
  });

  it('may have texts in it, which are worded first', () => {
    const gone = textOf('wire.closed');
    expect(words('wire.bad-input', { call: gone, problem: 'x' })).toBe(
      'The connection to Pilotfish was lost.: x',
    );
    expect(words('terminal-panel.said', { all: ['a', gone] })).toBe(
      'a, The connection to Pilotfish was lost.',
    );
  });

  it('never takes what goes into it for a text, a name or markup', () => {
    const odd = '{{call}} {{- call}} $t(wire.closed) <b>&';
    expect(words('wire.bad-input', { call: odd, problem: odd })).toBe(`${odd}: ${odd}`);
  });

  it('is English for a model, whatever language is spoken', () => {
    speakBy(createI18nextWording('de', { 'wire.closed': 'Die Verbindung ist weg.' }));
    expect(words('wire.closed')).toBe('Die Verbindung ist weg.');
    expect(words('wire.not-connected')).toBe('Disconnected from Pilotfish.');
    expect(new AppError('busy', textOf('wire.closed')).message).toBe('The connection to Pilotfish was lost.');
    speakBy(null);
    expect(words('wire.closed')).toBe('The connection to Pilotfish was lost.');
  });

  it('says where a rule holds in the language of the user, and to a model as the journal has it', () => {
    const told = textOf('asks.rule', { rule: 'write_file', scope: 'project' });
    speakBy(createI18nextWording('de', german));
    expect(say(told)).toBe('die Regel „write_file“ (dieses Projekt) fragt');
    expect(sayInEnglish(told)).toBe('rule “write_file” (project) asks');
    speakBy(null);
    expect(say({ key: 'asks.rule', params: { rule: 'write_file', scope: 'team' } })).toBe(
      'rule “write_file” (team) asks',
    );
  });

  it('that an older version journaled is worded with what went into it then', () => {
    expect(say({ key: 'call-title.find-files', params: { pattern: '*.ts' } })).toBe(
      'Find files matching *.ts',
    );
    expect(say({ key: 'memory.not-read', params: { files: ['a.md', 'b.md'] } })).toMatch(
      /did not read a\.md, b\.md/,
    );
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
    // @ts-expect-error a count is a number
    textOf('palette.found', { count: '3' });
    // @ts-expect-error it takes a list
    textOf('terminal-panel.said', { all: 'a' });
    // @ts-expect-error the form of a text is no text of its own
    textOf('palette.found_one', { count: 1 });
    expect(Object.keys(english)).not.toContain('file.not-there');
  });
});

describe('a failure', () => {
  it('crosses the wire as its code and its text, and has its words as message', () => {
    const failure = new AppError('busy', textOf('file.held', { file: 'rules.json' }));
    expect(failure.message).toBe(
      'Another process owns the lock file rules.json. Delete the file if that process has ended.',
    );
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
