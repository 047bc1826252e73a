import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keptChatListWidth, setChatListWidth, toggleChatList } from '../../state/chat-list/chat-list';
import { useUiState } from '../../state/ui-state';
import { show } from '../../testing/show';
import { ChatListEdge } from './ChatListEdge';

// The width of the chat list, by keys and by mouse.

const edge = () => page.getByRole('separator', { name: 'Width of the list of chats' });

function Column() {
  const width = useUiState(keptChatListWidth);
  return (
    <div data-testid="columns" style={{ display: 'flex', height: 200, justifyContent: 'end', width: 700 }}>
      <ChatListEdge width={width} />
      <div style={{ width }} />
    </div>
  );
}

beforeEach(async () => {
  useUiState.setState({ sizes: {} });
  setChatListWidth(264);
  show(<Column />);
  await expect.element(edge()).toBeInTheDocument();
});

it('is moved by keys within its bounds, and kept while the column is hidden', async () => {
  edge().element().focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}');
  expect(keptChatListWidth()).toBe(280);
  await expect.element(edge()).toHaveAttribute('aria-valuenow', '280');
  await userEvent.keyboard('{Home}{ArrowRight}');
  expect(keptChatListWidth()).toBe(180);
  await userEvent.keyboard('{End}{ArrowLeft}');
  expect(keptChatListWidth()).toBe(480);
  toggleChatList();
  expect(keptChatListWidth()).toBe(0);
  toggleChatList();
  expect(keptChatListWidth()).toBe(480);
});

it('is dragged by the mouse, and a double click brings back the usual one', async () => {
  const columns = page.getByTestId('columns');
  await userEvent.dragAndDrop(edge(), columns, { targetPosition: { x: 350, y: 100 } });
  expect(keptChatListWidth()).toBe(350);
  await edge().dblClick();
  expect(keptChatListWidth()).toBe(264);
});
