import type { ToolListing } from '@shared/tools/tools';
import { listed } from '../tools/create-tools';
import type { Tool } from '../tools/kit/tool';

// Tools from elsewhere in one open project; each source of tools is a provider.

export type ToolProvider = {
  /** The current tools. */
  tools(): readonly Tool[];
  /** Resolves when they are up to date; called before a model gets them. Absent: they always are. */
  refresh?(): Promise<void>;
  /** Updates them as far as possible without starting a program. Absent: that is impossible. */
  peek?(): Promise<void>;
  /** Ends all programs that it runs. */
  close(): Promise<void>;
};

export type ProjectTools = {
  /** If two tools have the same name, the first one counts. */
  current(): readonly Tool[];
  /** Resolves when each provider is up to date; a provider that fails keeps its earlier tools. */
  refresh(): Promise<void>;
  /** The same, as far as possible without starting a program. */
  peek(): Promise<void>;
  /** Call it whenever the tools of a provider changed. */
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

/** The list for windows; it omits the application's internal tools. */
function listedOf(tools: readonly Tool[]): ToolListing[] {
  return tools.filter(({ isInternal }) => isInternal !== true).map(listed);
}
