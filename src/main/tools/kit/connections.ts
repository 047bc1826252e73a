import type { TimeLimit } from '../../base/time-limit';
import type { Destination } from '../../sandbox/sandbox-protocol';

// Connections of a running command in the sandbox: each place is judged by the rules, and asked about once where they
// say nothing; the connection waits meanwhile, and the time of the command does not count.

/** The tool of the nested call that asks, and the one rules are made for. */
export const networkToolName = 'network';

/** What the call's result is where it is let. */
export function reachableText({ host, port }: Destination): string {
  return `${host}:${port} may be reached.`;
}

export type Connections = {
  mayConnect(to: Destination): Promise<boolean>;
  /** The places it was not let reach, `host:port`, in the order they were wanted. */
  refused(): readonly string[];
};

/** What of a call's context is needed. */
type Asking = {
  judgeConnection(to: Destination): 'allowed' | 'denied' | 'asks';
  runNested(
    calls: readonly { readonly name: string; readonly arguments: string }[],
    options: { offers(tool: { readonly name: string }): boolean },
  ): Promise<{ readonly results: readonly unknown[] }>;
};

/** `limit`: of the command's time. */
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
