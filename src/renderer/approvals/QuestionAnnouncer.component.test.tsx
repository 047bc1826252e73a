import { chatTopic } from '@shared/topics';
import { beforeAll, expect, it } from 'vitest';
import { type ScriptedMain, startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { commandSubject, waitingChat } from '../testing/waiting-chat';
import { QuestionAnnouncer } from './QuestionAnnouncer';

// Announcements of questions to assistive technology.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain();
});

it('says a question while it waits, and nothing of it once it is answered', async () => {
  const { chat, call } = waitingChat(commandSubject('make'));
  await main.showChat(chat);
  show(<QuestionAnnouncer chatId={chat.id} />);
  const said = () => document.querySelector('[aria-live]')?.textContent;
  await expect.poll(said).toMatch(/^Question: Run make\. /);
  main.emit(chatTopic(chat.id), {
    type: 'call-moved',
    callId: call.id,
    phase: {
      phase: 'rejected',
      reason: null,
      durationMs: 1,
      display: { kind: 'text', text: '' },
      preview: '',
    },
  });
  await expect.poll(said).toBe('');
});
