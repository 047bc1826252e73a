import type { ChangesView } from '@shared/changes/changes';
import { emptyChat } from '@shared/chat/chat';
import { projectTopic } from '@shared/topics';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { changedEntry } from '../../testing/changed-files';
import { testProject } from '../../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { useUiState } from '../ui-state';
import { followChanges } from './follow-changes';
import { openChanges, useReviewedChanges } from './reviewed-changes';

// The shown changes, while their files change on disk.

const project = testProject();
let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({}, project);
  await main.showChat(emptyChat('chat-1'));
});

const view = (added: number): ChangesView => ({
  files: [changedEntry('src/a.ts', { added })],
  leftOut: [],
  ignored: [],
  unknown: [],
  running: 0,
});

it('are read again if a folder with one of the files changes', async () => {
  useUiState.setState({ chatId: 'chat-1' });
  onTestFinished(followChanges());
  const added = () => useReviewedChanges.getState().view?.files[0]?.added;
  main.play({ changes: { list: () => view(2) } });
  openChanges('chat-1', { kind: 'turn', itemId: 'message-1' });
  await expect.poll(added).toBe(2);
  for (const next of [3, 4]) {
    main.play({ changes: { list: () => view(next) } });
    main.emit(projectTopic(project.key), { type: 'folders-changed', folders: ['src'] });
    await expect.poll(added).toBe(next);
  }
});
