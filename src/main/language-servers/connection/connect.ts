import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRecord } from '@shared/base/json';
import type { InitializeParams } from 'vscode-languageserver-protocol';
import { z } from 'zod';
import { createServerWork } from './server-work';
import type { Connecting, Session } from './session';
import { openWire } from './wire';

// Opens a connection to a language server over the standard input and output of its process.

const initializedSchema = z.object({
  capabilities: z.record(z.string(), z.unknown()),
  serverInfo: z.object({ name: z.string(), version: z.string().optional() }).nullish().catch(null),
});

/** Rejects if the server cannot be started, or does not answer before the signal is aborted. */
export async function connect(connecting: Connecting): Promise<Session> {
  const { root, version, files, signal } = connecting;
  await files.look(signal);
  const wire = await openWire(connecting);
  try {
    const answer = await wire.request('initialize', initializeParams(connecting), signal);
    const { capabilities, serverInfo } = initializedSchema.parse(answer);
    if ((capabilities.positionEncoding ?? 'utf-16') !== 'utf-16')
      throw new Error('It counts positions in another way than was agreed.');
    const work = createServerWork(Date.now);
    wire.onNotification((method, params) => method === '$/progress' && work.take(params));
    const { diagnosticProvider } = capabilities;
    if (isRecord(diagnosticProvider)) wire.problemProviders.add('', diagnosticProvider);
    const changeListeners: (() => void)[] = [];
    wire.notify('initialized', {});
    return {
      ...wire,
      name: `${serverInfo?.name ?? ''} ${serverInfo?.version ?? ''}`.trim().slice(0, 200),
      work: work.current,
      openPaths: new Set(),
      problemProviders: wire.problemProviders.all,
      async tellChanges(working) {
        const { events, isReinstalled } = await files.look(working);
        if (events.length > 0) {
          wire.notify('workspace/didChangeWatchedFiles', { changes: events });
          for (const listener of changeListeners) listener();
        }
        return isReinstalled;
      },
      onFilesChanged: (listener) => void changeListeners.push(listener),
      can: (provider) => capabilities[provider] !== undefined && capabilities[provider] !== false,
    };
  } catch (error) {
    await wire.close();
    throw error;
  }

  function initializeParams({ initializationOptions }: Connecting): InitializeParams {
    const folder = { uri: pathToFileURL(root).href, name: basename(root) };
    return {
      // In the sandbox the server would not find this process, and end.
      processId: null,
      clientInfo: { name: 'pilotfish', version },
      rootUri: folder.uri,
      workspaceFolders: [folder],
      ...(initializationOptions !== undefined && { initializationOptions }),
      capabilities: {
        general: { positionEncodings: ['utf-16'] },
        textDocument: {
          synchronization: {},
          publishDiagnostics: { versionSupport: true },
          diagnostic: { dynamicRegistration: true },
          definition: { linkSupport: false },
          references: {},
          rename: {},
          formatting: {},
        },
        workspace: {
          configuration: true,
          symbol: {},
          workspaceEdit: { documentChanges: true },
          workspaceFolders: true,
          didChangeWatchedFiles: { dynamicRegistration: true },
          diagnostics: { refreshSupport: true },
        },
        window: { workDoneProgress: true },
      },
    };
  }
}
