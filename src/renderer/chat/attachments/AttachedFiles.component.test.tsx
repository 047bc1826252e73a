import type { Attachment } from '@shared/attachments/attachment';
import { emptyChat } from '@shared/chat/chat';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { chatTopic } from '@shared/topics';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useUiState } from '../../state/ui-state';
import { testProject } from '../../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { Composer } from '../composer/Composer';
import { attachFiles } from './attach-files';
import { useUploads } from './uploads';

// Attachments above the composer: chips, their size in tokens, and failures.

let main: ScriptedMain;
beforeAll(async () => {
  const summary = {
    title: '',
    createdAt: 1,
    updatedAt: 1,
    turn: 'idle',
    waiting: [],
    locked: false,
  } as const;
  main = await startScriptedMain({}, testProject([{ ...summary, id: 'chat' }]));
});

const ids = { a: '0b8e9a4e-4a4e-4c8e-9d53-6f6f3a0d9a01', b: '0b8e9a4e-4a4e-4c8e-9d53-6f6f3a0d9a02' };
const attachment = (name: keyof typeof ids, more: Partial<Attachment> = {}): Attachment => ({
  id: ids[name],
  name: `${name}.md`,
  size: 1200,
  kind: 'text',
  mimeType: 'text/plain',
  tokens: 300,
  ...more,
});
const files = () => page.getByRole('list', { name: 'Attached files' });
const chip = (name: RegExp) => files().getByRole('button', { name });
const added = (file: Attachment) =>
  main.emit(chatTopic('chat'), { type: 'attachment-added', attachment: file });

beforeEach(async () => {
  useUiState.setState({ chatId: 'chat', drafts: {} });
  useUploads.setState({ uploads: [], leftOut: {} });
  main.play({
    chat: { send: () => {} },
    attachments: {
      remove: () => {},
      preview: () => ({ kind: 'text', text: 'First line\nsecond\u202e line\n', isWhole: true }),
    },
  });
  await main.showChat(emptyChat('chat'));
  show(<Composer chatId="chat" blocked={null} />);
});

it('names each file with its weight, hidden characters made visible, and shows its first lines', async () => {
  added(attachment('a', { name: 'a\u202e.md' }));
  await expect.element(chip(/^a‹U\+202E›\.md, 300 tokens, 1 KB$/)).toBeVisible();
  // The pointer may already be over it, where an earlier page left it.
  await page.getByRole('button', { name: 'Attach files' }).hover();
  await chip(/^a/).hover();
  await expect.element(page.getByText(/second‹U\+202E› line/)).toBeVisible();
});

it('Enter and Space on a chip show what hovering shows; Esc closes it, and the chip keeps the keyboard', async () => {
  added(attachment('a'));
  await expect.element(chip(/^a\.md/)).toBeVisible();
  const preview = page.getByText(/First line/);
  chip(/^a\.md/)
    .element()
    .focus();
  for (const key of ['{Enter}', ' ']) {
    await userEvent.keyboard('{Escape}');
    await expect.element(preview).not.toBeInTheDocument();
    await userEvent.keyboard(key);
    await expect.element(preview).toBeVisible();
    await userEvent.keyboard(key);
    await expect.element(preview).toBeVisible();
    await expect.element(chip(/^a\.md/)).toHaveFocus();
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(preview).not.toBeInTheDocument();
  await expect.element(chip(/^a\.md/)).toHaveFocus();
});

it('sends what is attached, also without a word', async () => {
  added(attachment('a'));
  await expect.element(chip(/^a\.md/)).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect
    .poll(() => main.called('chat.send'))
    .toEqual([{ chatId: 'chat', text: '', attachments: [ids.a] }]);
});

it('warns when the files do not fit into the context', async () => {
  const usage = { contextTokens: 900, contextWindow: 1000, inputTokens: 0, outputTokens: 0 };
  main.emit(chatTopic('chat'), { type: 'usage-changed', usage });
  added(attachment('a', { tokens: 100 }));
  await expect.element(chip(/^a\.md/)).toBeVisible();
  await expect.element(page.getByText(/^This message needs/)).not.toBeInTheDocument();
  added(attachment('b', { tokens: 1 }));
  await expect
    .element(page.getByText('This message needs about 101 tokens. The context window has room for 100.'))
    .toBeVisible();
});

it('says why a file was not taken, and tries it again', async () => {
  const outcomes = [new AppError('unavailable', 'The disk is full.'), null];
  main.play({
    attachments: {
      add: () => {
        const failure = outcomes.shift();
        if (failure) throw failure;
        return null;
      },
    },
  });
  await attachFiles([{ name: 'a.md', file: new Blob(['text']), ofFolder: false }]);
  await expect.element(files().getByRole('alert')).toHaveTextContent('The disk is full.');
  await page.getByRole('button', { name: 'Try again to attach a.md' }).click();
  await expect.element(files()).not.toBeInTheDocument();
  expect(main.called('attachments.add')).toHaveLength(2);
});

it('does not offer to try again what can never work', async () => {
  const refused = new AppError('invalid', textOf('attachment.binary', { name: 'a.bin' }));
  main.play({ attachments: { add: () => Promise.reject(refused) } });
  await attachFiles([{ name: 'a.bin', file: new Blob(['\0']), ofFolder: false }]);
  await expect.element(files().getByRole('alert')).toBeVisible();
  expect(page.getByRole('button', { name: /^Try again/ }).elements()).toEqual([]);
  await page.getByRole('button', { name: 'Remove a.bin' }).click();
});

it('sends a large file in pieces, one after another, and a large picture as small as a model looks at', async () => {
  main.play({ attachments: { add: () => null } });
  const large = new Blob([new Uint8Array(1_500_000)]);
  const canvas = new OffscreenCanvas(4000, 1000);
  canvas.getContext('2d')?.fillRect(0, 0, 100, 100);
  const picture = await canvas.convertToBlob({ type: 'image/png' });
  await attachFiles([
    { name: 'large.txt', file: large, ofFolder: false },
    { name: 'wide.png', file: picture, ofFolder: false },
  ]);
  const pieces = main.called('attachments.add') as { name: string; offset: number; base64: string }[];
  expect(pieces.map(({ name, offset }) => ({ name, offset }))).toEqual([
    { name: 'large.txt', offset: 0 },
    { name: 'large.txt', offset: 1_048_575 },
    { name: 'wide.png', offset: 0 },
  ]);
  const sent = await createImageBitmap(
    await (await fetch(`data:image/png;base64,${pieces[2]?.base64}`)).blob(),
  );
  expect([sent.width, sent.height]).toEqual([1568, 392]);
});

it('leaves out what of a folder cannot be read, and says how many', async () => {
  main.play({
    attachments: {
      add: () => {
        throw new AppError('invalid', 'It is binary.');
      },
    },
  });
  await attachFiles([{ name: 'docs/a.bin', file: new Blob(['x']), ofFolder: true }], 2);
  await expect.element(page.getByText(/^3 files were skipped/)).toBeVisible();
  await expect.element(files().getByRole('alert')).not.toBeInTheDocument();
});
