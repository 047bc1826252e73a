/** One line of a benchmark: what we take, what the reference takes in the same run, and what we want to stay below. */
export type BenchRow = {
  readonly name: string;
  readonly ours: number;
  readonly reference: number;
  readonly unit: 'ms' | 'MB' | 'kB' | 'nodes';
  readonly referenceName: string;
  /** At most so many times the reference. */
  readonly aim?: number;
  /** At most this much, in `unit`. */
  readonly limit?: number;
};

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
