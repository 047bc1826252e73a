import type { ServerResources } from '@shared/servers/server-offers';
import { say } from '@shared/texts/text';
import { toolGroups } from '@shared/tools/tool-groups';
import { useEffect, useMemo, useState } from 'react';
import { api, useServerState } from '../../../state/server-state';
import { lookForTools, useTools } from '../../../state/tools';
import { useCompletions } from '../menu/use-completions';
import { useReadyServers } from '../menu/use-ready-servers';
import { useOpenSymbols } from '../symbols/use-open-symbols';
import {
  beginsSo,
  groupOption,
  type MentionOption,
  matchingOptions,
  pathOption,
  resourceOption,
  symbolOption,
  templateOption,
  toolOption,
} from './mention-options';
import { partBeingWritten, type TemplatePart, valueOption } from './template-part';
import { usePaths } from './use-paths';

type MentionOptions = {
  readonly options: readonly MentionOption[];
  /** The part of an address that the user writes. */
  readonly part: TemplatePart | null;
};

/** Files that come before all symbols. */
const firstFiles = 5;

/**
 * The options for the typed text. First the values for a part of an address; then names that begin with the text: files
 * and folders, groups, resources of servers, tools. Then names that contain it: files first, and after the first of
 * them the symbols of open files.
 */
export function useMentionOptions(typed: string): MentionOptions {
  const ours = useOurs();
  const { resources, templates } = useResources();
  const part = useMemo(() => partBeingWritten(typed, templates), [typed, templates]);
  const values = useCompletions(part && queryOf(part));
  const paths = usePaths(typed);
  const symbols = useOpenSymbols();
  const options = useMemo(() => {
    const offered = [...resources.map(resourceOption), ...templates.map(templateOption)];
    const fitting = matchingOptions([...ours.groups, ...offered, ...ours.tools], typed);
    const completions = part ? values.map((value) => valueOption(part, value)) : [];
    const files = paths.map(pathOption).filter(({ text }) => text !== `@${typed}`);
    const named = typed === '' ? [] : matchingOptions(symbols.map(symbolOption), typed);
    const begins = (option: MentionOption) => beginsSo(option, typed);
    const [near, far] = [files.slice(0, firstFiles), files.slice(firstFiles)];
    const all = [...near.filter(begins), ...fitting.filter(begins), ...near, ...named, ...fitting, ...far];
    return [...new Set([...completions, ...all])];
  }, [paths, symbols, ours, resources, templates, part, values, typed]);
  return { options, part };
}

function queryOf({ template: { server, uriTemplate }, name, value, known }: TemplatePart) {
  return { server, of: { kind: 'resource', uriTemplate }, argument: { name, value }, known } as const;
}

function useOurs() {
  const tools = useTools();
  useEffect(lookForTools, []);
  const settings = useServerState((state) => state.app?.settings.toolGroups);
  return useMemo(() => {
    // Leaves out empty groups.
    const offered = toolGroups(settings ?? {}, tools).filter((group) => group.tools.length > 0);
    return {
      groups: offered.map(groupOption),
      tools: tools.map(({ name, displayName }) => toolOption(name, say(displayName))),
    };
  }, [tools, settings]);
}

const none: ServerResources = { resources: [], templates: [] };

/** Requested when a mention begins, and when the set of ready servers changes. */
function useResources(): ServerResources {
  const project = useServerState((state) => state.project?.key ?? null);
  const ready = useReadyServers(project);
  const [found, setFound] = useState(none);
  useEffect(() => {
    if (project === null || ready === '') return setFound(none);
    let current = true;
    // If the request fails, the menu still lists tools and groups.
    api.servers.resources({ project }).then(
      (resources) => current && setFound(resources),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [project, ready]);
  return found;
}
