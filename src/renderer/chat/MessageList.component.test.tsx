import { type ChatState, emptyChat, type Item } from '@shared/chat/chat';
import type { ToolCall } from '@shared/tool-call/tool-call';
import { chatTopic } from '@shared/topics';
import { type ReactNode, useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { proposal } from '../approvals/testing/asked-card';
import { useUiState } from '../state/ui-state';
import { testProject } from '../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { fileSubject, waitingChat } from '../testing/waiting-chat';
import { MessageList } from './MessageList';

// Rows that a growing reply leaves unchanged, and the state that a chat still has when it is shown again.

let main: ScriptedMain;
beforeAll(async () => {
  const summary = {
    title: '',
    createdAt: 1,
    updatedAt: 1,
    turn: 'running',
    waiting: [],
    locked: false,
  } as const;
  main = await startScriptedMain({}, testProject([{ ...summary, id: 'chat' }]));
});

const answer = (id: string, text: string, state: 'complete' | 'streaming'): Item => ({
  kind: 'assistant',
  id,
  at: 2,
  model: 'fake',
  text,
  reasoning: '',
  state,
  callIds: [],
});
const chat: ChatState = {
  ...emptyChat('chat'),
  turn: { kind: 'running', since: 1 },
  items: [
    { kind: 'user', id: 'u1', at: 1, text: 'Tell me of herons' },
    answer('a1', 'They **wade**.\n\n```ts\nconst legs = 2;\n```\n', 'complete'),
    { kind: 'user', id: 'u2', at: 3, text: 'And of storks' },
    answer('a2', 'They', 'streaming'),
  ],
};

it('each part of an answer that comes changes nothing in the messages above it, and moves none of them', async () => {
  useUiState.setState({ chatId: 'chat', drafts: {} });
  await main.showChat(chat);
  show(<MessageList chatId="chat" />);
  await expect.element(page.getByText('And of storks')).toBeVisible();
  // Its code is highlighted by then.
  await expect.poll(() => document.querySelectorAll('article pre span').length).toBeGreaterThan(0);
  const above = [...document.querySelectorAll('article')].slice(0, 3);
  expect(above.map((message) => message.textContent)).toEqual([
    expect.stringContaining('herons'),
    expect.stringContaining('wade'),
    expect.stringContaining('storks'),
  ]);
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  for (const message of above)
    observer.observe(message, { subtree: true, childList: true, attributes: true, characterData: true });
  const places = () => above.map((message) => message.getBoundingClientRect().top);
  const before = places();
  for (let part = 1; part <= 10; part += 1) {
    const text = ` clatter ${part}`;
    main.emit(chatTopic('chat'), { type: 'assistant-delta', id: 'a2', text, reasoning: '' });
    await expect.element(page.getByText(new RegExp(`clatter ${part}$`))).toBeInTheDocument();
    expect(places()).toEqual(before);
  }
  observer.disconnect();
  expect(changes).toEqual([]);
});

it('what has the keyboard far above the end stays in view while the answer grows', async () => {
  const told = Array.from({ length: 30 }, (_, at) =>
    answer(`t${at}`, `[Part ${at}](https://a.example)`, 'complete'),
  );
  useUiState.setState({ chatId: 'chat', drafts: {} });
  await main.showChat({ ...chat, items: [...told, answer('last', 'They', 'streaming')] });
  show(
    <div style={{ height: 300, display: 'flex' }}>
      <MessageList chatId="chat" />
    </div>,
  );
  await expect.element(page.getByText(/^They$/)).toBeVisible();
  const log = page.getByRole('log').element();
  const fromEnd = () => log.scrollHeight - log.clientHeight - log.scrollTop;
  await expect.poll(() => log.scrollTop > 500 && fromEnd() < 2).toBe(true);
  // Not the first link of the page: its row may be removed, because it is above the view.
  const isInView = (link: Element) => link.getBoundingClientRect().top > log.getBoundingClientRect().top;
  const far = page.getByRole('link').elements().find(isInView);
  if (!(far instanceof HTMLElement)) throw new Error('No part is in the page.');
  // Like going to a question: first it is scrolled into view, then focused.
  const scrolled = new Promise((resolve) => log.addEventListener('scroll', resolve, { once: true }));
  far.scrollIntoView({ block: 'nearest' });
  log.scrollTop -= 100;
  far.focus({ preventScroll: true });
  // The list knows of it only then.
  await scrolled;
  const place = () => Math.round(far.getBoundingClientRect().top);
  const before = place();
  main.emit(chatTopic('chat'), {
    type: 'assistant-delta',
    id: 'last',
    text: '\n\nclatter.\n\nMore',
    reasoning: '',
  });
  const jump = page.getByRole('button', { name: 'New text below' });
  await expect.element(jump).toBeVisible();
  await expect.element(far).toBeInViewport();
  expect(place()).toBe(before);
  // It covers no message.
  const { top } = jump.element().getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(log.getBoundingClientRect().bottom);
});

it('one turn of the wheel away from the end is enough while the answer grows', async () => {
  const log = await showTold('wheel', [...told, answer('last', 'They', 'streaming')]);
  const fromEnd = () => log.scrollHeight - log.clientHeight - log.scrollTop;
  const grow = async (parts: number) => {
    for (let part = 1; part <= parts; part += 1) {
      const text = `\n\nclatter ${part}, and clatter.`;
      main.emit(chatTopic('wheel'), { type: 'assistant-delta', id: 'last', text, reasoning: '' });
      await new Promise(requestAnimationFrame);
    }
  };
  for (let time = 1; time <= 3; time += 1) {
    const growing = grow(40);
    await expect.poll(fromEnd).toBeLessThan(2);
    await userEvent.wheel(log, { delta: { y: -2000 } });
    await growing;
    await expect.poll(fromEnd).toBeGreaterThan(1000);
    await page.getByRole('button', { name: /below|newest/ }).click();
    await expect.poll(fromEnd).toBeLessThan(2);
  }
});

const diagram = 'Before.\n\n```mermaid\nflowchart LR\n  A --> B --> C\n```\n\nAfter.';
const paragraphs = (name: string, count = 30) =>
  Array.from({ length: count }, (_, at) => `${name} ${at}, of herons and of storks.`).join('\n\n');
const told: readonly Item[] = [
  ...Array.from({ length: 10 }, (_, at) => answer(`t${at}`, paragraphs(`Part ${at}`), 'complete')),
  answer('drawing', diagram, 'complete'),
  ...Array.from({ length: 5 }, (_, at) => answer(`l${at}`, paragraphs(`Late ${at}`), 'complete')),
];

let shownChat: (id: string | null) => void = () => {};

function Panel({ children }: { readonly children: (id: string) => ReactNode }) {
  const [id, setId] = useState<string | null>(null);
  shownChat = setId;
  return <div style={{ height: 300, display: 'flex' }}>{id === null ? 'Settings' : children(id)}</div>;
}

async function showTold(id: string, items = told): Promise<HTMLElement> {
  useUiState.setState({ chatId: id, drafts: {} });
  await main.showChat({ ...chat, id, turn: { kind: 'idle' }, items: [...items] });
  show(<Panel>{(shown) => <MessageList key={shown} chatId={shown} />}</Panel>);
  await comeBack(id);
  await expect
    .element(page.getByText(items === told ? /^Late 4 29/ : /^(They|Late 4 29)/).last())
    .toBeInViewport();
  const log = page.getByRole('log').element();
  if (!(log instanceof HTMLElement)) throw new Error('The list is not in the page.');
  return log;
}

async function leave(): Promise<void> {
  shownChat(null);
  await expect.element(page.getByText('Settings')).toBeVisible();
}

async function comeBack(id: string): Promise<void> {
  await expect.element(page.getByText('Settings')).toBeVisible();
  shownChat(id);
  await expect.element(page.getByRole('log')).toBeVisible();
}

/** Like a wheel: its event comes before the list moves. */
async function scrollUpTo(log: HTMLElement, text: string | RegExp): Promise<void> {
  const line = page.getByText(text);
  await expect
    .poll(() => {
      log.dispatchEvent(new WheelEvent('wheel', { deltaY: -100, bubbles: true }));
      log.scrollTop -= 200;
      return line.query() !== null && line.element().getBoundingClientRect().top >= 0;
    })
    .toBe(true);
  await expect.element(line).toBeInViewport();
}

it('a chat that is shown again stands where it stood, to the line, with the diagrams drawn in it', async () => {
  const log = await showTold('left');
  await scrollUpTo(log, 'Before.');
  await page.getByRole('button', { name: 'Draw' }).click();
  const picture = page.getByRole('img', { name: /^Diagram: flowchart LR/ });
  await expect.element(picture).toBeVisible();
  await scrollUpTo(log, /^Part 9 20,/);
  const line = page.getByText(/^Part 9 20,/);
  const top = () => Math.round(line.element().getBoundingClientRect().top);
  await expect.poll(() => top() >= 0).toBe(true);
  const before = top();
  await leave();
  await comeBack('left');
  await expect.element(line).toBeInViewport();
  await expect.poll(top).toBe(before);
  await expect.element(page.getByRole('button', { name: 'Jump to newest' })).toBeVisible();
  await expect.element(picture).toBeInTheDocument();
  await expect.poll(top).toBe(before);
});

it('a chat that was left at its end is at its end again', async () => {
  await showTold('end');
  await leave();
  await comeBack('end');
  await expect.element(page.getByText(/^Late 4 29/)).toBeInViewport();
  await expect.element(page.getByRole('button', { name: 'Jump to newest' })).not.toBeInTheDocument();
});

it('in the middle of a long answer it stands where it stood as well', async () => {
  const log = await showTold('long', [
    answer('long', paragraphs('Long', 500), 'complete'),
    ...told.slice(11),
  ]);
  await scrollUpTo(log, /^Long 320,/);
  const line = page.getByText(/^Long 320,/);
  const top = () => Math.round(line.element().getBoundingClientRect().top);
  const before = top();
  await leave();
  await comeBack('long');
  await expect.element(line).toBeInViewport();
  await expect.poll(top).toBe(before);
});

it('a batch that asks shows the head of its card', async () => {
  const { chat: asking, call } = waitingChat(fileSubject('a.ts'));
  // Running commands have their own lines.
  const allowance = { by: 'mode', mode: 'auto' } as const;
  const behind = Array.from({ length: 30 }, (_, at): ToolCall => {
    const phase = { phase: 'running', startedAt: 1, allowance, progress: '' } as const;
    return { ...call, id: `${call.id}-${at}`, tool: 'run_shell_command', title: `Call ${at}`, phase };
  });
  const calls = Object.fromEntries([call, ...behind].map((each) => [each.id, each]));
  const items = asking.items.map((item) => ({ ...item, callIds: Object.keys(calls) }) as Item);
  main.play({ queue: { proposal: () => proposal, batch: () => [] } });
  useUiState.setState({ chatId: asking.id });
  await main.showChat({ ...asking, items: [...chat.items.slice(0, 3), ...items], calls });
  show(
    <div style={{ display: 'flex', flexDirection: 'column', height: 400 }}>
      <MessageList chatId={asking.id} />
    </div>,
  );
  const log = page.getByRole('log');
  const card = page.getByRole('group', { name: /^Approval: / });
  await expect.element(card.getByRole('button', { name: 'Accept', exact: true })).toBeVisible();
  const top = (element: Element) => element.getBoundingClientRect().top;
  await expect.poll(() => Math.round(top(card.element()) - top(log.element()))).toBe(8);
});
