import { emptyAppState } from '@shared/app-state';
import { noSigns, type Terminal } from '@shared/terminal/terminal';
import { onTestFinished } from 'vitest';
import { useServerState } from '../../state/server-state';

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

/** Another chat of the project runs `make` until the end of the test. */
export function runOtherCommand(): void {
  const { app } = useServerState.getState();
  useServerState.setState({ app: { ...emptyAppState, terminals: [running] } });
  onTestFinished(() => useServerState.setState({ app }));
}
