import { noKeybindings } from '@shared/keys/keybindings';
import { textOf } from '@shared/texts/text';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { KeysSection } from './KeysSection';

// The problems of keybindings.json, on its page.

const said = textOf('file.empty', { name: 'one.json' });
const dismissed = textOf('file.empty', { name: 'other.json' });

it('tells what the window does not say over it already', async () => {
  await startScriptedMain({
    keybindings: { ...noKeybindings, problems: [said, dismissed] },
    notices: [{ id: 'n', level: 'warning', text: said, file: null }],
  });
  show(<KeysSection />);
  const problems = page.getByRole('list', { name: 'Problems in the file' });
  await expect.element(problems).toHaveTextContent('other.json is empty. Its previous content is lost.');
});
