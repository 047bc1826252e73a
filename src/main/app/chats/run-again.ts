import { AppError } from '@shared/errors';
import { textOf, words } from '@shared/texts/text';
import { isFinished } from '@shared/tool-call';
import type { Agent } from '../../agent/agent';
import { connectionTarget } from '../../queue/policy/connection-rules';
import type { Rules } from '../../queue/policy/rules';
import type { ChatLog } from '../../storage/chats/chat-log';
import { callDetails } from '../../storage/chats/chat-reading';

// A command that the sandbox stopped is run again as the person wants it: with its hosts allowed, or without the
// sandbox. They say so in the chat, and the model proposes it anew.

export type RunAgainHow = 'allowing-hosts' | 'without-sandbox';

export type RunAgainParts = {
  readonly log: ChatLog;
  readonly agent: Pick<Agent, 'send'>;
  readonly rules: Pick<Rules, 'add'>;
  /** The project's real path. */
  readonly root: string;
  /** Commands that run without the sandbox the next time, once they are accepted. */
  readonly lifted: Set<string>;
};

/** AppError `invalid` for a call that the sandbox did not stop. */
export async function runAgain(parts: RunAgainParts, callId: string, how: RunAgainHow): Promise<void> {
  const { log, agent, rules, root, lifted } = parts;
  const phase = log.state().calls[callId]?.phase;
  const display = phase && isFinished(phase) ? phase.display : null;
  const stops = display?.kind === 'command-output' ? display.sandbox : undefined;
  const command = commandOf(callDetails(log, callId).input);
  const wasStopped = stops && stops.refused.length + stops.unwritable.length > 0;
  if (!wasStopped || command === null) throw new AppError('invalid', textOf('sandbox.not-stopped'));
  if (how === 'without-sandbox') {
    lifted.add(command);
    return await agent.send(words('sandbox.run-without', { command }));
  }
  const hosts = stops.refused.flatMap((place) => hostRuleOf(place));
  for (const { tool, match } of hosts)
    await rules.add(root, { effect: 'allow', tool, match, scope: 'project' });
  await agent.send(words('sandbox.run-allowing', { hosts: hosts.map(({ match }) => match), command }));
}

function hostRuleOf(place: string): { tool: string; match: string }[] {
  const split = place.lastIndexOf(':');
  const to = { host: place.slice(0, split), port: Number(place.slice(split + 1)) };
  const [{ tool, match } = {}] = connectionTarget(to).offers;
  return tool !== undefined && match !== undefined ? [{ tool, match }] : [];
}

/** As the model wrote it; null where it did not write plain JSON. */
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
