import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show';
import { Switch } from './Switch';

function Images() {
  const [checked, setChecked] = useState(false);
  return <Switch label="Images" checked={checked} onChange={setChecked} />;
}

it('is switched by the text beside it as by itself', async () => {
  show(<Images />);
  const control = page.getByRole('switch', { name: 'Images' });
  await page.getByText('Images').click();
  await expect.element(control).toBeChecked();
  await control.click();
  await expect.element(control).not.toBeChecked();
});
