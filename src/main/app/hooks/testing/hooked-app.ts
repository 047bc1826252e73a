import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ChatState } from '@shared/chat/chat';
import type { HookEvent } from '@shared/hooks/hooks-schema';
import { tempFolder } from '../../../base/testing/temp-folder';
import { firstProject, startTestApp, type TestApp, type TestAppChat } from '../../testing/test-app';

// For tests: an application with hooks of the user and of its project, as real programs.

export const hook = (
  event: HookEvent,
  command: string,
  more: { matcher?: string; timeout?: number } = {},
) => {
  const { matcher, ...own } = more;
  return { [event]: [{ ...(matcher && { matcher }), hooks: [{ type: 'command', command, ...own }] }] };
};

export async function put(path: string, value: object): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, JSON.stringify(value));
}

export async function trustFolder({ app }: TestApp): Promise<void> {
  const { trust } = firstProject(app);
  await trust.answer('folder', (await trust.question()).hash);
}

export async function start(
  own: object,
  theirs: object | null = null,
  options: object = { withoutSandbox: true },
) {
  const home = join(await tempFolder(), 'home');
  await put(join(home, 'settings.json'), { hooks: own });
  const started = await startTestApp({ 'a.txt': 'one\n' }, { home, ...options });
  if (theirs === null) await trustFolder(started);
  else await put(join(started.project, '.claude/settings.json'), { hooks: theirs });
  return { ...started, file: join(started.project, 'a.txt') };
}

export const edit = {
  calls: [{ name: 'edit', arguments: { file_path: 'a.txt', old_string: 'one', new_string: 'two' } }],
};
export const shell = (command: string) => ({
  calls: [{ name: 'run_shell_command', arguments: { command } }],
});
export const answer = (hookSpecificOutput: object) => `echo '${JSON.stringify({ hookSpecificOutput })}'`;
export const decides = (permissionDecision: string) =>
  answer({ permissionDecision, permissionDecisionReason: 'why' });
export const isIdle = ({ turn }: ChatState) => turn.kind === 'idle';
export const callIn = ({ calls }: ChatState) => Object.values(calls)[0];

export async function ended(chat: TestAppChat): Promise<ChatState> {
  await chat.until(isIdle);
  return chat.state();
}
