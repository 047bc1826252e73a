import { useEffect } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show';
import { windowState } from '../commands/window-command';
import { regionCommands } from './region-commands';
import { focusRegion, noteFocus, type Region, walkRegions } from './regions';

function Panel({ region, children }: { readonly region: Region; readonly children: React.ReactNode }) {
  return <section data-region={region}>{children}</section>;
}

function Window() {
  useEffect(noteFocus, []);
  return (
    <>
      <Panel region="tree">
        <button type="button">Collapse</button>
        <div role="tree" aria-label="Files" tabIndex={0} />
      </Panel>
      <Panel region="editor">
        <button type="button" role="tab" aria-selected="true">
          a.ts
        </button>
        <button type="button">Wrap</button>
      </Panel>
      <div style={{ width: 0, overflow: 'hidden' }}>
        <Panel region="terminal">
          <textarea aria-label="Terminal" />
        </Panel>
      </div>
      <Panel region="chat">
        <textarea aria-label="Ask" />
      </Panel>
      <Panel region="chats">
        <input aria-label="Search chats" />
      </Panel>
    </>
  );
}

const focused = () => {
  const element = document.activeElement;
  return element?.getAttribute('aria-label') ?? element?.textContent;
};

beforeEach(async () => {
  show(<Window />);
  await expect.element(page.getByRole('tree')).toBeInTheDocument();
});

it('walks round the regions that are there, to what one works in', () => {
  const walked = [1, 1, 1, 1, 1].map(() => {
    walkRegions(1);
    return focused();
  });
  expect(walked).toEqual(['Files', 'a.ts', 'Ask', 'Search chats', 'Files']);
  walkRegions(-1);
  expect(focused()).toBe('Search chats');
});

it('comes back to where the keyboard was in a region', async () => {
  await page.getByRole('button', { name: 'Wrap' }).click();
  focusRegion('chat');
  expect(focused()).toBe('Ask');
  focusRegion('editor');
  expect(focused()).toBe('Wrap');
});

it('stays where it is when the region cannot be seen', () => {
  focusRegion('chat');
  expect(focusRegion('terminal')).toBe(false);
  expect(focused()).toBe('Ask');
});

it('the command that goes to the message does not go to the question beside it', async () => {
  const question = document.createElement('button');
  page.getByRole('textbox', { name: 'Ask' }).element().before(question);
  question.focus();
  focusRegion('tree');
  expect(focused()).toBe('Files');
  regionCommands.find(({ id }) => id === 'region.chat')?.run(windowState());
  await expect.element(page.getByRole('textbox', { name: 'Message' })).toHaveFocus();
});

it('goes past a side of a diff that is not shown', () => {
  const panel = document.createElement('div');
  panel.role = 'tabpanel';
  panel.innerHTML =
    '<textarea tabindex="-1" aria-label="Before"></textarea><textarea aria-label="Now"></textarea>';
  document.querySelector('[data-region="editor"]')?.append(panel);
  focusRegion('editor');
  expect(focused()).toBe('Now');
});

function OtherPage() {
  useEffect(noteFocus, []);
  return (
    <>
      <Panel region="title">
        <button type="button" disabled>
          Hide the tree
        </button>
        <button type="button">Project</button>
      </Panel>
      <Panel region="page">
        <h1 tabIndex={-1}>Settings</h1>
        <button type="button">Close</button>
        <button type="button" aria-current="page">
          Models
        </button>
      </Panel>
      <Panel region="status">
        <button type="button">Trusted</button>
      </Panel>
    </>
  );
}

it('walks over the bars of the window too, and over the page that stands in the place of the work', async () => {
  document.body.replaceChildren();
  show(<OtherPage />);
  const title = page.getByRole('heading', { name: 'Settings' });
  await expect.element(title).toBeInTheDocument();
  title.element().focus();
  const next = regionCommands.find(({ id }) => id === 'region.next');
  const state = windowState();
  const inSettings = { ...state, ui: { ...state.ui, page: 'settings' as const } };
  const walked = [1, 1, 1, 1].map(() => {
    if (next?.when(inSettings)) next.run(inSettings);
    return focused();
  });
  expect(walked).toEqual(['Trusted', 'Project', 'Models', 'Trusted']);
});
