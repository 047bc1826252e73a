import type { keysPage as english } from '../../english/settings/keys-page';
import type { German } from '../../translation/translation';

// Settings page of the keys: every command with its keys, and the file in which they are changed.

export const keysPage = {
  'keys-page.lead':
    'Tasten werden in einer Datei des Datenordners geändert. Was dort geschrieben wird, gilt sofort.',
  'keys-page.example': `[
  { "key": "Mod+Shift+K", "command": "chat.new" },
  { "key": "Mod+B", "command": "-tree.toggle" }
]`,
  'keys-page.how':
    '`Mod` ist Strg (Ctrl) und auf einem Mac die Befehlstaste. Ein Minuszeichen vor dem Befehl nimmt ihm die Taste weg. Steht dieselbe Taste zweimal da, hat der letzte Eintrag Vorrang.',
  'keys-page.sequences':
    '`Mod+K Mod+S` wird nacheinander gedrückt; Esc beendet das Warten auf die zweite Taste. Im Terminal geht Strg+K an dessen Programm, und keine Tastenfolge beginnt dort; auf einem Mac gibt es die mit der Befehlstaste auch dort.',
  'keys-page.problems': 'Was aus der Datei nicht verwendet wird',
  'keys-page.search': 'Nach Namen oder Tasten suchen',
  'keys-page.found_one': '1 Befehl',
  'keys-page.found_other': '{{count, number}} Befehle',
  'keys-page.commands': 'Befehle',
  'keys-page.own': 'Eigene',
  'keys-page.lost-to': '{{keys}} ist „{{winner}}“ zugewiesen; das hat Vorrang.',
} as const satisfies German<typeof english>;
