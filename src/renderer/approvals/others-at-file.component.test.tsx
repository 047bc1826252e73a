import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { restoredUnsaved, useUnsaved } from '../state/files/unsaved';
import { type ScriptedMain, startScriptedMain } from '../testing/scripted-main';
import { fileSubject } from '../testing/waiting-chat';
import { askOnCard, card } from './testing/asked-card';
import { runOtherCommand } from './testing/other-command';

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain();
});

it('a card mentions unsaved text of its file, and a command that runs in another chat', async () => {
  useUnsaved.setState({
    files: restoredUnsaved({ 'a.ts': { text: 'mine', hash: null, encoding: 'utf-8' } }),
  });
  onTestFinished(() => useUnsaved.setState({ files: {} }));
  await askOnCard(main, { subject: fileSubject('a.ts') });
  await expect.element(card().getByText(/^A tab has unsaved changes to this file/)).toBeVisible();
  runOtherCommand();
  await expect.element(card().getByText(/^A command of another chat .*: make$/)).toBeVisible();
});
