import { type BenchRow, median } from './row';

export type Comparison = {
  readonly name: string;
  readonly referenceName: string;
  readonly aim?: number;
  readonly rounds: number;
  ours(): Promise<unknown>;
  reference(): Promise<unknown>;
};

/** Pilotfish and the reference alternate, so that a slow moment of the machine affects both. */
export async function compare({
  name,
  referenceName,
  aim,
  rounds,
  ours,
  reference,
}: Comparison): Promise<BenchRow> {
  const [tookOurs, tookReference]: [number[], number[]] = [[], []];
  for (let round = -3; round < rounds; round += 1) {
    const [one, other] = [await timed(reference), await timed(ours)];
    if (round < 0) continue; // warming up
    tookReference.push(one);
    tookOurs.push(other);
  }
  return { name, ours: median(tookOurs), reference: median(tookReference), unit: 'ms', referenceName, aim };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
