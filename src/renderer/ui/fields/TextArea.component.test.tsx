import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show';
import { TextArea } from './TextArea';

it('draws every sign that is typed for itself', async () => {
  show(<TextArea label="Commands" mono rows={2} value="a && b" onChange={() => {}} />);
  const field = page.getByRole('textbox', { name: 'Commands' });
  await expect.element(field).toHaveStyle('font-variant-ligatures: none');
});
