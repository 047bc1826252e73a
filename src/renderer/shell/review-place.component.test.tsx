import '../editor/ChangedDiff';
import '../editor/changes/ChangesTab';
import '../editor/EditorArea';
import { emptyChat } from '@shared/chat/chat';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openChanges } from '../state/changes/reviewed-changes';
import { useReviewInFront, useReviewPlace } from '../state/layout/review-place';
import { showSearch } from '../state/search/search-view';
import { showFiles, useUiState } from '../state/ui-state';
import { changedEntry, changedSides } from '../testing/changed-files';
import { testProject } from '../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { useColumns } from './use-columns';
import { Workbench } from './Workbench';

// While a review is in front, its list of files is in the side column, and the diff takes the room.

const project = testProject();
let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({}, project);
  await main.showChat({ ...emptyChat('chat-1'), items: [] });
});

beforeEach(async () => {
  await page.viewport(1360, 860);
  useReviewPlace.setState({ review: null, left: null, slot: null, takesKeyboard: false, steps: null });
  useUiState.setState({ page: 'work', side: 'files', sizes: {}, tabs: [], activeTab: null });
  main.play({
    changes: {
      list: () => ({
        files: [changedEntry('src/a.ts'), changedEntry('b.ts')],
        leftOut: [],
        ignored: [],
        unknown: [],
        running: 0,
      }),
      sides: ({ path }) => changedSides(path, { before: 'one\n', now: 'two\n' }),
    },
  });
  show(<Page />);
  await expect.poll(() => document.querySelector('[data-panel]#tree [data-region="tree"]')).not.toBeNull();
});

function Page() {
  const columns = useColumns();
  return (
    <div style={{ display: 'flex', height: '100%' }}>
      <Workbench columns={columns} chat={<section data-region="chat">Chat</section>} chats={null} />
    </div>
  );
}

const column = (id: string) =>
  page.elementLocator(document.querySelector(`[data-panel]#${id}`) ?? document.body);
const widthOf = (id: string) => Math.round(column(id).element().getBoundingClientRect().width);
const list = () => page.getByRole('region', { name: 'Changed files' });
const isAtSide = () => column('tree').element().contains(list().element());

async function review(): Promise<void> {
  openChanges('chat-1', { kind: 'turn', itemId: 'message-1' });
  await expect.element(list()).toBeVisible();
}

it('the list takes the place of the tree, with its totals, and F6 reaches it', async () => {
  await review();
  expect(isAtSide()).toBe(true);
  await expect.element(page.getByRole('heading', { name: 'Changes' })).toBeVisible();
  await expect.element(list().getByText(/^2 files/)).toBeVisible();
  expect(list().element().getAttribute('data-region')).toBe('review');
  expect(document.querySelector('[data-region="tree"]')?.checkVisibility()).not.toBe(true);
});

it('the diff takes the room, and the usual widths return afterwards', async () => {
  const usual = [widthOf('tree'), widthOf('chat')];
  await review();
  await expect.poll(() => [widthOf('tree'), widthOf('chat')]).toEqual([250, 320]);
  useUiState.setState({ tabs: [], activeTab: null });
  await expect.poll(() => [widthOf('tree'), widthOf('chat')]).toEqual(usual);
});

it('a width that the user sets in a review belongs to reviews', async () => {
  const usual = widthOf('chat');
  await review();
  await expect.poll(() => widthOf('chat')).toBe(320);
  const edge = page.getByRole('separator', { name: 'Width of the chat' }).element() as HTMLElement;
  edge.focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(() => widthOf('chat')).toBeGreaterThan(320);
  const own = widthOf('chat');
  useUiState.setState({ tabs: [], activeTab: null });
  await expect.poll(() => widthOf('chat')).toBe(usual);
  await review();
  await expect.poll(() => Math.abs(widthOf('chat') - own)).toBeLessThanOrEqual(2);
});

it('the files and the search stay where the user asks for them, until the review comes again', async () => {
  await review();
  await page.getByRole('button', { name: 'Show the project files' }).click();
  await expect.poll(isAtSide).toBe(false);
  await page.getByRole('button', { name: 'Show the files of the review' }).click();
  await expect.poll(isAtSide).toBe(true);
  showSearch();
  await expect.poll(isAtSide).toBe(false);
  showFiles();
  expect(useReviewPlace.getState().left).toBe('changes');
  useUiState.setState({ tabs: [], activeTab: null });
  await expect.poll(() => useReviewPlace.getState().left).toBeNull();
  await review();
  await expect.poll(isAtSide).toBe(true);
});

it('without the column the list stays in its tab', async () => {
  await review();
  await page.viewport(800, 600);
  await expect.element(list()).toBeVisible();
  expect(list().element().closest('[data-panel]#editor')).not.toBeNull();
  expect(list().element()).toHaveAttribute('data-region', 'review');
});

it('a review that opens by itself does not cover the tree under the keyboard', async () => {
  document.querySelector<HTMLElement>('[data-region="tree"] button')?.focus();
  show(<OpensByItself />);
  await expect.poll(() => useReviewPlace.getState()).toMatchObject({ review: 'batch', left: 'batch' });
});

function OpensByItself() {
  useReviewInFront('batch', 'by-itself');
  return null;
}
