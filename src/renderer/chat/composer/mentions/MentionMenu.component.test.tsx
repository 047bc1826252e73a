import { emptyChat } from '@shared/chat/chat';
import { AppError } from '@shared/errors';
import type { ServerState } from '@shared/servers/servers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { offerDocument } from '../../../state/files/open-documents';
import { forgetUnsaved, setUnsaved } from '../../../state/files/unsaved';
import { useUiState } from '../../../state/ui-state';
import { testProject } from '../../../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../../../testing/scripted-main';
import { show } from '../../../testing/show';
import { Composer } from '../Composer';

// Offers of servers, above the composer: resources after `@`, prompts after `/`.

const docs: ServerState = {
  alias: 'docs',
  origin: 'settings',
  place: '',
  transport: 'stdio',
  isBelieved: false,
  isSignedIn: false,
  sandbox: null,
  connection: { kind: 'ready', name: 'docs' },
  tools: [],
};
const prompt = {
  server: 'docs',
  name: 'translate',
  title: 'Translate',
  description: 'Into another language',
  arguments: [
    { name: 'text', description: 'What to translate', required: true },
    { name: 'tone', description: '', required: false },
  ],
  completes: true,
};
const described = { server: 'docs', description: '' };

let main: ScriptedMain;
beforeAll(async () => {
  const summary = {
    title: '',
    createdAt: 1,
    updatedAt: 1,
    turn: 'idle',
    waiting: [],
    locked: false,
  } as const;
  main = await startScriptedMain({}, { ...testProject([{ ...summary, id: 'chat' }]), servers: [docs] });
});

const field = () => page.getByRole('textbox', { name: 'Message' }).first();
const option = (name: string | RegExp) => page.getByRole('option', { name });

beforeEach(async () => {
  useUiState.setState({ chatId: 'chat', drafts: {} });
  main.play({
    chat: { send: () => {} },
    project: { named: () => [] },
    servers: {
      start: () => {},
      resources: () => ({
        resources: [{ ...described, uri: 'file:///my%20fish.md', name: 'Fish' }],
        templates: [{ ...described, uriTemplate: 'notes:///{book}/{page}', name: 'Note' }],
      }),
      weigh: () => ({ kind: 'resource', tokens: 1200, isCut: false, beginning: 'Fish swim.' }),
      complete: ({ argument, known }) => {
        if (argument.name === 'page') return Object.values(known);
        if (argument.name === 'tone') throw new AppError('unavailable', 'The server is busy.');
        return argument.name === 'book'
          ? ['sea', 'lake'].filter((book) => book.startsWith(argument.value))
          : [];
      },
    },
    slash: {
      prompts: () => [
        {
          name: 'docs:translate',
          description: prompt.description,
          argumentHint: '<text> [tone]',
          from: prompt,
          fault: null,
        },
      ],
    },
  });
  await main.showChat(emptyChat('chat'));
  show(<Composer chatId="chat" blocked={null} />);
  await field().click();
});

