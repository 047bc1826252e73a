import { expect, type Page, test } from '@playwright/test';
import { barriers } from './barriers';
import { cutTexts } from './cut-texts';
import { overlaps } from './overlaps';

// The checks of the pictures of `npm run screens`, on pages with such faults.

const narrow = 'width: 60px; overflow: hidden; white-space: nowrap; padding: 0;';

/** The findings if these texts are our own. */
async function foundIn(page: Page, body: string): Promise<string[]> {
  await page.setContent(`<!doctype html><style>body { margin: 0 }</style>${body}`);
  return await cutTexts(page, new Set(['Words of our own that are long']));
}

test('words that fit, wrap or can be scrolled to are left alone', async ({ page }) => {
  const found = await foundIn(
    page,
    `<button>Accept</button><h2 style="width: 120px">Words of our own that are long</h2>
     <div style="overflow-x: auto; width: 60px; white-space: nowrap"><button>Words of our own that are long</button></div>
     <p style="${narrow}">A paragraph is none of these</p><div hidden><button style="${narrow}">Words of our own</button></div>`,
  );
  expect(found).toEqual([]);
});

test('words that are cut, spill over or leave the window are named with their control', async ({ page }) => {
  const found = await foundIn(
    page,
    `<button style="${narrow}">Everything is accepted</button>
     <div style="${narrow}"><label>Label behind an edge</label></div>
     <button style="width: 60px; white-space: nowrap; padding: 0"><span>Spilling over the edge</span></button>
     <h2 style="height: 10px; overflow: hidden; line-height: 20px">Half a heading</h2>
     <h3 style="white-space: nowrap; width: max-content">${'far '.repeat(400)}out</h3>`,
  );
  expect(found.map((sentence) => sentence.replace(/(?:far )+/, 'far '))).toEqual([
    '“Everything is accepted” is cut (button.)',
    '“Label behind an edge” is cut (label.)',
    '“Spilling over the edge” spills over its control (button.)',
    '“Half a heading” is cut in its height (h2.)',
    '“far out” is outside the window (h3.)',
  ]);
});

test('with an ellipsis a name may be cut, and our own words may not', async ({ page }) => {
  const shortened = `${narrow} text-overflow: ellipsis`;
  const found = await foundIn(
    page,
    `<button style="${shortened}">a-name-of-a-file-that-is-long.ts</button>
     <button style="${shortened}">Words of our own that are long</button>
     <h2 style="width: 60px; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1; overflow: hidden">Words of our own that are long</h2>
     <h3 style="width: 400px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Words of our own that are long<code> and-a-name-of-a-file-that-is-long.ts</code></h3>`,
  );
  expect(found).toEqual([
    '“Words of our own that are long” is cut with an ellipsis (button.)',
    '“Words of our own that are long” is cut with an ellipsis (h2.)',
  ]);
});

test('controls beside each other that cover each other are named', async ({ page }) => {
  await page.setContent(
    `<div><button>One</button><button style="margin-left: -20px">Two</button><button>Three</button></div>
     <div style="position: relative"><input><button style="position: absolute; left: 0">Within</button></div>`,
  );
  expect(await overlaps(page)).toEqual(['“One” and “Two” cover each other']);
});

test('a barrier counts from serious on', async ({ page }) => {
  await page.setContent('<html lang="en"><title>Page</title><button></button><h4>No landmark</h4></html>');
  expect(await barriers(page)).toEqual([expect.stringMatching(/^button-name: <button>/)]);
});
