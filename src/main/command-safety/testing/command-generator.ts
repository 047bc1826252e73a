import {
  blanks,
  fragments,
  oddWords,
  operators,
  otherPrograms,
  plainWords,
  prefixes,
  readingPrograms,
  redirects,
  usualCommands,
} from './command-pools';

// For tests: command lines as a model, a careless person or an attacker may write them, the same for the same seed.

export function createCommandGenerator(seed: number): () => string {
  const random = createRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const chance = (probability: number) => random() < probability;
  const repeat = (most: number, make: () => string) =>
    Array.from({ length: Math.floor(random() * (most + 1)) }, make);

  const quoted = (text: string) =>
    pick([
      () => text,
      () => text,
      () => `"${text}"`,
      () => `'${text}'`,
      () => `$'${text}'`,
      () => text.replace(/^./s, '\\$&'),
      () => text.replace(/^(.)(.*)$/s, '$1""$2'),
      () => text.replace(/^(.)(.*)$/s, `'$1'"$2"`),
      () => text.replace(/^(.)(.+)$/s, '$1\\\n$2'),
      () => text.replace(/^./s, (first) => `$'\\x${first.charCodeAt(0).toString(16)}'`),
    ])();
  const word = () => quoted(pick(chance(0.75) ? plainWords : oddWords));
  const program = () => {
    const name = pick(chance(0.7) ? readingPrograms : otherPrograms);
    return chance(0.85) ? name : quoted(name);
  };
  const redirect = () => (chance(0.85) ? '' : pick(redirects));
  const blank = () => (chance(0.93) ? ' ' : pick(blanks));
  const simple = () => {
    const usual = chance(0.5) ? pick(usualCommands) : [program(), ...repeat(3, word)].join(blank());
    return `${chance(0.97) ? '' : pick(prefixes)}${usual}${redirect()}`;
  };
  const nested = (): string => {
    if (chance(0.9)) return simple();
    const inside = line(2);
    return pick([
      `(${inside})`,
      `( ${inside} )`,
      `$(${inside})`,
      `\`${inside}\``,
      `{ ${inside}; }`,
      `<(${inside})`,
    ]);
  };
  const line = (most: number): string => {
    let text = nested();
    for (const operator of repeat(most, () => pick(operators)))
      text += `${blank()}${operator}${blank()}${nested()}`;
    return text;
  };
  const mutated = (text: string) => {
    if (chance(0.85)) return text;
    const at = Math.floor(random() * (text.length + 1));
    const end = chance(0.5) ? at : Math.min(text.length, at + 1 + Math.floor(random() * 3));
    return text.slice(0, at) + (chance(0.3) ? '' : pick(fragments)) + text.slice(end);
  };
  return () => mutated(mutated(line(3)));
}

/** Numbers from 0 up to 1, by mulberry32. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
