import { domainToUnicode } from 'node:url';
import { textOf } from '@shared/texts/text';
import { z } from 'zod';
import { visibleName } from '../base/visible-name';
import { networkToolName, reachableText } from './kit/connections';
import { defineTool, type NetworkProposal, type Tool } from './kit/tool';

// `network`: a running command in the sandbox connects to a host and waits for the decision. Pilotfish makes this call
// itself, as a nested call; rules use this name.

const input = z.object({
  host: z.string().describe('The name or address.'),
  port: z.int().describe('The port.'),
  command: z.string().describe('The command that connects.'),
});

export const network: Tool = defineTool({
  name: networkToolName,
  displayName: textOf('tool-name.network'),
  description: 'Lets a command in the sandbox connect to a host.',
  kind: 'network',
  group: 'commands',
  activity: 'connect',
  isInternal: true,
  input,
  describe: ({ host, port }) => textOf('call-title.network', { place: visibleName(`${host}:${port}`) }),
  target: () => null,
  confirm: async ({ host, port, command }): Promise<NetworkProposal> => {
    const named = domainToUnicode(host);
    const looksLike = named === '' || named === host ? null : named;
    return { kind: 'network', host, port, command, looksLike, proposed: '' };
  },
  run: async (to) => ({ forModel: reachableText(to), forPerson: { kind: 'text', text: '' } }),
});
