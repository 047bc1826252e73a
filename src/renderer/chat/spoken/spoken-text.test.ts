import { describe, expect, it } from 'vitest';
import '../../parts/panel-texts';
import { spokenText } from './spoken-text';

describe('spokenText', () => {
  it.each([
    ['# A *fine* __heading__', 'A fine heading'],
    ['- [x] read `sum_of_all` in ***src***', 'read sum_of_all in src'],
    ['> See [the docs](https://example.org/a_b) and ![a chart](x.png).', 'See the docs and a chart.'],
    ['1. one\n2. two', '1. one 2. two'],
    ['| name | size |\n|---|---:|\n| parse | 60 |', 'name size parse 60'],
    ['2 * 3 * 4 and snake_case_name', '2 * 3 * 4 and snake_case_name'],
    ['Before.\n```ts\nconst a = 1;\n\nconst b = 2;\n```', 'Before. Code, 3 lines.'],
    ['~~~\nleft open', 'Code, 1 line.'],
    ['\n \n', ''],
  ])('reads %j as %j', (markdown, spoken) => {
    expect(spokenText(markdown)).toBe(spoken);
  });

  it('reads the beginning of what has no end, and says that there is a rest', () => {
    const spoken = spokenText('heron '.repeat(500_000));
    expect(spoken).toMatch(/heron heron The rest is in the chat\.$/);
    expect(spoken.length).toBeLessThanOrEqual(5_100);
    expect(spokenText('a'.repeat(6_000))).toBe(`${'a'.repeat(5_000)} The rest is in the chat.`);
  });

  it('says nothing of a rest where there is none', () => {
    expect(spokenText(`${'a'.repeat(5_000)}\n\n`)).toBe('a'.repeat(5_000));
  });
});
