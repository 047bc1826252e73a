import { isRecord } from '@shared/base/json';
import { deepestJson, tooDeepAt } from '@shared/base/json-depth';
import { messageOf } from '@shared/errors';
import { type AnyText, textOf } from '@shared/texts/text';
import { z } from 'zod';
import { wrongValueAt } from '../../base/wrong-value';
import type { ConfiguredLanguageServer } from './configured-server';

// Language servers in a file `.lsp.json`, in the shape that other tools use: `{ name: { command, args,
// extensionToLanguage } }`. An error in one affects only that one.

export const lspFile = '.lsp.json';

export type LspFile = {
  readonly servers: readonly ConfiguredLanguageServer[];
  /** Why the file is unusable; null: it is usable. */
  readonly fault: AnyText | null;
};

const mostServers = 50;

const serverSchema = z.object({
  command: z.string().trim().min(1),
  args: z.array(z.string()).default([]),
  env: z.record(z.string(), z.string()).default({}),
  transport: z.literal('stdio').optional(),
  initializationOptions: z.unknown().optional(),
  settings: z.record(z.string(), z.unknown()).default({}),
  extensionToLanguage: z.record(z.string().startsWith('.'), z.string().min(1)),
});

export function readLspFile(text: string, source: 'user' | 'project'): LspFile {
  try {
    if (tooDeepAt(text) !== null) return unusable(textOf('file.nested-too-deep', { levels: deepestJson }));
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) return unusable(textOf('wrong-value.type', { type: 'object' }));
    const servers = Object.entries(value).slice(0, mostServers);
    return { servers: servers.map(([name, written]) => readServer(name, written, source)), fault: null };
  } catch (error) {
    return unusable(messageOf(error));
  }
}

export function unusable(why: AnyText): LspFile {
  return { servers: [], fault: textOf('language-servers.file-not-read', { why }) };
}

function readServer(name: string, written: unknown, source: 'user' | 'project'): ConfiguredLanguageServer {
  const one = { name: name.slice(0, 60), source, isOfProject: false };
  const parsed = serverSchema.safeParse(written);
  if (!parsed.success) {
    const fault = textOf('servers.bad-config', { problem: wrongValueAt(parsed.error) });
    return { ...one, config: null, fault, definition: JSON.stringify(written, null, 2) };
  }
  const { extensionToLanguage, transport: _, ...command } = parsed.data;
  const ends = Object.entries(extensionToLanguage).map(([end, language]) => [end.toLowerCase(), language]);
  const config = { ...command, languages: Object.fromEntries(ends) };
  return { ...one, config, fault: null, definition: JSON.stringify(config, null, 2) };
}
