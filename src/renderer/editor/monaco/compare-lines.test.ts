import { DefaultLinesDiffComputer } from 'monaco-editor/editor/common/diff/defaultLinesDiffComputer/defaultLinesDiffComputer';
import { expect, it } from 'vitest';
import './compare-lines';

// Long texts in Monaco's own comparison, as its worker runs it.

const compared = (original: readonly string[], proposed: readonly string[], maxComputationTimeMs: number) =>
  new DefaultLinesDiffComputer().computeDiff(original, proposed, {
    maxComputationTimeMs,
    ignoreTrimWhitespace: false,
    computeMoves: false,
  });

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `line ${index}`);

it('every third of 60,000 lines that is another is a change of its own', () => {
  const original = numbered(60_000);
  const proposed = original.map((line, index) => (index % 3 === 1 ? `${line}, but another` : line));
  const { changes, hitTimeout } = compared(original, proposed, 20_000);
  expect(hitTimeout).toBe(false);
  expect(changes.map(({ original, modified }) => [original, modified].map(String))).toEqual(
    Array.from({ length: 20_000 }, (_, index) => [
      `[${index * 3 + 2},${index * 3 + 3})`,
      `[${index * 3 + 2},${index * 3 + 3})`,
    ]),
  );
});

it('whatever came, went and was said again elsewhere, the changes lead from the one text to the other', () => {
  const next = numbersFrom(7);
  const text = () => Array.from({ length: 1_000 }, () => `line ${next() % 1_500}`);
  for (let round = 0; round < 5; round += 1) {
    const [original, proposed] = [text(), text()];
    expect(applied(compared(original, proposed, 20_000), original, proposed)).toEqual(proposed);
  }
});

it('texts without a line in common are one change, and so is one that only grows or shrinks', () => {
  // In ms; differences within lines take more.
  const budget = 200;
  const [text, other] = [numbered(2_000), numbered(2_000).map((line) => `another ${line}`)];
  const changed = (original: readonly string[], proposed: readonly string[]) =>
    compared(original, proposed, budget).changes.map(({ original, modified }) => `${original} ${modified}`);
  expect(changed(text, other)).toEqual(['[1,2001) [1,2001)']);
  expect(changed(text, [...text, ...other])).toEqual(['[2001,2001) [2001,4001)']);
  expect(changed([...text, ...other], other)).toEqual(['[1,2001) [1,1)']);
});

function applied(
  { changes }: ReturnType<typeof compared>,
  original: readonly string[],
  proposed: readonly string[],
): readonly string[] {
  const result: string[] = [];
  let taken = 1;
  for (const change of changes) {
    result.push(...original.slice(taken - 1, change.original.startLineNumber - 1));
    result.push(...slice(proposed, change.modified));
    taken = change.original.endLineNumberExclusive;
  }
  return [...result, ...original.slice(taken - 1)];
}

type Lines = { readonly startLineNumber: number; readonly endLineNumberExclusive: number };

function slice(text: readonly string[], lines: Lines): readonly string[] {
  return text.slice(lines.startLineNumber - 1, lines.endLineNumberExclusive - 1);
}

/** The same numbers each time. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
}

it('a text that comes or goes as a whole is one change, its final break included', () => {
  const changed = (original: readonly string[], proposed: readonly string[]) =>
    compared(original, proposed, 0).changes.map(({ original, modified }) => `${original} ${modified}`);
  expect(changed(['a', 'b', ''], [''])).toEqual(['[1,4) [1,2)']);
  expect(changed([''], ['a', ''])).toEqual(['[1,2) [1,3)']);
});
