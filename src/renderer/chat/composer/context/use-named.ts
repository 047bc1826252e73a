import type { NamedWeight } from '@shared/attachments/named';
import { withoutPath } from '@shared/chat/file-mentions';
import { resourceMention } from '@shared/servers/server-offers';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { api, useServerState } from '../../../state/server-state';
import { namedIn, type ResourceName, withoutResource, withoutTool } from './named-in';

// The mentions in a message's text, with their size from the main process, which the window requests in the background.

export type Named = {
  /** The mention without the `@`. */
  readonly name: string;
  readonly kind: 'path' | 'resource' | 'tools';
  /** Null until the main process answers. */
  readonly weight: NamedWeight | null;
  takenOutOf(text: string): string;
};

/** Resources at once; paths, tools and groups once they are known to exist. */
export function useNamed(text: string): readonly Named[] {
  const servers = useServerState(
    useShallow((state) => (state.project?.servers ?? []).map(({ alias }) => alias)),
  );
  const { paths, resources, tools } = useMemo(() => namedIn(text, servers), [text, servers]);
  const ofPaths = useWeighed(paths, api.project.named);
  const ofTools = useWeighed(tools, api.tools.weigh);
  const ofResources = useWeighedResources(resources);
  const path = (name: string): readonly Named[] => {
    const weight = ofPaths.get(name);
    const takenOutOf = (from: string) => withoutPath(from, name);
    return weight ? [{ kind: 'path', name, weight, takenOutOf }] : [];
  };
  const resource = (one: ResourceName): Named => {
    const name = resourceMention(one).slice(1);
    const takenOutOf = (from: string) => withoutResource(from, one);
    return { kind: 'resource', name, weight: ofResources.get(name) ?? null, takenOutOf };
  };
  const tool = (name: string): readonly Named[] => {
    const weight = ofTools.get(name);
    const takenOutOf = (from: string) => withoutTool(from, name);
    return weight ? [{ kind: 'tools', name, weight, takenOutOf }] : [];
  };
  return [...paths.flatMap(path), ...resources.map(resource), ...tools.flatMap(tool)];
}

type Weights = ReadonlyMap<string, NamedWeight>;

const none: Weights = new Map();

/** A change of the list causes a new request for all, because together they may be too large. */
function useWeighed(wanted: readonly string[], weigh: typeof api.project.named): Weights {
  const project = useServerState((state) => state.project?.key ?? null);
  const [weights, setWeights] = useState(none);
  const key = JSON.stringify([project, ...wanted]);
  useEffect(() => {
    const [of, ...names]: [string | null, ...string[]] = JSON.parse(key);
    if (of === null || names.length === 0) return setWeights(none);
    let isCurrent = true;
    // If they cannot be measured, the message is sent anyway.
    weigh({ project: of, names }).then(
      (named) => isCurrent && setWeights(new Map(named.map(({ name, weight }) => [name, weight]))),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [key, weigh]);
  return weights;
}

/** One request per resource while it is mentioned, because it goes to the server. */
function useWeighedResources(resources: readonly ResourceName[]): Weights {
  const project = useServerState((state) => state.project?.key ?? null);
  const [weights, setWeights] = useState(none);
  const asked = useRef(new Set<string>());
  useEffect(() => {
    const named = new Map(resources.map((one) => [resourceMention(one).slice(1), one]));
    for (const name of asked.current) if (!named.has(name)) asked.current.delete(name);
    for (const [name, one] of named) {
      if (project === null || asked.current.has(name)) continue;
      asked.current.add(name);
      api.servers.weigh({ project, ...one }).then(
        (weight) => setWeights((former) => new Map(former).set(name, weight)),
        () => {},
      );
    }
  }, [project, resources]);
  return weights;
}