describe('resources of servers', () => {
  it('are completed by their titles, shown as chips with their weight, and taken out by a click', async () => {
    await userEvent.keyboard('Read @fi');
    await expect.element(option(/^Fish/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}now');
    await expect.element(field()).toHaveValue('Read @docs:file:///my%20fish.md now');
    const chips = page.getByRole('list', { name: 'Mentioned in the message' });
    const name = 'docs:file:///my%20fish.md, 1.2K tokens';
    await expect.element(chips.getByRole('button', { name })).toHaveTextContent('my fish.md 1.2K tokens');
    await chips.getByRole('button', { name: /^Remove docs:file/ }).click();
    await expect.element(field()).toHaveValue('Read now');
    await expect.element(field()).toHaveFocus();
  });

  it('are written part by part where their address has parts, with the values of the server', async () => {
    await userEvent.keyboard('@not{Enter}');
    await expect.element(field()).toHaveValue('@docs:notes:///');
    await expect.element(option(/^lake/)).toBeVisible();
    await userEvent.keyboard('l{Tab}');
    await expect.element(field()).toHaveValue('@docs:notes:///lake/');
    await userEvent.keyboard('x');
    await expect.element(option(/^lake/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveValue('@docs:notes:///lake/lake ');
  });

  it('are left with Esc, and with the field', async () => {
    await userEvent.keyboard('@fi');
    await expect.element(option(/^Fish/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(option(/^Fish/)).not.toBeInTheDocument();
    await userEvent.keyboard(' @fi');
    await expect.element(option(/^Fish/)).toBeVisible();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(option(/^Fish/)).not.toBeInTheDocument();
  });
});

it('files and folders of the project are mentioned by a part of their path', async () => {
  main.play({
    project: {
      findFiles: ({ query }) => ({
        found:
          query === 'par'
            ? [
                { kind: 'folder', path: 'src/parse', matched: [[4, 7]] },
                { kind: 'file', path: 'docs/my parser.md', matched: [[8, 11]] },
              ]
            : [],
        isWhole: true,
      }),
      named: () => [],
    },
  });
  await userEvent.keyboard('See @par');
  await expect.element(option(/^parse\s*src$/)).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}{Enter}first');
  await expect.element(field()).toHaveValue('See @"docs/my parser.md" first');
  expect(main.called('project.findFiles').at(-1)).toMatchObject({ query: 'par', kinds: 'both' });
});

it('what begins with what is typed stands first, files before all else', async () => {
  const found = ['list/reader.ts', 'docs/more.md'].map(
    (path) => ({ kind: 'file', path, matched: [] }) as const,
  );
  main.play({ project: { findFiles: () => ({ found, isWhole: true }), named: () => [] } });
  await userEvent.keyboard('See @re');
  const names = () =>
    page
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent);
  const tools = ['read-onlyGroup of 5 tools', 'read_fileReadFile', 'read_many_filesReadManyFiles'];
  await expect.poll(() => names().slice(0, 5)).toEqual(['reader.tslist', ...tools, 'more.mddocs']);
});

it('what is in an open file is mentioned by its name as the lines it has, unless the file is unsaved', async () => {
  const indentation = () => ({ tabSize: 2, insertSpaces: true });
  const unused = { saved() {}, rebase() {}, revert() {}, show() {}, edit() {}, indentation };
  const text = () => 'import {} from "./a";\n\nexport function swim() {\n  return 1;\n}\n';
  const close = ['src/fish.ts', 'src/other.ts'].map((path) => offerDocument(path, { text, ...unused }));
  const state = { encoding: 'utf-8', version: 1, disk: 'same', saving: false, failure: null } as const;
  setUnsaved('src/other.ts', { text, hash: null, ...state });
  main.play({ project: { findFiles: () => ({ found: [], isWhole: true }), named: () => [] } });
  await userEvent.keyboard('See @swi');
  await expect.element(option(/^swim\s*src\/fish\.ts:3$/)).toHaveAttribute('aria-selected', 'true');
  expect(page.getByRole('option').elements()).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveValue('See @src/fish.ts:3-5 ');
  for (const end of close) end();
  forgetUnsaved('src/other.ts');
});

describe('the prompt of a server', () => {
  const dialog = () => page.getByRole('dialog', { name: 'Translate · docs' });
  const argument = (name: string) => dialog().getByRole('combobox', { name });

  it('asks for its arguments, and is not sent without those it needs', async () => {
    await userEvent.keyboard('/tra');
    await expect.element(option(/^\/docs:translate <text> \[tone\]/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(argument('text')).toHaveFocus();
    await expect.element(argument('text')).toHaveAccessibleDescription('What to translate');
    await expect.element(argument('tone (optional)')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(argument('text')).toHaveAccessibleDescription('This field is required.');
    expect(main.called('chat.send')).toEqual([]);
    await userEvent.keyboard('Big "fish"{Enter}');
    const text = String.raw`/docs:translate text="Big \"fish\""`;
    await expect.poll(() => main.called('chat.send')).toEqual([{ chatId: 'chat', text }]);
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  it('keeps what was filled in where it cannot be sent, and says why', async () => {
    main.play({
      chat: {
        send: () => {
          throw new AppError('unavailable', 'The server docs reported an error: no');
        },
      },
    });
    await userEvent.keyboard('/docs:translate fish');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('The server docs reported an error: no')).toBeVisible();
    await expect.element(field()).toHaveValue('/docs:translate fish');
  });
});
