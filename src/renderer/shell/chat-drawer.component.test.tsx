import '../editor/EditorArea';
import { emptyChat } from '@shared/chat/chat';
import { createPortal } from 'react-dom';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useDrawer } from '../state/layout/side-panels';
import { useUiState } from '../state/ui-state';
import { testProject } from '../testing/open-project';
import { startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { useColumns } from './use-columns';
import { Workbench } from './Workbench';

beforeAll(async () => {
  const main = await startScriptedMain({}, testProject());
  await main.showChat({ ...emptyChat('chat-1'), items: [] });
  await page.viewport(1360, 860);
  useUiState.setState({ page: 'work', side: 'files', sizes: {}, tabs: [], activeTab: null });
});

function Chat() {
  return (
    <section data-region="chat">
      <button type="button">In the chat</button>
      {createPortal(<button type="button">In its dialog</button>, document.body)}
    </section>
  );
}

function Page() {
  return (
    <div style={{ display: 'flex', height: '100%' }}>
      <Workbench columns={useColumns()} chat={<Chat />} chats={null} />
    </div>
  );
}

const focus = (name: string) => (page.getByRole('button', { name }).element() as HTMLElement).focus();

it('the chat stays open as a drawer if the window becomes narrow under a dialog of the chat', async () => {
  show(<Page />);
  await expect.element(page.getByRole('button', { name: 'In the chat' })).toBeVisible();
  focus('In the chat');
  focus('In its dialog');
  await page.viewport(800, 600);
  await expect.element(page.getByRole('button', { name: 'In the chat' })).toBeVisible();
  expect(useDrawer.getState().open).toBe('chat');
});
