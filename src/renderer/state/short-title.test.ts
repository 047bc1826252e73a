import { speak } from '@shared/texts/speak';
import { textOf } from '@shared/texts/text';
import { afterEach, describe, expect, it } from 'vitest';
import { shortTitle } from './short-title';

afterEach(() => speak('en'));

describe('shortTitle', () => {
  it('takes the blanks of a language for what they are', async () => {
    await speak('fr');
    const told = textOf('call-title.run-agent', { agent: 'reviewer', task: 'look' });
    expect(shortTitle(told, '/p')).toMatch(/^reviewer[\u00a0\u202f]: look$/);
  });

  it('words a title that is a text, and takes one that is words as it is', () => {
    const told = textOf('call-title.edit-file', { file: '/p/a.ts' });
    expect([shortTitle(told, '/p'), shortTitle('Look around', '/p')]).toEqual(['Edit a.ts', 'Look around']);
  });

  it('leaves the project’s folder out of paths in it', () => {
    expect(shortTitle('Edit /home/me/zod/src/a.ts', '/home/me/zod')).toBe('Edit src/a.ts');
    expect(shortTitle('Edit C:\\zod\\src\\a.ts', 'C:\\zod')).toBe('Edit src\\a.ts');
  });

  it('keeps every other path whole, one that only begins alike included', () => {
    expect(shortTitle('Edit /home/me/zod-old/a.ts', '/home/me/zod')).toBe('Edit /home/me/zod-old/a.ts');
    expect(shortTitle('List /home/me/zod', '/home/me/zod')).toBe('List /home/me/zod');
    expect(shortTitle('Edit /etc/hosts', null)).toBe('Edit /etc/hosts');
  });

  it('shows look-alikes in paths and commands, and leaves the model’s prose as it is', () => {
    const told = textOf('call-title.edit-file', { file: '/p/аpp.ts' });
    expect(shortTitle(told, '/p')).toBe('Edit ‹U+0430›pp.ts');
    expect(shortTitle('Python, а C', '/p')).toBe('Python, а C');
  });

  it('leaves out a folder whose name may be one, whatever follows it', () => {
    const told = textOf('call-title.edit-file', { file: '/home/сора/привет.ts' });
    expect(shortTitle(told, '/home/сора')).toBe('Edit привет.ts');
  });

  it('shows hidden characters', () => {
    expect(shortTitle('Edit /p/a\u202eb', '/p')).toBe('Edit a‹U+202E›b');
    expect(shortTitle('Edit /p\u202e/a', '/p\u202e')).toBe('Edit a');
  });
});
