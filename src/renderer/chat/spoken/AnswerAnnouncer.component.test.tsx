import { type AssistantItem, type ChatEvent, emptyChat } from '@shared/chat/chat';
import { chatTopic } from '@shared/topics';
import { beforeAll, expect, it } from 'vitest';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { AnswerAnnouncer } from './AnswerAnnouncer';

// Announcements of replies to assistive technology.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain();
});

const answer = (id: string, text: string, state: AssistantItem['state']): AssistantItem => ({
  kind: 'assistant',
  id,
  at: 1,
  model: 'heron',
  text,
  reasoning: '',
  state,
  callIds: [],
});
const shown = () => document.querySelector('[aria-live="polite"]');

/** Opens a chat with these messages. */
async function open(id: string, ...items: readonly AssistantItem[]): Promise<(event: ChatEvent) => void> {
  await main.showChat({ ...emptyChat(id), items: [...items] });
  show(<AnswerAnnouncer chatId={id} />);
  await expect.poll(shown).not.toBeNull();
  return (event) => main.emit(chatTopic(id), event);
}

const said = () => [...document.querySelectorAll('[aria-live="polite"] p')].map((one) => one.textContent);

it('reads each finished paragraph of a new answer once, its end when it ends, and nothing of what was there', async () => {
  const emit = await open('spoken', answer('old', 'Of before.', 'complete'));
  emit({ type: 'item-added', item: answer('new', '', 'streaming') });
  for (const piece of ['The **first** par', 'agraph.\n', '\nThe sec', 'ond.'])
    emit({ type: 'assistant-delta', id: 'new', text: piece, reasoning: '' });
  await expect.poll(said).toEqual(['The first paragraph.']);

  const text = 'The **first** paragraph.\n\nThe second.';
  emit({ type: 'assistant-finished', id: 'new', text, reasoning: '', state: 'complete' });
  emit({ type: 'item-added', item: answer('next', '', 'streaming') });
  await expect.poll(said).toEqual(['The first paragraph.', 'The second.']);

  emit({ type: 'assistant-delta', id: 'next', text: 'Half\n\nand', reasoning: '' });
  await expect.poll(said).toEqual(['The first paragraph.', 'The second.', 'Half']);
  emit({ type: 'assistant-reset', id: 'next' });
  emit({ type: 'assistant-delta', id: 'next', text: 'Anew\n\n', reasoning: '' });
  await expect.poll(said).toEqual(['The first paragraph.', 'The second.', 'Half', 'Anew']);
});

it('reads an answer that still comes when the chat is opened from its beginning', async () => {
  const emit = await open('half', answer('half', 'Long ago.\n\nHalf a', 'streaming'));
  emit({ type: 'assistant-delta', id: 'half', text: ' sentence.\n\n', reasoning: '' });
  await expect.poll(() => said().join(' ')).toBe('Long ago. Half a sentence.');
});

it('keeps no more than is still to be read', async () => {
  const emit = await open('long');
  emit({ type: 'item-added', item: answer('long', '', 'streaming') });
  for (let at = 0; at < 20; at += 1) {
    emit({ type: 'assistant-delta', id: 'long', text: `Number ${at}.\n\n`, reasoning: '' });
    await expect.poll(() => said().at(-1)).toBe(`Number ${at}.`);
  }
  expect(said()).toHaveLength(8);
});
