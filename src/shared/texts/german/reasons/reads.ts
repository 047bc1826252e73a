import type { reads as english } from '../../english/reasons/reads';
import type { German } from '../../translation/translation';

// Reads: why a command is not known to only read. Each continues a sentence, and is without a full stop.

export const reads = {
  'reads.unknown': '{{program}} liest womöglich nicht nur',
  'reads.unknown-word': '{{program}} liest mit „{{word}}“ womöglich nicht nur',
  'reads.unknown-flag': '{{program}} liest mit {{flag}} womöglich nicht nur',
  'reads.lacks-value': '{{flag}} von {{program}} fehlt der Wert',
  'reads.perhaps-flag': '{{value}} hinter {{flag}} von {{program}} ist womöglich ein Flag',
  'reads.without': '{{program}} liest ohne {{flag}} womöglich nicht nur',
  'reads.sed':
    'sed liest nur dann sicher, wenn es Zeilen nach Nummer oder nach einem Wort darin ausgibt (sed -n 5,20p)',
  'reads.output-to': 'die Ausgabe wird in {{path}} geschrieben',
  'reads.awk':
    'von awk ist nur bekannt, dass es liest, wenn sein Programm ausgibt und weder schreibt noch etwas startet',
  'reads.sets-variable': 'er setzt {{name}}',
  'reads.pattern': 'wofür {{pattern}} steht, steht erst beim Ausführen fest',
  'reads.diff-links':
    'diff zeigt, wohin Links in einem Ordner führen, sofern nicht --no-dereference angegeben ist',

  'reads.program-of-project': '{{program}} ist ein Programm des Projekts',
  'reads.chosen-program': '{{program}} wird von einem Programm ausgewählt, das womöglich dem Projekt folgt',
  'reads.search-path': 'der Suchpfad enthält einen Ordner, der nicht absolut ist',
  'reads.rg-pinned':
    'nur neben Befehlen, die alle bloß lesen, wird rg daran gehindert, aus den Dateien zu zitieren, die festlegen, was ignoriert wird',

  'reads.git-pinned':
    'Git wird nur neben Befehlen, die alle bloß lesen, auf das Repository des Projekts beschränkt',
  'reads.git-old': 'ein Git vor 2.32 lässt sich nicht auf ein Repository beschränken',
  'reads.checks-signatures': 'Git führt zum Prüfen von Signaturen ein anderes Programm aus',
  'reads.git-shows-outside':
    'git {{command}} zeigt womöglich, was außerhalb des Projekts liegt, das ein Ordner eines größeren Repositorys ist; „-- .“ am Ende schränkt manche Befehle ein',
  'reads.git-without-repository': 'ohne Repository liest git {{command}} jede angegebene Datei',
  'reads.git-blame': 'das Repository setzt blame.ignoreRevsFile, eine Datei, die git blame womöglich anzeigt',
  'reads.git-other-repository': 'der Befehl läuft dort, wo womöglich ein eigenes Repository liegt',
} as const satisfies German<typeof english>;
