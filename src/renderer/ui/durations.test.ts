import { describe, expect, it } from 'vitest';
import { agoText, clockText, durationText } from './durations';

describe('durationText', () => {
  it('gets coarser as it grows', () => {
    expect([-3, 0, 42.4].map(durationText)).toEqual(['0 ms', '0 ms', '42 ms']);
    expect([95, 400, 949].map(durationText)).toEqual(['0.1 s', '0.4 s', '0.9 s']);
    expect([950, 12_400, 59_400].map(durationText)).toEqual(['1 s', '12 s', '59 s']);
  });

  it('goes over to minutes and hours', () => {
    expect([60_000, 185_000, 7_800_000].map(durationText)).toEqual([
      '1 min 00 s',
      '3 min 05 s',
      '2 h 10 min',
    ]);
  });
});

describe('clockText', () => {
  it('reads like a clock and stops at zero', () => {
    expect([28_747_000, 3_547_000, 900, -5].map(clockText)).toEqual(['7:59:07', '59:07', '0:01', '0:00']);
  });
});

describe('agoText', () => {
  it('gets coarser with distance', () => {
    const now = Date.UTC(2026, 5, 15, 12);
    const minutes = [0, 5, 180, 3 * 24 * 60].map((ago) => agoText(now - ago * 60_000, now));
    expect(minutes).toEqual(['now', '5 min', '3 h', '3 d']);
    expect(agoText(now - 30 * 24 * 3_600_000, now)).toMatch(/16/);
  });
});
