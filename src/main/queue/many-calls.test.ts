import { expect, it } from 'vitest';
import { read } from './testing/calls';
import { startTestQueue } from './testing/start-test-queue';

it('a reply of more than 200 calls runs the first 200, and the model reads why the others did not', async () => {
  const test = await startTestQueue();
  const paths = await Promise.all(
    Array.from({ length: 203 }, (_, at) => test.write(`${at}.txt`, `text ${at}`)),
  );
  await test.run(...paths.map((path) => read(path)));
  const results = test.results();
  expect(results.c200).toBe('text 199');
  expect(results.c201).toBe(
    'Not executed: a reply can hold at most 200 calls, and this is number 201. Send the rest with your next reply.',
  );
  expect(Object.keys(results)).toHaveLength(203);
});
