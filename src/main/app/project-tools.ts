import type { ToolListing } from '@shared/tools/tools';
import { listed } from '../tools/create-tools';
import type { Tool } from '../tools/kit/tool';

// Tools that come from elsewhere, of one open project: whoever brings some is one provider.

export type ToolProvider = {
  /** Those there are now. */
  tools(): readonly Tool[];
  /** Resolves when they are as of now; asked for before a model is told of them. Absent: they always are. */
  refresh?(): Promise<void>;
  /** As of now, as far as that starts nothing. Absent: nothing can be known so. */
  peek?(): Promise<void>;
  /** Ends what it runs. */
  close(): Promise<void>;
};

export type ProjectTools = {
  /** Of two of one name the first is there. */
  current(): readonly Tool[];
  /** Resolves when each provider has what it can have; one that fails has what it had. */
  refresh(): Promise<void>;
  /** The same of what can be known without starting anything. */
  peek(): Promise<void>;
  /** To be called whenever a provider has others than before. */
  changed(): void;
  close(): Promise<void>;
};

export function createProjectTools(
  providers: readonly ToolProvider[],
  onChange: (tools: readonly ToolListing[]) => void,
): ProjectTools {
  const current = () =>
    [
      ...new Map(
        providers
          .flatMap((provider) => provider.tools())
          .toReversed()
          .map((tool) => [tool.name, tool]),
      ).values(),
    ].toReversed();
  let isClosed = false;
  const telling = async (look: (provider: ToolProvider) => Promise<void> | undefined) => {
    const before = current();
    await Promise.allSettled(providers.map(look));
    const after = current();
    const isSame = after.length === before.length && after.every((tool, at) => tool === before[at]);
    if (!isSame && !isClosed) onChange(listedOf(after));
  };
  return {
    current,
    refresh: () => telling((provider) => provider.refresh?.()),
    peek: () => telling((provider) => provider.peek?.()),
    changed: () => onChange(listedOf(current())),
    async close() {
      isClosed = true;
      await Promise.allSettled(providers.map((provider) => provider.close()));
    },
  };
}

/** What windows are told of: nothing of the application's own. */
function listedOf(tools: readonly Tool[]): ToolListing[] {
  return tools.filter(({ isInternal }) => isInternal !== true).map(listed);
}
