import type { keybindings as english } from '../english/keybindings';
import type { German } from '../translation/translation';

// What is said of keybindings.json, as a notice and on the page of the keys.

export const keybindings = {
  'keybindings.no-entry':
    'keybindings.json: Eintrag {{entry}} wird ausgelassen: Er braucht "key" und "command".',
  'keybindings.unreadable':
    'keybindings.json: Eintrag {{entry}} wird ausgelassen: „{{key}}“ lässt sich nicht als Tastenkombination lesen. Geschrieben wird sie wie Mod+Shift+K.',
  'keybindings.types-text':
    'keybindings.json: Eintrag {{entry}} wird ausgelassen: „{{key}}“ gibt Text ein. Fügen Sie Mod, Ctrl oder Alt hinzu.',
  'keybindings.no-sequence':
    'keybindings.json: Eintrag {{entry}} wird ausgelassen: „{{key}}“ kann keine Tastenfolge sein. Die erste Taste braucht Mod, Ctrl oder Alt oder ist eine Funktionstaste, und die zweite ist nicht Esc.',
  'keybindings.unknown-command':
    'keybindings.json: Eintrag {{entry}} wird ausgelassen: Den Befehl „{{command}}“ gibt es nicht.',
  'keybindings.given-twice':
    'keybindings.json: {{keys}} ist {{first}} und {{last}} zugewiesen. Der letzte Eintrag hat Vorrang.',
  'keybindings.begins':
    'keybindings.json: Mit {{short}} beginnt {{long}}; sie sind {{first}} und {{last}} zugewiesen. Der letzte Eintrag hat Vorrang.',
  'keybindings.too-many': 'keybindings.json: Was nach Eintrag {{most, number}} kommt, wird ausgelassen.',
  'keybindings.defaults': 'Es gelten die Tasten, die Pilotfish mitbringt.',
  'keybindings.unwatched':
    'keybindings.json kann nicht überwacht werden: {{why}}. Was darin geändert wird, gilt ab dem nächsten Start.',
  'file.no-list': 'eine Liste in eckigen Klammern erwartet',
} as const satisfies German<typeof english>;
