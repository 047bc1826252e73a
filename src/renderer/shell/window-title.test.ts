import { describe, expect, it } from 'vitest';
import { windowTitle } from './window-title';

describe('windowTitle', () => {
  it('names the project', () => {
    expect(windowTitle({ project: 'zod', waiting: 2, hidden: false })).toBe('zod – Pilotfish');
    expect(windowTitle({ project: null, waiting: 0, hidden: true })).toBe('Pilotfish');
  });

  it('counts what waits while the window is hidden', () => {
    expect(windowTitle({ project: 'zod', waiting: 2, hidden: true })).toBe('(2) Pilotfish');
  });
});
