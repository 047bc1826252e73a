import { describe, expect, it } from 'vitest';
import { windowTitle } from './window-title';

describe('windowTitle', () => {
  it('names the project', () => {
    expect(windowTitle({ project: 'zod', waiting: 0 })).toBe('zod – Pilotfish');
    expect(windowTitle({ project: null, waiting: 0 })).toBe('Pilotfish');
  });

  it('counts what waits, whether or not somebody looks', () => {
    expect(windowTitle({ project: 'zod', waiting: 2 })).toBe('(2) zod – Pilotfish');
  });
});
