import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show';
import { Markdown } from '../Markdown';

// Formulas of a message, rendered and read aloud.

it('draws formulas with MathML, and leaves code and prices as they are', async () => {
  const text = 'So $x^2$ costs $5 and `$y$`:\n\n$$\\sum_{i=1}^n i = \\frac{n(n+1)}{2}$$\n';
  show(<Markdown text={text} />);
  await expect.poll(() => document.querySelectorAll('math')).toHaveLength(2);
  await expect.element(page.getByText('$y$', { exact: true })).toBeVisible();
  expect(document.querySelector('p')?.textContent).toContain('costs $5 and');
  expect(document.querySelectorAll('.katex-display')).toHaveLength(1);
  expect(getComputedStyle(document.querySelector('.katex') ?? document.body).fontFamily).toMatch(/KaTeX/);
});

it('shows what is no formula as it was written', async () => {
  show(<Markdown text={'It says $\\frac{1$ and \\(a\\).'} />);
  await expect.poll(() => document.querySelectorAll('math')).toHaveLength(1);
  await expect.element(page.getByText('$\\frac{1$', { exact: true })).toBeVisible();
});

it('shows a formula that is nested too deep as it was written', async () => {
  const deep = `${'{'.repeat(3_000)}x${'}'.repeat(3_000)}`;
  show(<Markdown text={`It says $${deep}$ and $a$.`} />);
  await expect.poll(() => document.querySelectorAll('math')).toHaveLength(1);
  expect(document.body.textContent).toContain(`$${deep}$`);
});

it('gives a formula neither address nor style', async () => {
  show(<Markdown text={'$\\href{https://a.example}{x}$ $\\htmlStyle{color:red}{y}$ and $z$'} />);
  await expect.poll(() => document.querySelector('math')).not.toBeNull();
  expect(document.querySelector('.katex a, .katex [style*="color:red"]')).toBeNull();
});
