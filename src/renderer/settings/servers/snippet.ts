import { isRecord, parseJson } from '@shared/base/json';
import { type Text, textOf } from '@shared/texts/text';

// Parses a pasted configuration from a server's web page. `mcpServers`, the outer braces and final commas are
// optional. Pure.

export type Snippet =
  | { readonly ok: true; readonly servers: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly problem: Text };

export function readSnippet(typed: string): Snippet {
  const text = typed.trim();
  if (text === '') return refused('servers-page.snippet-empty');
  const value = parseJson(text) ?? parseJson(withoutTrailingCommas(text)) ?? parseJson(withBraces(text));
  if (!isRecord(value)) return refused('servers-page.snippet-no-json');
  const servers = isRecord(value.mcpServers)
    ? value.mcpServers
    : isRecord(value.servers)
      ? value.servers
      : value;
  if ('command' in servers || 'url' in servers) return refused('servers-page.snippet-no-name');
  if (Object.keys(servers).length === 0) return refused('servers-page.snippet-empty');
  return { ok: true, servers };
}

function refused(
  key: 'servers-page.snippet-empty' | 'servers-page.snippet-no-json' | 'servers-page.snippet-no-name',
): Snippet {
  return { ok: false, problem: textOf(key) };
}

function withBraces(text: string): string {
  return withoutTrailingCommas(`{${text}}`);
}

function withoutTrailingCommas(text: string): string {
  return text.replace(/,(?=\s*[}\]])/g, '').replace(/,\s*$/, '');
}
