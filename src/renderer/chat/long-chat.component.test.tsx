import { type ChatState, emptyChat, type Item } from '@shared/chat/chat';
import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useUiState } from '../state/ui-state';
import { testProject } from '../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { MessageList } from './MessageList';

// Chats and answers that are too long for the page: only the parts near the screen are in it.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({}, testProject());
});

function answer(id: string, text: string): Item {
  return {
    kind: 'assistant',
    id,
    at: 1,
    model: 'fake',
    text,
    reasoning: '',
    state: 'complete',
    callIds: [],
  };
}

async function showList(chat: ChatState): Promise<void> {
  useUiState.setState({ chatId: chat.id, drafts: {} });
  await main.showChat(chat);
  show(
    <div style={{ height: 500, display: 'flex' }}>
      <MessageList chatId={chat.id} />
    </div>,
  );
}

const log = () => page.getByRole('log').element();
const count = (selector: string) => log().querySelectorAll(selector).length;

it('a chat is reached to its beginning, page after page, and few of its messages are in the page', async () => {
  const all = Array.from({ length: 300 }, (_, index) =>
    answer(`m${index}`, `Message ${index}.\n\nAnd more.`),
  );
  const pageBefore = ({ before }: { readonly before: string }) => {
    const end = all.findIndex(({ id }) => id === before);
    const start = Math.max(0, end - 60);
    return { items: all.slice(start, end), calls: {}, earlier: start };
  };
  main.play({ chat: { page: pageBefore } });
  await showList({ ...emptyChat('long'), items: all.slice(240), earlier: 240 });
  await expect.element(page.getByText('Message 299.')).toBeInViewport();
  page.getByRole('log').element().focus();
  await expect
    .poll(async () => {
      await userEvent.keyboard('{Home}');
      expect(count('article')).toBeLessThan(60);
      return page.getByText('Message 0.', { exact: true }).query() !== null;
    })
    .toBe(true);
  expect(main.called('chat.page')).toHaveLength(4);
  await page.getByRole('button', { name: 'Jump to newest' }).click();
  await expect.element(page.getByText('Message 299.')).toBeInViewport();
});

const sentence = 'A line of words that says nothing, so that there is something to break and to draw here. ';
const prose = Array.from(
  { length: 200 },
  (_, index) => `## Part ${index}\n\n${sentence.repeat(1 + (index % 7))}\n\n- *one*\n- **two**\n\n`,
).join('');

/** The first visible heading. */
function headingInSight(): Element {
  const { top } = log().getBoundingClientRect();
  const headings = [...log().querySelectorAll('h2')];
  const first = headings.find((heading) => heading.getBoundingClientRect().top > top);
  if (!first) throw new Error('No heading is in sight.');
  return first;
}

it('of one long answer few parts are in the page, and what is on the screen moves by what was scrolled', async () => {
  await showList({ ...emptyChat('answer'), items: [answer('a', `${prose}The end.`)] });
  await expect.element(page.getByText('The end.')).toBeInViewport();
  await userEvent.wheel(log(), { delta: { y: -700 } });
  await expect.element(page.getByRole('button', { name: 'Jump to newest' })).toBeVisible();
  for (let step = 0; step < 15; step += 1) {
    const heading = headingInSight();
    const { top } = heading.getBoundingClientRect();
    log().scrollBy(0, -400);
    await expect.poll(() => Math.abs(heading.getBoundingClientRect().top - top - 400)).toBeLessThan(2);
  }
  expect(count('h2')).toBeLessThan(150);
  page.getByRole('log').element().focus();
  await userEvent.keyboard('{Home}');
  await expect.element(page.getByRole('heading', { name: 'Part 0', exact: true })).toBeInViewport();
  await page.getByRole('button', { name: 'Jump to newest' }).click();
  await expect.element(page.getByText('The end.')).toBeInViewport();
});
