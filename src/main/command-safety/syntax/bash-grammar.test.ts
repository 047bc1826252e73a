import { expect, it } from 'vitest';
import { parseBash } from './bash-grammar';

const megabyte = 1024;

it('understands thousands of commands in little memory', async () => {
  (await parseBash('true'))?.delete();
  const before = process.resourceUsage().maxRSS;
  for (let round = 0; round < 5000; round += 1) {
    const tree = await parseBash(
      `cd "src/${round}" && yes | tr -d '\\n' | head -c ${round} > out || (exit 1)`,
    );
    expect(tree?.rootNode.hasError).toBe(false);
    tree?.delete();
  }
  expect((process.resourceUsage().maxRSS - before) / megabyte).toBeLessThan(150);
});
