import type { BatchAhead } from '@shared/approval/approval';
import type { ToolCall } from '@shared/tool-call/tool-call';
import { projectTopic } from '@shared/topics';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { testProject } from '../../testing/open-project';
import { startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { fileSubject, waitingChat } from '../../testing/waiting-chat';
import { useBatchAhead } from './batch-ahead';

// The calls behind a waiting one, while their files change on disk.

it('are judged again when the file of one that would fail is there again', async () => {
  const project = testProject();
  const main = await startScriptedMain({}, project);
  const { chat, call } = waitingChat(fileSubject('a.ts'));
  const callId = `${call.id}-1`;
  const behind: ToolCall = { ...call, id: callId, phase: { phase: 'queued' } };
  const script = (ahead: BatchAhead) => main.play({ queue: { batch: () => ahead, ahead: () => null } });
  script([{ callId, kind: 'fails', why: 'no such file', paths: ['lib/b.ts'] }]);
  await main.showChat({ ...chat, calls: { [call.id]: call, [callId]: behind } });
  const Kinds = () => (
    <p>
      {useBatchAhead(chat.id, call.id)
        .map(({ kind }) => kind)
        .join()}
    </p>
  );
  show(<Kinds />);
  await expect.element(page.getByText('fails', { exact: true })).toBeVisible();
  const subject = fileSubject('lib/b.ts');
  script([{ callId, kind: 'edit', isGranted: false, subject, diff: 'd', hash: 'h' }]);
  main.emit(projectTopic(project.key), { type: 'folders-changed', folders: ['lib'] });
  await expect.element(page.getByText('edit', { exact: true })).toBeVisible();
});
