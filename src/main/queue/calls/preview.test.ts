import { say, textOf } from '@shared/texts/text';
import { describe, expect, it } from 'vitest';
import { previewOf, textPreviewOf } from './preview';

describe('the preview', () => {
  it('is the first 2,000 characters, and never half of one', () => {
    expect(previewOf('short')).toBe('short');
    expect(previewOf('x'.repeat(3_000))).toBe('x'.repeat(2_000));
    expect(previewOf(`${'x'.repeat(1_999)}😀`)).toBe('x'.repeat(1_999));
  });

  it('of a text of ours cuts what goes into it, all of it together', () => {
    const told = { pattern: 'p'.repeat(1_500), folder: 'f'.repeat(1_500), include: '*.ts' };
    expect(textPreviewOf(textOf('call-title.search-text', told))).toEqual(
      textOf('call-title.search-text', { ...told, folder: 'f'.repeat(500), include: '' }),
    );
    expect(textPreviewOf('y'.repeat(3_000))).toBe('y'.repeat(2_000));
  });

  it('leaves out of a list what there is no room for, and leaves numbers alone', () => {
    const files = Array.from({ length: 500 }, () => 'a-name.txt');
    expect(say(textPreviewOf(textOf('call-title.read-files', { files })))).toBe(
      `Read ${files.slice(0, 200).join(', ')}`,
    );
    const count = textOf('call-title.write-todos', { count: 123_456 });
    expect(textPreviewOf(count)).toEqual(count);
  });

  it('reaches into the texts that are in a text', () => {
    const reason = textOf('call-title.run-command', { command: 'x'.repeat(3_000) });
    expect(textPreviewOf(textOf('file.not-read', { file: 'a', reason }))).toEqual(
      textOf('file.not-read', {
        file: 'a',
        reason: textOf('call-title.run-command', { command: 'x'.repeat(1_999) }),
      }),
    );
  });
});
