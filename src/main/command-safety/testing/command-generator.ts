import {
  blanks,
  expansions,
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
import { compoundCommand } from './compound-generator';

// For tests: command lines as a model, a careless user or an attacker may write them. The same seed gives the same
// lines.

export function createCommandGenerator(seed: number): () => string {
  const random = createRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const chance = (probability: number) => random() < probability;
  const repeat = (most: number, make: () => string) =>
    Array.from({ length: Math.floor(random() * (most + 1)) }, make);

  const quoted = (text: string) => pick(quotings)(text);
  let nesting = 0;
  /** An expansion, sometimes with a command in it. */
  const expansion = (): string => {
    const plain = pick(expansions);
    if (chance(0.6) || nesting > 2) return chance(0.5) ? `"${plain}"` : plain;
    return pick([
      () => `$(${inner()})`,
      () => `"$(${inner()})"`,
      () => `\`${inner()}\``,
      () => `<(${inner()})`,
      () => `"a $(${inner()}) ${plain}"`,
    ])();
  };
  const word = () => {
    if (chance(0.12)) return expansion();
    return quoted(pick(chance(0.75) ? plainWords : oddWords));
  };
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
    if (chance(0.8) || nesting > 3) return simple();
    if (chance(0.7)) return compound();
    const inside = inner();
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
  const inner = (): string => {
    nesting += 1;
    const text = line(1);
    nesting -= 1;
    return text;
  };
  const compound = () => compoundCommand({ pick, repeat, word, simple, inner, redirect });
  const mutated = (text: string) => {
    if (chance(0.85)) return text;
    const at = Math.floor(random() * (text.length + 1));
    const end = chance(0.5) ? at : Math.min(text.length, at + 1 + Math.floor(random() * 3));
    return text.slice(0, at) + (chance(0.3) ? '' : pick(fragments)) + text.slice(end);
  };
  return () => mutated(mutated(line(3)));
}

const quotings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text,
  (text) => `"${text}"`,
  (text) => `'${text}'`,
  (text) => `$'${text}'`,
  (text) => text.replace(/^./s, '\\$&'),
  (text) => text.replace(/^(.)(.*)$/s, '$1""$2'),
  (text) => text.replace(/^(.)(.*)$/s, `'$1'"$2"`),
  (text) => text.replace(/^(.)(.+)$/s, '$1\\\n$2'),
  (text) => text.replace(/^./s, (first) => `$'\\x${first.charCodeAt(0).toString(16)}'`),
];

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
