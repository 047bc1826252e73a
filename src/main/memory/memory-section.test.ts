import { describe, expect, it } from 'vitest';
import { entriesOf, sectionBody, withChangedEntry, withEntry, withSectionBody } from './memory-section';

describe('remembering a fact', () => {
  it('makes the section where there is none, at the end of the text', () => {
    expect(withEntry('', 'one')).toBe('## Added Memories\n- one\n');
    expect(withEntry('# Notes\n', 'one')).toBe('# Notes\n\n## Added Memories\n- one\n');
    expect(withEntry('# Notes\n\n', 'one')).toBe('# Notes\n\n## Added Memories\n- one\n');
    expect(withEntry('# Notes', 'one')).toBe('# Notes\n\n## Added Memories\n- one\n');
  });

  it('puts it at the end of the section, and leaves what comes after where it is', () => {
    expect(withEntry('## Added Memories\n- one\n\n\n## Rules\n\n- two\n', 'new')).toBe(
      '## Added Memories\n- one\n- new\n\n\n## Rules\n\n- two\n',
    );
    expect(withEntry('## Added Memories\n\n### Style\n- one\n  more', 'new')).toBe(
      '## Added Memories\n\n### Style\n- one\n  more\n- new\n',
    );
    expect(withEntry('## Added Memories\n\n# Next\n', 'new')).toBe('## Added Memories\n- new\n\n# Next\n');
    expect(withEntry('## Added Memories\n- one\n\nNext\n====\n', 'new')).toBe(
      '## Added Memories\n- one\n- new\n\nNext\n====\n',
    );
  });

  it.each(['## Qwen Added Memories', '## Gemini Added Memories', '## Added Memories ##'])(
    'uses the section %s by its name',
    (header) => {
      expect(withEntry(`${header}\n- one\n`, 'new')).toBe(`${header}\n- one\n- new\n`);
    },
  );

  it('adds no fact twice', () => {
    for (const text of ['## Added Memories\n- use\n  tabs', '## Qwen Added Memories\n* use tabs\n\nMore'])
      expect(withEntry(text, '- use tabs ')).toBe(text);
  });

  it('prefers the section called as ours is', () => {
    expect(withEntry('## Qwen Added Memories\n- a\n\n## Added Memories\n- b\n', 'new')).toBe(
      '## Qwen Added Memories\n- a\n\n## Added Memories\n- b\n- new\n',
    );
  });

  it.each([
    '```md\n## Added Memories\n- example\n```\n',
    '~~~~\n~~~\n## Added Memories\n~~~~\n',
    '<!--\n## Added Memories\n-->\n',
    '# Added Memories\n',
    '### Added Memories\n',
    '## Added Memories of mine\n',
    '    ## Added Memories\n',
  ])('takes no header for one in %j', (text) => {
    expect(withEntry(text, 'new')).toBe(`${text}\n## Added Memories\n- new\n`);
  });

  it('ends the section at no header that is in a fence', () => {
    expect(withEntry('## Added Memories\n- one\n```\n## Not one\n```\n', 'new')).toBe(
      '## Added Memories\n- one\n```\n## Not one\n```\n- new\n',
    );
  });

  it('never writes into a fence or comment that nothing closes', () => {
    expect(withEntry('# Notes\n```\ncode\n', 'new')).toBe('# Notes\n## Added Memories\n- new\n\n```\ncode\n');
    expect(withEntry('## Added Memories\n- one\n<!-- later\n- two\n', 'new')).toBe(
      '## Added Memories\n- one\n- new\n<!-- later\n- two\n',
    );
  });

  it('folds leading dashes and line ends', () => {
    expect(withEntry('', ' - -- a\r\n b\n\nc\u2028d ')).toBe('## Added Memories\n- a b c d\n');
  });
});

describe('entries', () => {
  const text =
    '- not one\n## Added Memories\nSome words\n- one\n  goes on\n* two\n\n  still two\n\nbetween\n+ three\n## Next\n- not one\n';

  it('are the list items of the section, in one line each', () => {
    expect(entriesOf(text).map((entry) => entry.text)).toEqual(['one goes on', 'two still two', 'three']);
    expect(entriesOf('# Notes\n- one\n')).toEqual([]);
    expect(entriesOf('## Added Memories\n```\n- code\n```\n')).toEqual([]);
  });

  it('are changed and removed alone', () => {
    const [first, second] = entriesOf(text);
    if (!first || !second) throw new Error('there are three');
    expect(withChangedEntry(text, first, 'uno\ndue')).toBe(text.replace('- one\n  goes on', '- uno due'));
    expect(withChangedEntry(text, second, null)).toBe(text.replace('* two\n\n  still two\n', ''));
  });
});

describe('the section as a whole', () => {
  it('has a body that another can take the place of', () => {
    const text = '# A\n## Added Memories\n\n- one\n- two\n\n# B\n';
    expect(sectionBody(text)).toBe('- one\n- two');
    expect(withSectionBody(text, '### Style\n- both')).toBe(
      '# A\n## Added Memories\n\n### Style\n- both\n\n# B\n',
    );
    expect(sectionBody('# A\n')).toBeNull();
    expect(withSectionBody('## Added Memories\n', '- one')).toBe('## Added Memories\n- one\n');
  });
});
