import { relative, resolve, sep } from 'node:path';
import type { ChangedFile } from '@shared/chat/chat';
import { type AnyText, sayInEnglish } from '@shared/texts/text';
import { isSecretName } from '../project/protected-names';
import { readTextFile } from '../project/text-file';
import type { ToolContext } from '../tools/kit/tool';
import type { Call } from './calls/call';
import { textPreviewOf } from './calls/preview';
import { createNestedCalls } from './nested-calls';
import type { BatchParts } from './parts';
import { allowingHosts, connectionByRules } from './policy/connection-rules';
import { pathDenials } from './policy/path-denials';
import { unreadablePlaces } from './policy/unreadable-places';

/** Progress, seen files, changes and nested calls of a running tool. */
export type Found = {
  start(): void;
  /** Ignores later progress, and ends its nested calls. */
  stop(): Promise<void>;
  /** The last progress, for the model. */
  progress(): string;
  /** Absolute paths it has read or written that are new for this chat. */
  seen(): string[];
  /** All absolute paths that it has read or written. */
  used(): readonly string[];
  changed(): readonly ChangedFile[];
  /** Settles when the processes it started have ended; null: they end with it. */
  goesOn(): Promise<unknown> | null;
};

/** The context of a tool for one call, and the record of its use. */
export function contextOf(
  parts: BatchParts,
  call: Call,
): { readonly context: ToolContext; readonly found: Found } {
  const { signal } = parts.batch;
  const seen: string[] = [];
  const used = new Set<string>();
  const changed: ChangedFile[] = [];
  const own = new AbortController();
  const stopped = AbortSignal.any([signal, own.signal]);
  const nested = createNestedCalls(parts, call, stopped);
  let progress: AnyText = '';
  let isRunning = false;
  let goesOn: Promise<unknown> | null = null;
  const rulesNow = () => [...parts.log.state().rules, ...parts.rules.current()];
  const isDenied = pathDenials(rulesNow(), call.tool.name);
  // The queue asked about files that the call names, but not about files that it finds.
  const isSecretUnasked = (relativePath: string) =>
    isSecretName(relativePath) && !namedBy(call, parts.workspace.root).includes(relativePath);
  const context: ToolContext = {
    ...parts.services,
    callId: call.id,
    mayAskModel: true,
    unreadablePlaces: () => unreadablePlaces(rulesNow(), parts.workspace.root),
    judgeConnection: (to, hosts = []) => connectionByRules(allowingHosts(rulesNow(), hosts), to),
    isDenied: (relativePath) =>
      isDenied(relativePath) || isSecretUnasked(relativePath) || parts.workspace.isClosed(relativePath),
    signal: stopped,
    tools: parts.tools,
    get shared() {
      return parts.setUp.shared(call.tool);
    },
    workspace: parts.workspace,
    readText: (path) => readTextFile(parts.workspace, path),
    report(told) {
      if (!isRunning) return;
      progress = told;
      parts.log.show({ type: 'call-progress', callId: call.id, text: textPreviewOf(told) });
    },
    fileChanged(change) {
      changed.push(change);
      parts.services.wrote(change);
    },
    goesOnUntil(over) {
      goesOn = over;
    },
    async runNested(calls, options) {
      if (!isRunning) throw new Error('calls can be nested only in one that runs');
      return await nested.run(calls, options);
    },
    fileSeen(path) {
      if (isRunning) used.add(path);
      if (!parts.known.has(path)) seen.push(path);
      parts.known.add(path);
      parts.seen.add(path);
    },
  };
  const found: Found = {
    start() {
      isRunning = true;
      parts.stops.set(call.id, own);
    },
    async stop() {
      isRunning = false;
      parts.stops.delete(call.id);
      await nested.close();
    },
    progress: () => sayInEnglish(progress),
    seen: () => seen,
    used: () => [...used],
    changed: () => changed,
    goesOn: () => goesOn,
  };
  return { context, found };
}

/** The paths that the call names, relative to the project. */
function namedBy({ tool, input }: Call, root: string): readonly string[] {
  const target = tool.target(input) ?? [];
  const paths = typeof target === 'string' ? [target] : target;
  return paths.map((path) => relative(root, resolve(root, path)).replaceAll(sep, '/'));
}
