/** One line of a benchmark: Pilotfish's value, the reference's value from the same run, and the aim. */
export type BenchRow = {
  readonly name: string;
  readonly ours: number;
  readonly reference: number;
  readonly unit: 'ms' | 'MB' | 'kB' | 'nodes';
  readonly referenceName: string;
  /** The maximum ratio to the reference. */
  readonly aim?: number;
  /** The maximum value, in `unit`. */
  readonly limit?: number;
};

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
