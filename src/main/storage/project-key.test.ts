import { describe, expect, it } from 'vitest';
import { projectKey } from './project-key';

describe("a project's key", () => {
  it('is readable, safe as a name, and different for every path', () => {
    const keys = [
      '/home/a/My Project',
      '/home/b/My Project',
      '/日本',
      '/',
      '/x/../..',
      `/${'long'.repeat(60)}`,
    ].map(projectKey);
    expect(keys[0]).toMatch(/^my-project-[0-9a-f]{12}$/);
    expect(keys.every((key) => /^[a-z0-9-]{12,53}$/.test(key))).toBe(true);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
