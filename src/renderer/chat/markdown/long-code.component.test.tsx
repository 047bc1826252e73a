import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show';
import { Markdown } from './Markdown';

it('long code grows as plain text, has its colours when it is whole, and is copied whole', async () => {
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text: string) => void copied.push(text) },
  });
  const lines = Array.from({ length: 400 }, (_, at) => `const value${at} = "${at}"; // a remark`);
  const code = lines.join('\n');
  const growing = { text: `Look:\n\n\`\`\`ts\n${code.slice(0, -20)}`, streaming: true };
  const whole = { text: `Look:\n\n\`\`\`ts\n${code}\n\`\`\`\n\nThe end.`, streaming: false };
  show(<Answer first={growing} then={whole} />);
  await expect.poll(() => document.body.textContent).toContain('value300 =');
  expect(document.querySelectorAll('[class*="hljs-"]')).toHaveLength(0);
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect.poll(() => document.querySelectorAll('.hljs-keyword').length).toBe(lines.length);
  await page.getByRole('button', { name: 'Copy code' }).click();
  await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(copied).toEqual([code]);
});

type Part = { readonly text: string; readonly streaming: boolean };

function Answer({ first, then }: { readonly first: Part; readonly then: Part }) {
  const [part, setPart] = useState(first);
  return (
    <>
      <button type="button" onClick={() => setPart(then)}>
        Finish
      </button>
      <Markdown {...part} />
    </>
  );
}
