import type { offers as english } from '../../english/mcp/offers';
import type { German } from '../../translation/translation';

// Prompts and resources of MCP servers: what became of one that was asked for.

export const offers = {
  'offers.not-ready': 'Der Server {{server}} ist nicht bereit. Sehen Sie in den Einstellungen nach.',
  'offers.failed': 'Der Server {{server}} hat mit einem Fehler geantwortet: {{reason}}',
  'offers.attached': '{{resource}} ist angehängt ({{characters, number}} Zeichen).',
  'offers.attached-beginning':
    'Die ersten {{most, number}} von {{characters, number}} Zeichen von {{resource}} sind angehängt: Für mehr ist es zu lang.',
  'offers.not-attached': '{{resource}} ist nicht angehängt: {{why}}',
  'offers.attached-folder':
    'Eine Liste von {{count, number}} der {{all, number}} Einträge in {{resource}} ist angehängt.',
  'offers.attached-folder_same':
    'Eine Liste dessen, was in {{resource}} liegt, ist angehängt ({{count, number}}).',
  'offers.kept-file': 'Eine Regel verbietet, {{file}} zu lesen.',
  'offers.empty': 'Darin ist nichts.',
  'offers.binary': 'Das ist kein Text: {{what}}',
  'offers.no-such-prompt': 'Der Server {{server}} hat keinen Prompt {{name}}.',
  'offers.missing-arguments': '{{command}} braucht {{names, and}}: {{command}} {{names, blanks}}',

  'mention.found_one': '1 Möglichkeit zum Erwähnen. Tab übernimmt sie.',
  'mention.found_other':
    '{{count, number}} Möglichkeiten zum Erwähnen. Mit ↑ und ↓ auswählen, Tab übernimmt eine.',
  'mention.part': '{{name}} schreiben: {{address}}',

  'prompt-form.heading': '{{title}} · {{server}}',
  'prompt-form.optional': '{{name}} (optional)',
} as const satisfies German<typeof english>;
