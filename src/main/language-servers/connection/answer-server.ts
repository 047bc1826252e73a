import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ResponseError } from 'vscode-jsonrpc/node';
import { z } from 'zod';

// Answers to the requests of a language server. It gets settings and the folder; it changes nothing.

type Answering = {
  readonly root: string;
  readonly settings: Readonly<Record<string, unknown>>;
  register(registration: Registration): void;
  /** The id of a registration. */
  unregister(id: string): void;
  unknown(): ResponseError<void>;
};

const itemsSchema = z.object({ items: z.array(z.object({ section: z.string().nullish() })).max(1000) });
const registrationSchema = z.object({
  id: z.string().max(200).catch(''),
  method: z.string(),
  registerOptions: z.unknown().optional(),
});
export type Registration = z.infer<typeof registrationSchema>;
const registrationsSchema = z.object({ registrations: z.array(registrationSchema).max(1000) });
/** The protocol spells it so. */
const unregistrationsSchema = z.object({
  unregisterations: z.array(z.object({ id: z.string() })).max(1000),
});

export function answerServer(
  method: string,
  params: unknown,
  { root, settings, register, unregister, unknown }: Answering,
): unknown {
  switch (method) {
    case 'workspace/configuration': {
      const { data } = itemsSchema.safeParse(params);
      return (data?.items ?? []).map(({ section }) => settingOf(settings, section ?? ''));
    }
    case 'client/registerCapability': {
      const { data } = registrationsSchema.safeParse(params);
      for (const registration of data?.registrations ?? []) register(registration);
      return null;
    }
    case 'workspace/workspaceFolders':
      return [{ uri: pathToFileURL(root).href, name: basename(root) }];
    case 'workspace/applyEdit':
      return { applied: false };
    case 'client/unregisterCapability': {
      const { data } = unregistrationsSchema.safeParse(params);
      for (const { id } of data?.unregisterations ?? []) unregister(id);
      return null;
    }
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
