import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { chatWithCall, fileSubject } from '../../testing/waiting-chat';
import { CallCard } from './CallCard';

// The line of a call that nobody is asked about any more.

beforeAll(async () => {
  await startScriptedMain();
});

it('keeps the name of the file where there is no room for its folders', async () => {
  const { chat, call } = chatWithCall(fileSubject('packages/window/src/components/editor/diff-view.tsx'), {
    phase: 'done',
    allowance: { by: 'person', answer: 'accept' },
    durationMs: 5,
    display: { kind: 'text', text: '' },
    preview: '',
  });
  show(
    <div style={{ width: 330 }}>
      <CallCard chatId={chat.id} call={call} />
    </div>,
  );
  const name = page.getByText('/diff-view.tsx', { exact: true });
  await expect.element(name).toBeVisible();
  const { scrollWidth, clientWidth } = name.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  await expect.element(page.getByRole('button', { name: /Edit .*editor\/diff-view\.tsx/ })).toBeVisible();
  const line = page.getByRole('button').element();
  expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
});
