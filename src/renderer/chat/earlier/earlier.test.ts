import { describe, expect, it } from 'vitest';
import { earlierOf } from './earlier';

const item = (id: string) => ({ kind: 'user', id, at: 0, text: id }) as const;
const pages = { before: 'm3', items: [item('m1'), item('m2')], calls: {}, earlier: 0 };

describe('earlierOf', () => {
  it('is the pages while they join what the server state holds', () => {
    expect(earlierOf({ items: [item('m3'), item('m4')] }, pages)).toBe(pages);
  });

  it('is nothing once a new snapshot starts elsewhere, for the chat would have a hole', () => {
    expect(earlierOf({ items: [item('m9')] }, pages)).toBeNull();
    expect(earlierOf({ items: [] }, pages)).toBeNull();
    expect(earlierOf(undefined, pages)).toBeNull();
  });
});
