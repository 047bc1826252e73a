import type { notUnderstood as english } from '../../english/reasons/not-understood';
import type { German } from '../../translation/translation';

// Not understood: why nobody can tell what a command line does. Each continues "it cannot be understood: …".

export const notUnderstood = {
  'not-understood.empty': 'er ist leer',
  'not-understood.invalid': 'er ist nicht gültig',
  'not-understood.too-long': 'er ist länger als {{characters, number}} Zeichen',
  'not-understood.too-deep': 'er ist zu tief verschachtelt',
  'not-understood.too-many': 'er enthält mehr als {{commands}} Befehle',
  'not-understood.control-characters': 'er enthält Steuerzeichen',
  'not-understood.blanks': 'seine Wörter und Operatoren lassen sich nicht auseinanderhalten',
  'not-understood.sign': 'er enthält „{{sign}}“',
  'not-understood.word': '„{{word}}“ steht erst beim Ausführen fest',
  'not-understood.redirection': 'die Umleitung „{{redirection}}“ steht erst beim Ausführen fest',
  'not-understood.reserved': 'er enthält „{{word}}“, was mehr als ein Befehl ist',
  'not-understood.program-pattern': 'der Name „{{name}}“ des Programms ist ein Muster',
  'not-understood.cd': 'wohin „cd“ führt, steht erst beim Ausführen fest',
  'not-understood.after-cd': 'wo er läuft, hängt von einem „cd“ ab, das fehlgeschlagen sein kann',

  'not-understood.array': 'er setzt ein Array',
  'not-understood.sets': 'er setzt {{name}}, womit Programme woandershin geführt werden',
  'not-understood.declaration': 'er enthält eine Variablendeklaration',
  'not-understood.test': 'er enthält einen Test in Klammern',
  'not-understood.variable': 'er enthält eine Variable',
  'not-understood.command-substitution': 'er enthält eine Befehlsersetzung',
  'not-understood.arithmetic': 'er enthält eine arithmetische Auswertung',
  'not-understood.function': 'er enthält eine Funktion',
  'not-understood.translated-string': 'er enthält eine übersetzte Zeichenkette',
} as const satisfies German<typeof english>;
