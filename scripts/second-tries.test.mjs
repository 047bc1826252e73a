import { expect, test } from 'vitest';
import playwright from '../node_modules/@playwright/test/package.json' with { type: 'json' };
import { secondTries } from './second-tries.mjs';
import report from './testing/flaky-report.json' with { type: 'json' };

// `flaky-report.json` is the output of `playwright test --retries 1 --reporter json` for three tests: one passes at
// once, one of a group when `retry` is 1, and one never. The texts of errors and the paths of files are cut out.

test('names the tests that passed only when they were tried again', () => {
  expect(report.stats).toMatchObject({ expected: 1, flaky: 1, unexpected: 1 });
  expect(secondTries(report)).toEqual(['[] › some.spec.js › a group › passes at the second try']);
});

test('names none where there is no report', () => {
  expect(secondTries(null)).toEqual([]);
});

test('the report is one of the Playwright that is installed: record it again with another', () => {
  expect(report.config.version).toBe(playwright.version);
});
