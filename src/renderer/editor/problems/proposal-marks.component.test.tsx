import type { Proposal } from '@shared/approval/approval';
import type { Problem } from '@shared/problems/problems-schema';
import { chatTopic } from '@shared/topics';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { testProject } from '../../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { fileSubject, waitingChat } from '../../testing/waiting-chat';
import { DiffView } from '../DiffView';
import { monaco } from '../monaco/monaco';

// The problems of a proposal in its diff: marks on the right side, their messages, and keys that lead through them.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({}, testProject());
});

const proposal: Proposal = {
  path: '/project/a.ts',
  relativePath: 'a.ts',
  hash: 'hash-1',
  change: 'modify',
  original: 'one\ntwo\nthree\n',
  proposed: 'one\nbad\nthree bad\n',
  hunks: [],
};

const problem = (line: number, column: number): Problem => ({
  severity: 'error',
  line,
  column,
  endLine: line,
  endColumn: column + 3,
  message: `bad in line ${line}`,
  source: 'odd 7',
});

const rightSide = () => {
  const editor = monaco.editor.getEditors().find((one) => one.getModel()?.uri.scheme === 'proposed');
  if (!editor) throw new Error('there is no right side');
  return editor;
};

async function showProblems() {
  const { chat, call } = waitingChat(fileSubject('a.ts'));
  await main.showChat(chat);
  show(
    <div style={{ display: 'flex', width: 900, height: 300 }}>
      <DiffView
        chatId={chat.id}
        callId={call.id}
        proposal={proposal}
        judged
        onLayout={() => {}}
        onCompared={() => {}}
      />
    </div>,
  );
  await expect.poll(() => monaco.editor.getEditors().length).toBeGreaterThan(1);
  main.emit(chatTopic(chat.id), {
    type: 'call-problems',
    callId: call.id,
    problems: {
      kind: 'checked',
      servers: ['odd'],
      added: [problem(2, 1), problem(3, 7)],
      addedCount: 2,
      removedCount: 0,
    },
  });
}

it('are marked below the text of the right side', async () => {
  await showProblems();
  await expect.poll(() => document.querySelectorAll('.modified .squiggly-error').length).toBe(2);
  expect(document.querySelectorAll('.original .squiggly-error')).toHaveLength(0);
});

it('show their message to the pointer', async () => {
  await showProblems();
  await expect.poll(() => document.querySelectorAll('.modified .squiggly-error').length).toBe(2);
  const word = [...document.querySelectorAll('.modified .view-line span span')].find(
    ({ textContent }) => textContent?.trim() === 'bad',
  );
  await userEvent.hover(word ?? document.body);
  await expect.poll(() => document.querySelector('.monaco-hover')?.textContent).toContain('bad in line 2');
});

it('are those of the user’s own version while the user edits it', async () => {
  main.play({ code: { problems: ({ text }) => (text.includes('mine') ? [problem(1, 1)] : null) } });
  await showProblems();
  await expect.poll(() => document.querySelectorAll('.modified .squiggly-error').length).toBe(2);
  const model = rightSide().getModel();
  model?.setValue('mine\ntwo\nthree\n');
  const marks = () =>
    monaco.editor.getModelMarkers(model ? { resource: model.uri } : {}).map(({ message }) => message);
  await expect.poll(marks).toEqual(['bad in line 1']);
  expect(main.called('code.problems').at(-1)).toMatchObject({ path: 'a.ts', before: 'one\ntwo\nthree\n' });
});

it('are reached with Alt+F8, which shows the message', async () => {
  await showProblems();
  await expect.poll(() => document.querySelectorAll('.modified .squiggly-error').length).toBe(2);
  const editor = rightSide();
  editor.setPosition({ lineNumber: 1, column: 1 });
  editor.focus();
  for (const line of [2, 3]) {
    await userEvent.keyboard('{Alt>}{F8}{/Alt}');
    await expect.poll(() => editor.getPosition()?.lineNumber).toBe(line);
  }
  await expect.poll(() => document.querySelector('.marker-widget')?.textContent).toContain('bad in line 3');
});

it('leave F8 to the files of the review', async () => {
  await showProblems();
  await expect.poll(() => document.querySelectorAll('.modified .squiggly-error').length).toBe(2);
  const editor = rightSide();
  editor.setPosition({ lineNumber: 1, column: 1 });
  editor.focus();
  const pressed: boolean[] = [];
  const note = (event: KeyboardEvent) => event.key === 'F8' && pressed.push(event.defaultPrevented);
  window.addEventListener('keydown', note);
  onTestFinished(() => window.removeEventListener('keydown', note));
  await userEvent.keyboard('{F8}{Shift>}{F8}{/Shift}');
  expect(pressed).toEqual([false, false]);
  expect(editor.getPosition()?.lineNumber).toBe(1);
});
