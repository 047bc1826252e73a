import { expect, test } from './app';
import { readCall } from './calls';
import { conversation, send } from './window';

// Contents of an answer beside text, under the window's own content policy.

const answer = `The sum is $\\sum_{i=1}^n i$, for $5 and \`$x$\`:

$$\\frac{n(n+1)}{2}$$

See src/sum.ts:1 and nowhere.ts:3.

\`\`\`mermaid
sequenceDiagram
  Window->>Main: send
  Main-->>Window: answer
\`\`\`

![A cat](https://pictures.example/cat.png)
`;

test('reads are one line; a formula is drawn, a diagram when asked for; a place in a file opens there', async ({
  pilotfish,
}) => {
  const { page, model } = pilotfish;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  model.reply({ calls: [readCall('README.md'), readCall('src/sum.ts')] }, answer);
  await send(page, 'Explain.');
  const chat = conversation(page);
  await expect(chat.getByRole('button', { name: 'Read 2 files', exact: true })).toBeVisible();
  await expect(chat.locator('math')).toHaveCount(2);
  await expect(chat.getByText('$x$', { exact: true })).toBeVisible();

  expect(asked.filter((url) => url.includes('draw-diagram'))).toEqual([]);
  await chat.getByRole('button', { name: 'Draw' }).click();
  const picture = chat.getByRole('img', { name: /^Diagram: sequenceDiagram/ });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);
  await expect(chat.getByRole('link', { name: /^A cat/ })).toBeVisible();

  await expect(chat.getByText('nowhere.ts:3')).toBeVisible();
  await expect(chat.getByRole('button', { name: 'nowhere.ts:3' })).toHaveCount(0);
  await chat.getByRole('button', { name: 'src/sum.ts:1' }).press('Enter');
  await expect(page.getByRole('tab', { name: /sum\.ts/ })).toHaveAttribute('aria-selected', 'true');
  expect(asked.filter((url) => url.includes('pictures.example'))).toEqual([]);
});
