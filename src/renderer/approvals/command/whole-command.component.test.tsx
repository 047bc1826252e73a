import { textOf } from '@shared/texts/text';
import { beforeAll, expect, it } from 'vitest';
import { MessageRow } from '../../chat/MessageRow';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { commandSubject, waitingChat } from '../../testing/waiting-chat';
import { card } from '../testing/asked-card';

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain();
});

it('a long command is whole once on its card; its title and its parts take one line each', async () => {
  const first = `node -e "${'console.log(1);'.repeat(12)}"`;
  const command = `${first} && git status --short`;
  const why = 'it may change files';
  const parts = [first, 'git status --short'].map((text) => ({ text, why }));
  const { chat, call } = waitingChat({ ...commandSubject(command), parts });
  const title = textOf('call-title.run-described', { command, description: 'Print' });
  await main.showChat({ ...chat, calls: { [call.id]: { ...call, title } } });
  show(
    <div style={{ width: 384 }}>
      <MessageRow chatId={chat.id} row={call.messageId} />
    </div>,
  );
  await expect.element(card()).toBeVisible();
  const codes = [...card().element().querySelectorAll('code')];
  const isCut = (code: Element) => code.scrollWidth > code.clientWidth && code.clientWidth > 0;
  expect(codes.map((code) => [code.textContent, isCut(code)])).toEqual([
    [command, true],
    [command, false],
    [first, true],
    ['git status --short', false],
  ]);
});
