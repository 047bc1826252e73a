import type { Lines } from '../../src/main/queue/testing/batch-model';

// For tests: differences between the product and the model, and texts as lines.

export class Difference extends Error {}

export function expectSame(what: string, found: unknown, expected: unknown): void {
  const texts = [found, expected].map((one) => JSON.stringify(one));
  if (texts[0] !== texts[1]) throw new Difference(`${what}: ${texts[0]} instead of ${texts[1]}`);
}

export function textOf(lines: Lines): string {
  return lines.map((line) => `${line}\n`).join('');
}

export function linesOf(text: string): Lines {
  return text === '' ? [] : text.slice(0, -1).split('\n');
}
