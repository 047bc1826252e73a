import { emptyAppState } from '@shared/app-state';
import { noSigns, type Terminal } from '@shared/terminal/terminal';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { restoredUnsaved, useUnsaved } from '../state/files/unsaved';
import { useServerState } from '../state/server-state';
import { type ScriptedMain, startScriptedMain } from '../testing/scripted-main';
import { fileSubject } from '../testing/waiting-chat';
import { askOnCard, card } from './testing/asked-card';

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain();
});

const running: Terminal = {
  id: 't',
  kind: 'command',
  title: 'make',
  command: 'make',
  startedAt: 1,
  call: { chatId: 'another', callId: 'c' },
  state: { kind: 'running', awaitsInput: false },
  project: { root: '/project', name: 'project' },
  background: false,
  goesOn: null,
  heldBack: false,
  fromBefore: false,
  signs: noSigns,
};

it('a card mentions unsaved text of its file, and a command that runs in another chat', async () => {
  useUnsaved.setState({
    files: restoredUnsaved({ 'a.ts': { text: 'mine', hash: null, encoding: 'utf-8' } }),
  });
  onTestFinished(() => useUnsaved.setState({ files: {} }));
  await askOnCard(main, { subject: fileSubject('a.ts') });
  await expect.element(card().getByText(/^A tab has unsaved changes to this file/)).toBeVisible();
  const { app } = useServerState.getState();
  useServerState.setState({ app: { ...emptyAppState, terminals: [running] } });
  onTestFinished(() => useServerState.setState({ app }));
  await expect.element(card().getByText(/^A command of another chat .*: make$/)).toBeVisible();
});
