import type { toolsOn as english } from '../../english/tools/tools-on';
import type { German } from '../../translation/translation';

// Which tools are on in a chat: said where it is written, and where groups of them are set.

export const toolsOn = {
  'tools-on.unknown': 'Es gibt kein Tool und keine Gruppe „{{name}}“.',
  'tools-on.absent_one':
    'Die Gruppe „{{group}}“ nennt ein Tool, das nicht vorhanden ist: {{tools, list}}. Der Chat arbeitet ohne.',
  'tools-on.absent_other':
    'Die Gruppe „{{group}}“ nennt Tools, die nicht vorhanden sind: {{tools, list}}. Der Chat arbeitet ohne.',
  'tools-on.label': 'Eingeschaltete Tools',
  'tools-on.menu': 'Was sich erwähnen lässt',
  'tools-on.add': 'Tools einschalten',
  'tools-on.page': 'Tools und Gruppen…',
  'tools-on.none': 'Keine Tools eingeschaltet',
  'tools-on.turn-off': '{{name}} ausschalten',
  'tools-on.group-of_one': 'Gruppe mit 1 Tool',
  'tools-on.group-of_other': 'Gruppe mit {{count, number}} Tools',
} as const satisfies German<typeof english>;
