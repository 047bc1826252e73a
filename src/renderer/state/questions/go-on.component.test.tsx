import type { ToolCall } from '@shared/tool-call/tool-call';
import { chatTopic } from '@shared/topics';
import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testProject } from '../../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { commandSubject, fileSubject, questionAbout, waitingChat } from '../../testing/waiting-chat';
import { focusComposer, focusQuestion, questionAttribute } from '../focus';
import { useServerState } from '../server-state';
import { goOnAfter } from './go-on';

// The place of the keyboard after one answer for several calls of a batch, if one of them still asks.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({}, testProject());
});

const composer = () => page.getByRole('textbox', { name: 'Message' });
const card = (name: string) => page.getByRole('group', { name, exact: true });

/** The user answered the first of two calls on its card; the second has not had its turn. */
async function answer() {
  const { chat, call } = waitingChat(fileSubject('a.ts'));
  const behind: ToolCall = { ...call, id: `${call.id}-1`, phase: { phase: 'queued' } };
  await main.showChat({ ...chat, calls: { [call.id]: call, [behind.id]: behind } });
  show(
    <>
      <Card id={call.id} name="answered" />
      <Card id={behind.id} name="behind" />
    </>,
  );
  await expect.element(card('answered')).toBeInTheDocument();
  focusQuestion(call.id);
  goOnAfter(chat.id, call.id);
  const move = async (id: string, phase: ToolCall['phase']) => {
    main.emit(chatTopic(chat.id), { type: 'call-moved', callId: id, phase });
    const now = () => useServerState.getState().chats[chat.id]?.calls[id]?.phase.phase;
    await expect.poll(now).toBe(phase.phase);
  };
  // The state after a card disappears.
  focusComposer();
  return {
    run: () =>
      move(call.id, {
        phase: 'running',
        startedAt: 2,
        allowance: { by: 'mode', mode: 'auto' },
        progress: '',
      }),
    ask: () => move(behind.id, { phase: 'waiting', question: questionAbout(commandSubject('ls')), since: 3 }),
  };
}

function Card({ id, name }: { readonly id: string; readonly name: string }) {
  // biome-ignore lint/a11y/useSemanticElements: as cards are.
  return <div role="group" tabIndex={-1} aria-label={name} {...{ [questionAttribute]: id }} />;
}

it('the keyboard goes on to what is asked next', async () => {
  const { run, ask } = await answer();
  await run();
  await expect.element(composer()).toHaveFocus();
  await ask();
  await expect.element(card('behind')).toHaveFocus();
});

it('whoever does something else before it is asked is left where they are', async () => {
  const { run, ask } = await answer();
  await run();
  await userEvent.keyboard('And');
  await ask();
  // Three frames: by then the focus would have moved.
  for (let frames = 0; frames < 3; frames += 1)
    await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  await expect.element(composer()).toHaveFocus();
  await expect.element(composer()).toHaveValue('And');
});
