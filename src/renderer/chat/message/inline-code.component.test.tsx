import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show';
import { InlineCode } from './InlineCode';

it.each([
  ['Run `npm test` and `ls`.', 'Run npm test and ls.', ['npm test', 'ls']],
  ['A lone ` stays.', 'A lone ` stays.', []],
  ['```\nnpm test\n```', '```\nnpm test\n```', []],
  ['``a`b``, *no* **markdown**', '``a`b``, *no* **markdown**', []],
  ['`over\nlines`', '`over\nlines`', []],
])('of %j code within a line alone is drawn as code', async (text, shown, code) => {
  show(
    <article>
      <InlineCode text={text} />
    </article>,
  );
  const message = page.getByRole('article');
  await expect.element(message).toBeInTheDocument();
  expect(message.element().textContent).toBe(shown);
  expect([...message.element().querySelectorAll('code')].map((each) => each.textContent)).toEqual(code);
});
