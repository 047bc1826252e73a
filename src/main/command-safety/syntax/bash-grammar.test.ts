import { expect, it } from 'vitest';
import { commandStarts } from './bash-grammar';

const megabyte = 1024 * 1024;

it('understands thousands of commands in little memory', async () => {
  await commandStarts('true');
  const before = process.memoryUsage().rss;
  let peak = before;
  for (let round = 0; round < 2000; round += 1) {
    const text = `cd "src/${round}" && yes | tr -d '\\n' | head -c ${round} > out || (exit 1)`;
    expect((await commandStarts(text))?.size).toBe(5);
    if (round % 10 === 0) peak = Math.max(peak, process.memoryUsage().rss);
  }
  expect((peak - before) / megabyte).toBeLessThan(150);
});

it('says where commands begin, in whatever they stand', async () => {
  const text = 'A=b x "$(y)" | [ -f z ] && export C=d; E=f';
  const starts = await commandStarts(text);
  expect([...(starts ?? [])].sort((a, b) => a - b).map((at) => text.slice(at, at + 2))).toEqual([
    'x ',
    'y)',
    '[ ',
    'ex',
    'E=',
  ]);
  expect(await commandStarts('a (')).toBeNull();
});
