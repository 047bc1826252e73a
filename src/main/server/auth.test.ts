import { expect, test } from 'vitest';
import { createAuth } from './auth';

test('after many wrong tokens none is taken for a minute', () => {
  let now = 0;
  const auth = createAuth(1, () => now);
  const token = auth.newToken(0);
  for (let time = 0; time < 100; time += 1) expect(auth.exchange(`wrong ${time}`)).toBeNull();
  expect(auth.exchange(token)).toBeNull();
  now = 60_001;
  expect(auth.exchange(token)).toMatchObject({ page: 0 });
});
