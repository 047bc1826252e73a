import { emptyChat } from '@shared/chat/chat';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { noteCopied } from '../../state/files/open-code';
import { offerDocument } from '../../state/files/open-documents';
import { useUiState } from '../../state/ui-state';
import { testProject } from '../../testing/open-project';
import { startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { Composer } from './Composer';

// Code that the user copied in an editor of this window and pastes into the message.

const summary = { title: '', createdAt: 1, updatedAt: 1, turn: 'idle', waiting: [], locked: false } as const;
const main = await startScriptedMain({}, testProject([{ ...summary, id: 'chat' }]));
const field = () => page.getByRole('textbox', { name: 'Message' }).first();
const copied = 'two\nthree\n';

beforeEach(async () => {
  useUiState.setState({ chatId: 'chat', drafts: {} });
  main.play({
    project: {
      named: ({ names }) =>
        names.map((name) => ({
          name,
          weight: { kind: 'file', tokens: 2, isCut: false, beginning: 'two\nthree' },
        })),
    },
  });
  await main.showChat(emptyChat('chat'));
  const unused = { saved() {}, rebase() {}, revert() {}, show() {}, edit() {} };
  const indentation = () => ({ tabSize: 2, insertSpaces: true });
  const document = { text: () => 'one\ntwo\nthree\n', ...unused, indentation };
  onTestFinished(offerDocument('src/a.ts', document));
  noteCopied(copied, { path: 'src/a.ts', lines: { first: 2, last: 3 }, text: 'two\nthree' });
  show(<Composer chatId="chat" blocked={null} />);
  await field().click();
});

/** As the browser tells it; the clipboard of the system is everyone's. */
function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  if (field().element().dispatchEvent(event)) document.execCommand('insertText', false, text);
}

it('is a chip with file and lines, and the text at the second time', async () => {
  paste(copied);
  await expect.element(field()).toHaveValue('@src/a.ts:2-3 ');
  await expect.element(page.getByRole('button', { name: /^src\/a\.ts:2-3/ })).toBeVisible();
  paste(copied);
  await expect.element(field()).toHaveValue(`@src/a.ts:2-3 ${copied}`);
});

it('is text with the keys that paste as text', async () => {
  const press = { key: 'V', code: 'KeyV', ctrlKey: true, shiftKey: true, bubbles: true, cancelable: true };
  field().element().dispatchEvent(new KeyboardEvent('keydown', press));
  paste(copied);
  await expect.element(field()).toHaveValue(copied);
});

it('other text is pasted as ever', async () => {
  paste('two');
  await userEvent.keyboard('!');
  await expect.element(field()).toHaveValue('two!');
});
