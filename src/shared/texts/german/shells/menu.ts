import type { menu as english } from '../../english/shells/menu';
import type { German } from '../../translation/translation';

// Desktop shell: the application's menu.

export const menu = {
  'menu.about': 'Über Pilotfish',
  'menu.services': 'Dienste',
  'menu.hide': 'Pilotfish ausblenden',
  'menu.hide-others': 'Andere ausblenden',
  'menu.show-all': 'Alle einblenden',
  'menu.quit': 'Pilotfish beenden',

  'menu.edit': 'Bearbeiten',
  'menu.undo': 'Rückgängig',
  'menu.redo': 'Wiederholen',
  'menu.cut': 'Ausschneiden',
  'menu.copy': 'Kopieren',
  'menu.paste': 'Einfügen',
  'menu.paste-plain': 'Einfügen und Stil anpassen',
  'menu.delete': 'Löschen',
  'menu.select-all': 'Alles auswählen',
  'menu.add-to-dictionary': 'Zum Wörterbuch hinzufügen',

  'menu.reload': 'Neu laden',
  'menu.developer-tools': 'Entwicklerwerkzeuge',
  'menu.actual-size': 'Originalgröße',
  'menu.zoom-in': 'Vergrößern',
  'menu.zoom-out': 'Verkleinern',
  'menu.full-screen': 'Vollbild',

  'menu.window': 'Fenster',
  'menu.minimise': 'Minimieren',
  'menu.zoom': 'Zoomen',
  'menu.next-window': 'Nächstes Fenster',
  'menu.close-window': 'Fenster schließen',
  'menu.bring-to-front': 'Alle nach vorne bringen',

  'menu.help': 'Hilfe',
  'menu.readme': 'Liesmich',
} as const satisfies German<typeof english>;
