import { textOf } from '@shared/texts/text';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show';
import { CallTitle } from './CallTitle';

it('a command stands in monospace before the words that the model has for it', async () => {
  const title = textOf('call-title.run-described', { command: 'rm -r “build”', description: 'Run `ls`' });
  show(
    <p>
      <CallTitle title={title} />
    </p>,
  );
  await expect.element(page.getByText('Run rm -r “build” “Run `ls`”', { exact: true })).toBeVisible();
  const code = page.getByRole('code').element();
  expect(code.textContent).toBe('rm -r “build”');
  expect(getComputedStyle(code).fontFamily).toContain('JetBrains Mono');
});

it('other titles are plain', async () => {
  show(
    <p>
      <CallTitle title={textOf('call-title.edit-file', { file: 'a.ts' })} />
    </p>,
  );
  await expect.element(page.getByText('Edit a.ts')).toBeVisible();
  await expect.element(page.getByRole('code')).not.toBeInTheDocument();
});
