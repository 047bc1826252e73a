import type { ToolListing } from '@shared/tools';
import { listed } from '../tools/create-tools';
import type { Tool } from '../tools/tool';

// Tools that come from elsewhere, of one open project: whoever brings some is one provider.

export type ToolProvider = {
  /** Those there are now. */
  tools(): readonly Tool[];
  /** Ends what it runs. */
  close(): Promise<void>;
};

export type ProjectTools = {
  /** Of two of one name the first is there. */
  current(): readonly Tool[];
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
  return {
    current,
    changed: () => onChange(current().map(listed)),
    async close() {
      await Promise.allSettled(providers.map((provider) => provider.close()));
    },
  };
}
