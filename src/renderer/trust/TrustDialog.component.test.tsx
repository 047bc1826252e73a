import type { ReviewedThing, TrustQuestion } from '@shared/trust/trust';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testProject } from '../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { TrustDialog } from './TrustDialog';

// The question about a folder: its list, its protection against habitual answers, and the effect of an answer.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({}, testProject());
});

const server = { kind: 'mcp-server', name: 'docs', file: '.mcp.json', fault: null } as const;
const memory: ReviewedThing = {
  kind: 'memory-file',
  name: 'AGENTS.md',
  file: 'AGENTS.md',
  fault: null,
  definition: 'Be kind.\nHidden:\u202e',
  state: 'accepted',
};
const changedServer: ReviewedThing = {
  ...server,
  definition: 'command: two\nargs: a',
  state: 'changed',
  accepted: 'command: one\nargs: a',
};
const asked: TrustQuestion = {
  isTrusted: false,
  trustedBy: null,
  parent: '/work',
  hash: 'h1',
  brought: [{ ...server, definition: 'command: one', state: 'new' }, memory],
};

let closed = 0;
const dialog = () => page.getByRole('dialog');
const button = (name: string) => dialog().getByRole('button', { name, exact: true });

async function ask(question: TrustQuestion, answer: () => void = () => {}) {
  main.play({ trust: { question: () => question, answer } });
  show(<TrustDialog project="project-0123456789ab" root="/work/project" onClose={() => (closed += 1)} />);
  await expect.element(page.getByRole('region', { name: 'Configuration in this folder' })).toHaveFocus();
}

beforeEach(() => {
  closed = 0;
});

describe('the question whether a folder is trusted', () => {
  it('lists what it brings, each with the whole of it, hidden characters made visible', async () => {
    await ask(asked);
    await expect.element(dialog().getByText('/work/project', { exact: true })).toBeVisible();
    await dialog()
      .getByRole('button', { name: /^docs MCP server/ })
      .click();
    await expect
      .element(page.getByRole('region', { name: 'Definition of docs' }))
      .toHaveTextContent('command: one');
    await dialog()
      .getByRole('button', { name: /^AGENTS\.md memory file/ })
      .click();
    await expect
      .element(page.getByRole('region', { name: 'Definition of AGENTS.md' }))
      .toHaveTextContent('Be kind. Hidden:‹U+202E›');
  });

  it('has no answer that Enter gives, and Esc decides nothing', async () => {
    await ask(asked);
    await userEvent.keyboard('{Enter} {Escape}');
    await expect.poll(() => closed).toBe(1);
    expect(main.called('trust.answer')).toEqual([]);
  });

  it.each([
    ['Don’t trust', 'restricted'],
    ['Trust the parent folder “work”', 'parent'],
    ['Trust this folder', 'folder'],
  ])('%s: main is told so, and what it was told about', async (name, answer) => {
    await ask(asked);
    await button(name).click();
    await expect.poll(() => closed).toBe(1);
    expect(main.called('trust.answer')).toEqual([{ project: 'project-0123456789ab', answer, hash: 'h1' }]);
  });

  it('shows what is there by now when an answer is not taken, and says why', async () => {
    await ask(asked);
    const next: TrustQuestion = { ...asked, hash: 'h2', brought: [memory] };
    main.play({
      trust: {
        question: () => next,
        answer: () => {
          throw new Error('It changed.');
        },
      },
    });
    await button('Trust this folder').click();
    await expect.element(dialog().getByRole('alert')).toBeVisible();
    await expect.element(dialog().getByText('docs')).not.toBeInTheDocument();
    expect(closed).toBe(0);
  });

  it('says that a folder brings nothing', async () => {
    await ask({ ...asked, brought: [] });
    await expect.element(dialog().getByText(/^This folder has no configuration/)).toBeVisible();
  });

  it('says what a program would reach and write in the sandbox, once it is known that there is one', async () => {
    const opened = { hosts: ['a.example'], folders: ['~/notes'] };
    main.emit('app', { type: 'sandbox-found', sandbox: { kind: 'looking' } });
    await ask({ ...asked, brought: [{ ...server, definition: '{}', state: 'new', opened }, memory] });
    await expect.element(dialog().getByText('docs')).toBeVisible();
    await expect.element(dialog().getByText(/the sandbox/)).not.toBeInTheDocument();
    main.emit('app', { type: 'sandbox-found', sandbox: { kind: 'there' } });
    await expect
      .element(
        dialog().getByText(
          /^In the sandbox: can connect to a\.example, and write only to ~\/notes, the project/,
        ),
      )
      .toBeVisible();
    expect(
      dialog()
        .getByText(/the sandbox/)
        .elements(),
    ).toHaveLength(1);
  });

  it('says that a language server connects to no host, where there is a sandbox', async () => {
    const thing = { kind: 'language-server', name: 'go', file: '.lsp.json', definition: '{}' } as const;
    await ask({ ...asked, brought: [{ ...thing, fault: null, state: 'new' }] });
    main.emit('app', { type: 'sandbox-found', sandbox: { kind: 'there' } });
    await expect.element(dialog().getByText(/^In the sandbox: .* connect to no host$/)).toBeVisible();
    main.emit('app', { type: 'sandbox-found', sandbox: { kind: 'off' } });
    await expect.element(dialog().getByText(/^Outside the sandbox\./)).toBeVisible();
  });

  it('names why a thing cannot be used', async () => {
    await ask({
      ...asked,
      brought: [{ ...server, definition: '', state: 'new', fault: 'It names no command.' }],
    });
    await expect.element(dialog().getByText('It names no command.')).toBeVisible();
    await expect.element(dialog().getByText('Unusable')).toBeVisible();
  });
});

describe('the question about a trusted folder', () => {
  it('shows what changed since it was accepted', async () => {
    await ask({ ...asked, isTrusted: true, brought: [changedServer, memory] });
    await dialog()
      .getByRole('button', { name: /^docs MCP server/ })
      .click();
    const difference = dialog().getByRole('figure');
    await expect
      .element(difference)
      .toHaveTextContent('line 1-removed: command: one+added: command: two args: a');
    await button('Trust the changes').click();
    await expect.poll(() => main.called('trust.answer')).toMatchObject([{ answer: 'folder', hash: 'h1' }]);
  });

  it('names the folder around it that it owes its trust to', async () => {
    await ask({ ...asked, isTrusted: true, trustedBy: '/work', brought: [memory] });
    await expect.element(button('Trust the changes')).not.toBeInTheDocument();
    await button('Stop trusting “work” and its contents').click();
    await expect.poll(() => main.called('trust.answer')).toMatchObject([{ answer: 'restricted' }]);
  });
});
