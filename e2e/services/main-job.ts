import path from 'node:path';
import type { ServiceEntry } from './all-services';
import type { Call, Fault, Service } from './service';

// Parts of the main job against a service, with a window and without.

export const sumBefore = 'export const sum = 1 + 1;\n';

export function readIn(project: string): Call {
  return { name: 'read_file', input: { path: path.join(project, 'src', 'sum.ts') } };
}

export function editIn(project: string): Call {
  const file = path.join(project, 'src', 'sum.ts');
  return { name: 'edit', input: { file_path: file, old_string: '1 + 1', new_string: '1 + 2' } };
}

export const commandCall: Call = {
  name: 'run_shell_command',
  input: { command: 'printf ran > ran.txt', description: 'Note the run' },
};

/** `settings.json` with a provider for each service; the first one is selected. */
export function settingsFor(services: readonly (readonly [ServiceEntry, Service])[]): string {
  const providers = services.map(([entry, service]) => providerFor(entry, service));
  return JSON.stringify({ providers, activeProvider: providers[0]?.id, chats: { titles: false } });
}

function providerFor({ name, model, protocol, headers }: ServiceEntry, { baseUrl }: Service) {
  const provider = { id: name.toLowerCase(), name, baseUrl, model, headers };
  return protocol === 'chat-completions' ? provider : { ...provider, protocol };
}

/** The repeated refusals: Pilotfish may learn a service's limits from a refusal, but only once. */
export function repeatedFaults(faults: readonly Fault[]): readonly Fault[] {
  const texts = faults.map((fault) => JSON.stringify(fault));
  return faults.filter((_, index) => texts.indexOf(texts[index] ?? '') < index);
}

/** The opaque parts of replies that the newest request to a service contains. */
export function broughtTo({ requests }: Service, { kept }: Service): readonly string[] {
  const sent = JSON.stringify(requests.at(-1)?.body);
  return kept.filter((part) => sent.includes(part));
}
