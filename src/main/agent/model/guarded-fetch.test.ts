import { expect, it } from 'vitest';
import { sideLimits } from '../side-request';
import { defaultLimits } from './guarded-fetch';

const baseUrl = 'http://localhost:11434/v1';
const minute = 60_000;

it('an answer may take two hours in all, and what is asked beside a chat twenty minutes', () => {
  expect([defaultLimits({ baseUrl }), sideLimits({ baseUrl })]).toMatchObject([
    { totalTimeoutMs: 120 * minute },
    { totalTimeoutMs: 20 * minute },
  ]);
});

it('the whole is never shorter than what the settings allow for its beginning and for one wait', () => {
  const slow = { baseUrl, timeouts: { firstByte: 24 * 3600, betweenBytes: 600 } };
  const all = 24 * 60 * minute + 10 * minute;
  expect([defaultLimits(slow), sideLimits(slow)]).toMatchObject([
    { totalTimeoutMs: all },
    { totalTimeoutMs: all },
  ]);
});
