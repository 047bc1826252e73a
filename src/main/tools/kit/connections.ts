import type { TimeLimit } from '../../base/time-limit';
import type { Destination } from '../../sandbox/sandbox-protocol';

// Connections of a running command in the sandbox. The rules judge each host and port; if they leave it open, the queue
// asks once. Meanwhile the connection waits and the command's time limit is paused.

/** The tool of the nested call that asks; rules name it too. */
export const networkToolName = 'network';

/** The result of the call if the connection is allowed. */
export function reachableText({ host, port }: Destination): string {
  return `${host}:${port} may be reached.`;
}

export type Connections = {
  mayConnect(to: Destination): Promise<boolean>;
  /** The refused places, `host:port`, in order. */
  refused(): readonly string[];
};

/** The required part of a call's context. */
type Asking = {
  judgeConnection(to: Destination): 'allowed' | 'denied' | 'asks';
  runNested(
    calls: readonly { readonly name: string; readonly arguments: string }[],
    options: { offers(tool: { readonly name: string }): boolean },
  ): Promise<{ readonly results: readonly unknown[] }>;
};

/** `limit`: the command's time limit. */
export function createConnections(
  context: Asking,
  command: string,
  limit: Pick<TimeLimit, 'hold'>,
): Connections {
  const judged = new Map<string, Promise<boolean>>();
  const refused = new Set<string>();
  return {
    async mayConnect(to) {
      const place = `${to.host}:${to.port}`;
      const answer = judged.get(place) ?? judge(to);
      judged.set(place, answer);
      const may = await answer.catch(() => false);
      if (!may) refused.add(place);
      return may;
    },
    refused: () => [...refused],
  };

  async function judge(to: Destination): Promise<boolean> {
    const byRules = context.judgeConnection(to);
    if (byRules !== 'asks') return byRules === 'allowed';
    const letGo = limit.hold();
    try {
      const call = { name: networkToolName, arguments: JSON.stringify({ ...to, command }) };
      const { results } = await context.runNested([call], { offers: ({ name }) => name === networkToolName });
      return results[0] === reachableText(to);
    } finally {
      letGo();
    }
  }
}
