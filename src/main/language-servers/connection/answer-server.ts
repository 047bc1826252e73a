import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ResponseError } from 'vscode-jsonrpc/node';
import { z } from 'zod';

// Answers to the requests of a language server. It gets settings and the folder; it changes nothing.

type Answering = {
  readonly root: string;
  readonly settings: Readonly<Record<string, unknown>>;
  register(method: string): void;
  unknown(): ResponseError<void>;
};

const itemsSchema = z.object({ items: z.array(z.object({ section: z.string().nullish() })).max(1000) });
const registrationsSchema = z.object({ registrations: z.array(z.object({ method: z.string() })).max(1000) });

export function answerServer(
  method: string,
  params: unknown,
  { root, settings, register, unknown }: Answering,
): unknown {
  switch (method) {
    case 'workspace/configuration': {
      const { data } = itemsSchema.safeParse(params);
      return (data?.items ?? []).map(({ section }) => settingOf(settings, section ?? ''));
    }
    case 'client/registerCapability': {
      const { data } = registrationsSchema.safeParse(params);
      for (const { method: name } of data?.registrations ?? []) register(name);
      return null;
    }
    case 'workspace/workspaceFolders':
      return [{ uri: pathToFileURL(root).href, name: basename(root) }];
    case 'workspace/applyEdit':
      return { applied: false };
    case 'client/unregisterCapability':
    case 'window/workDoneProgress/create':
    case 'window/showMessageRequest':
    case 'workspace/diagnostic/refresh':
      return null;
    default:
      return unknown();
  }
}

function settingOf(settings: Answering['settings'], section: string): unknown {
  return section === '' ? settings : Object.hasOwn(settings, section) ? settings[section] : null;
}
