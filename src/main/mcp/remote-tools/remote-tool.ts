import { isRecord } from '@shared/base/json';
import { type AnyText, textOf } from '@shared/texts/text';
import { ToolError } from '../../base/tool-error';
import type { JsonSchemaInput } from '../../tools/kit/json-schema-input';
import { defineTool, type Tool } from '../../tools/kit/tool';
import type { AcceptedDefinitions } from './accepted-definitions';
import type { RemoteDefinition } from './definition';
import type { ListedTool } from './list-tools';
import type { RemoteResult } from './remote-result';

// A server's tool as a tool of Pilotfish: the question shows its whole arguments, and the server runs it.

export type RemoteToolParts = {
  readonly alias: string;
  readonly callName: string;
  readonly listed: ListedTool;
  readonly definition: RemoteDefinition;
  readonly schema: Extract<JsonSchemaInput, { ok: true }>;
  /** The user trusts the server's hints about its tools. */
  readonly isBelieved: boolean;
  readonly accepted: AcceptedDefinitions;
  /** Whether the server still lists the same definition. */
  isCurrent(): boolean;
  /** Throws ToolError if the server is unavailable. */
  call(args: Record<string, unknown>, during: DuringCall): Promise<RemoteResult>;
  keepFile(base64: string, mimeType: string): Promise<string>;
};

export type DuringCall = {
  readonly signal: AbortSignal;
  onProgress(progress: RemoteProgress): void;
};

export type RemoteProgress = {
  readonly progress: number;
  readonly total?: number | undefined;
  readonly message?: string | undefined;
};

export function createRemoteTool(parts: RemoteToolParts): Tool {
  const { alias, callName, listed, definition, schema, accepted } = parts;
  const readsOnly = parts.isBelieved && listed.says.includes('read-only');
  const assertCurrent = () => {
    if (!parts.isCurrent())
      throw new ToolError(
        `Not executed: the server "${alias}" changed "${callName}" meanwhile. Call it as it is now.`,
      );
  };
  return defineTool({
    name: callName,
    displayName: listed.title,
    description: listed.description || listed.title,
    kind: readsOnly ? 'read' : 'remote',
    group: 'elsewhere',
    source: { kind: 'server', alias },
    pin: definition.pin,
    activity: 'call-elsewhere',
    input: schema.input,
    parameters: schema.parameters,
    describe: (input) => titleOf(parts, input),
    target: () => null,
    async confirm() {
      assertCurrent();
      if (readsOnly) return null;
      const { name: tool, title, says } = listed;
      const earlier = await accepted.of(callName);
      return {
        kind: 'remote',
        server: alias,
        tool,
        title,
        says,
        pin: definition.pin,
        proposed: definition.text,
        earlier,
      };
    },
    async run(input, context) {
      assertCurrent();
      await accepted.keep(callName, definition);
      const result = await parts.call(isRecord(input) ? input : {}, {
        signal: context.signal,
        onProgress: (progress) => context.report(progressText(progress)),
      });
      const { resultOf } = await import('./remote-result');
      return await resultOf(result, { accepts: context.accepts, keepFile: parts.keepFile });
    },
  });
}

function titleOf({ alias, listed }: RemoteToolParts, input: unknown): AnyText {
  const first = isRecord(input) ? Object.values(input).find((value) => typeof value === 'string') : undefined;
  const about = typeof first === 'string' ? (first.split('\n')[0] ?? '').slice(0, 80) : '';
  return textOf('call-title.call-server', { server: alias, tool: listed.title, about });
}

function progressText({ progress, total, message = '' }: RemoteProgress): AnyText {
  return textOf('call-progress.elsewhere', {
    message: message.slice(0, 500),
    done: progress,
    total: total ?? 0,
  });
}
