import { homedir } from 'node:os';
import type { SandboxUse } from '@shared/approval/approval';
import { AppError } from '@shared/errors';
import { textOf, words } from '@shared/texts/text';
import { isFinished } from '@shared/tool-call/tool-call';
import type { Agent } from '../../agent/agent';
import { connectionTarget } from '../../queue/policy/connection-rules';
import type { Rules } from '../../queue/policy/rules';
import { mayBeOpened, nearest } from '../../sandbox/opened-folders';
import type { ChatLog } from '../../storage/chats/chat-log';
import { callDetails } from '../../storage/chats/chat-reading';

// Runs a command again that the sandbox stopped: with its hosts and places allowed, or without the sandbox. The chat
// gets a message of the user, and the model proposes the command again.

export type RunAgainHow = 'allowing' | 'without-sandbox';

export type RunAgainParts = {
  readonly log: ChatLog;
  readonly agent: Pick<Agent, 'send'>;
  readonly rules: Pick<Rules, 'add'>;
  /** The project's real path. */
  readonly root: string;
  readonly dataFolder: string;
  /** How accepted commands run the next time. */
  readonly runAs: Map<string, SandboxUse>;
};

/** AppError `invalid` if the sandbox did not stop the call, or if its places cannot be allowed. */
export async function runAgain(parts: RunAgainParts, callId: string, how: RunAgainHow): Promise<void> {
  const { log, agent, runAs } = parts;
  const phase = log.state().calls[callId]?.phase;
  const display = phase && isFinished(phase) ? phase.display : null;
  const stops = display?.kind === 'command-output' ? display.sandbox : undefined;
  const command = commandOf(callDetails(log, callId).input);
  const wasStopped = stops && (stops.keys || stops.refused.length + stops.unwritable.length > 0);
  if (!wasStopped || command === null) throw new AppError('invalid', textOf('sandbox.not-stopped'));
  if (how === 'without-sandbox') {
    runAs.set(command, { kind: 'lifted' });
    return await agent.send(words('sandbox.run-without', { command }));
  }
  if (stops.refused.length + stops.unwritable.length === 0)
    throw new AppError('invalid', textOf('sandbox.not-stopped'));
  const places = await Promise.all(stops.unwritable.map((place) => allowedPlace(place, parts)));
  const hosts = await allowHosts(parts, stops.refused);
  if (places.length > 0) runAs.set(command, { kind: 'in', writable: [...new Set(places)] });
  await agent.send(againWords({ command, hosts, places }));
}

function againWords(again: { command: string; hosts: string[]; places: string[] }): string {
  if (again.places.length === 0) return words('sandbox.run-allowing', again);
  return again.hosts.length === 0
    ? words('sandbox.run-allowing-places', again)
    : words('sandbox.run-allowing-both', again);
}

/** The place itself, or the nearest existing folder above it. */
async function allowedPlace(place: string, { root, dataFolder }: RunAgainParts): Promise<string> {
  const found = await nearest(place);
  const home = await nearest(homedir());
  if (mayBeOpened(found, { root, dataFolder, home })) return found;
  throw new AppError('invalid', textOf('sandbox.place-stays-closed', { place }));
}

async function allowHosts({ rules, root }: RunAgainParts, refused: readonly string[]): Promise<string[]> {
  const hosts = refused.flatMap((place) => hostRuleOf(place));
  for (const { tool, match } of hosts)
    await rules.add(root, { effect: 'allow', tool, match, scope: 'project' });
  return hosts.map(({ match }) => match);
}

function hostRuleOf(place: string): { tool: string; match: string }[] {
  const split = place.lastIndexOf(':');
  const to = { host: place.slice(0, split), port: Number(place.slice(split + 1)) };
  const [{ tool, match } = {}] = connectionTarget(to).offers;
  return tool !== undefined && match !== undefined ? [{ tool, match }] : [];
}

/** As the model wrote it; null if its arguments are not plain JSON. */
function commandOf(input: string): string | null {
  const parsed = parsedOf(input);
  if (typeof parsed !== 'object' || parsed === null || !('command' in parsed)) return null;
  return typeof parsed.command === 'string' ? parsed.command : null;
}

function parsedOf(input: string): unknown {
  try {
    return JSON.parse(input);
  } catch {
    return null;
  }
}
