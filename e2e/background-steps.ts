import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Pilotfish } from './app';
import { backgroundCall } from './calls';
import { answer, card, conversation, send } from './window';

// The user's steps with background commands, and a test's view of their end.

/** Prints `ready`, writes its process id to the file, and runs until a file `go` exists, for at most a minute. */
export const waiting = (file: string) =>
  `echo $$ > ${file}; echo ready; for n in $(seq 600); do [ -e go ] && exit 5; sleep 0.1; done`;

export const keepName = 'Keep running when Pilotfish closes';

export async function start({ page, model }: Pilotfish, command: string, description: string): Promise<void> {
  model.reply({ calls: [backgroundCall(command, description)] }, `${description} runs.`);
  await send(page, `Start ${description}.`);
  await answer(card(page, description), 'Accept');
  await expect(conversation(page).getByText(`${description} runs.`)).toBeVisible();
}

/** Chooses on a command's card that it outlives the application. */
export async function keep({ page }: Pilotfish): Promise<void> {
  const keeping = conversation(page).getByRole('switch', { name: keepName }).first();
  await keeping.click();
  await expect(keeping).toBeChecked();
}

/** Waits until the command has written it. */
export async function pidIn({ project }: Pilotfish, file: string): Promise<number> {
  let pid = 0;
  const look = async () => {
    pid = Number(await readFile(path.join(project, file), 'utf8').catch(() => ''));
    return pid;
  };
  await expect.poll(look).toBeGreaterThan(1);
  return pid;
}

/** The model's next request, after the user's next message. */
export async function nextRequest({ page, model }: Pilotfish): Promise<string> {
  const count = model.requests.length + 1;
  model.reply('I see.');
  await send(page, 'And now?');
  return JSON.stringify((await model.waitForRequest(count)).messages);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
