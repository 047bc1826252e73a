import { describe, expect, it } from 'vitest';
import { countSteps } from '../testing/steps';
import { type TakenApart, takeApart, textWithout } from './hunks';
import { readContent } from './read-content';

const text = (...lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');

const change = takeApart(
  text('one', 'two', 'three', 'four', 'five', 'six'),
  text('ONE', 'two', 'three', 'new', 'four', 'six'),
);
/** `one` becomes `ONE`; `new` is added; `five` is removed. */
const [replaced = '', added = '', removed = ''] = change.hunks.map(({ id }) => id);

const read = (content: string, ...rejected: readonly string[]) => {
  const { hunks, own } = readContent(change, content, new Set(rejected));
  const verdicts = hunks.map(({ verdict, isEdited }) => (isEdited ? `${verdict}, edited` : verdict));
  return { verdicts, places: hunks.map(({ start, end }) => [start, end]), own: own.length };
};

describe('what a user made of a change', () => {
  it('is the verdicts alone where the text is what they yield', () => {
    for (const rejected of [[], [replaced], [added, removed], [replaced, added, removed]]) {
      const { hunks, own } = readContent(change, textWithout(change, new Set(rejected)), new Set(rejected));
      expect(hunks.map(({ verdict }) => verdict)).toEqual(
        change.hunks.map(({ id }) => (rejected.includes(id) ? 'reject' : 'accept')),
      );
      expect(own).toEqual([]);
    }
  });

  it('says where each hunk stands by now', () => {
    expect(read(text('one', 'two', 'three', 'four', 'five', 'six'), replaced, added, removed).places).toEqual(
      [
        [0, 1],
        [3, 3],
        [4, 5],
      ],
    );
    expect(read(text('mine', 'ONE', 'two', 'three', 'new', 'four', 'six')).places).toEqual([
      [1, 2],
      [4, 5],
      [6, 6],
    ]);
  });

  it('is told by the text where that says otherwise than the user did', () => {
    const undone = text('one', 'two', 'three', 'four', 'five', 'six');
    expect(read(undone)).toMatchObject({ verdicts: ['reject', 'reject', 'reject'], own: 0 });
    const redone = text('ONE', 'two', 'three', 'new', 'four', 'six');
    expect(read(redone, replaced, added, removed)).toMatchObject({
      verdicts: ['accept', 'accept', 'accept'],
      own: 0,
    });
  });

  it('is as they said where they wrote something else', () => {
    const content = text('mine', 'two', 'three', 'new', 'four', 'six');
    expect(read(content)).toMatchObject({ verdicts: ['accept, edited', 'accept', 'accept'], own: 1 });
    expect(read(content, replaced)).toMatchObject({
      verdicts: ['reject, edited', 'accept', 'accept'],
      own: 1,
    });
  });

  it('holds a rejected hunk for accepted where its text stands among what they wrote', () => {
    const among = text('ONE', 'two', 'three', 'mine', 'new', 'four', 'six');
    expect(read(among, added).verdicts).toEqual(['accept', 'accept', 'accept']);
    const beside = text('ONE', 'two', 'mine', 'new', 'four', 'six');
    expect(read(beside, added).verdicts).toEqual(['accept', 'accept', 'accept']);
  });

  it('leaves hunks alone beside which they wrote', () => {
    const content = text('ONE', 'mine', 'two', 'three', 'mine', 'four', 'mine', 'six');
    expect(read(content, added)).toMatchObject({ verdicts: ['accept', 'reject', 'accept'], own: 3 });
  });

  it('is read whatever they left', () => {
    expect(read('').verdicts).toEqual(['reject, edited', 'reject', 'accept'].map(() => expect.any(String)));
    expect(read(text('all', 'else')).verdicts).toHaveLength(3);
  });
});

it('a text that verdicts yielded is read as these verdicts, whatever the change', () => {
  const random = randoms(11);
  for (let round = 0; round < 2_000; round += 1) {
    const kinds = 2 + random(8);
    const lines = () => text(...Array.from({ length: random(16) }, () => String(random(kinds))));
    const one = takeApart(lines(), lines());
    const rejected = new Set(one.hunks.filter(() => random(2) === 0).map(({ id }) => id));
    const { hunks, own } = readContent(one, textWithout(one, rejected), rejected);
    expect(hunks.map(({ verdict }) => verdict === 'reject')).toEqual(
      one.hunks.map(({ id }) => rejected.has(id)),
    );
    expect(own).toEqual([]);
  }
});

it('a change of 20,000 lines in 500 hunks is taken apart, yielded and read in steps that grow as it does', async () => {
  const { module, stepsOf } = await countSteps(async () => ({
    ...(await import('./hunks')),
    ...(await import('./read-content')),
  }));
  const readLarge = (count: number) => {
    const before = Array.from({ length: count }, (_, i) => (i % 9 === 0 ? '}' : `line ${i}`));
    const after = before.flatMap((line, i) => (i % 40 === 5 ? [`${line}!`, 'new'] : [line]));
    return stepsOf(() => {
      const large = module.takeApart(text(...before), text(...after));
      expect(large.hunks).toHaveLength(count / 40);
      const rejected = everySecond(large);
      const content = `mine\n${module.textWithout(large, rejected)}`;
      const { hunks, own } = module.readContent(large, content, rejected);
      expect(hunks.filter(({ verdict }) => verdict === 'reject')).toHaveLength(count / 80);
      expect(own).toHaveLength(1);
    });
  };
  expect(await readLarge(20_000)).toBeLessThan(2.5 * (await readLarge(10_000)));
});

function everySecond({ hunks }: TakenApart): ReadonlySet<string> {
  return new Set(hunks.flatMap(({ id }, index) => (index % 2 === 0 ? [id] : [])));
}

/** The same ones every time. */
function randoms(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % below;
  };
}
