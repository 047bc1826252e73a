import type { Problem } from '@shared/problems/problems-schema';
import { projectTopic } from '@shared/topics';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { useServerState } from '../../state/server-state';
import { testProject } from '../../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { createModel, monaco } from '../monaco/monaco';
import { markWhileTyped } from './mark-while-typed';

// Marks in a file of the project, as its text changes.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({}, testProject());
});

const problem = (message: string): Problem => ({
  severity: 'warning',
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 4,
  message,
  source: 'odd',
});

function open(text: string) {
  const model = createModel('file', 'a.odd', text);
  const stop = markWhileTyped('a.odd', model);
  onTestFinished(() => {
    stop();
    model.dispose();
  });
  const marks = () => monaco.editor.getModelMarkers({ resource: model.uri }).map(({ message }) => message);
  return { model, marks };
}

it('are those of the newest text', async () => {
  main.play({ code: { problems: ({ text }) => (text === '' ? [] : [problem(text)]) } });
  const { model, marks } = open('one');
  await expect.poll(marks).toEqual(['one']);
  model.setValue('two');
  model.setValue('three');
  await expect.poll(marks).toEqual(['three']);
  model.setValue('');
  await expect.poll(marks).toEqual([]);
});

it('follow the files that the text depends on, also while it is checked', async () => {
  let other = 'one';
  const answers: (() => void)[] = [];
  main.play({
    code: {
      async problems() {
        const found = [problem(other)];
        await new Promise<void>((resolve) => answers.push(resolve));
        return found;
      },
    },
  });
  const { marks } = open('text');
  const change = (text: string) => {
    other = text;
    main.emit(projectTopic(testProject().key), { type: 'folders-changed', folders: [''] });
  };
  await expect.poll(() => answers.length).toBe(1);
  change('two');
  await expect.poll(() => useServerState.getState().project?.folderVersions['']).toBe(1);
  answers[0]?.();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.();
  await expect.poll(marks).toEqual(['two']);
  change('three');
  await expect.poll(() => answers.length).toBe(3);
  answers[2]?.();
  await expect.poll(marks).toEqual(['three']);
});

it('stay away if nobody can say', async () => {
  main.play({ code: { problems: () => null } });
  const { marks } = open('one');
  await expect.poll(() => main.called('code.problems').length).toBe(1);
  expect(marks()).toEqual([]);
});
