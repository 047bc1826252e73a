import type { asks as english } from '../../english/reasons/asks';
import type { German } from '../../translation/translation';

// Asks: why a call waits for a person, and why an answer of theirs cannot be taken.

export const asks = {
  'asks.by-mode': 'der Modus ist „{{mode}}“',
  'asks.rule': 'die Regel „{{rule}}“ ({{scope, scope}}) fragt',
  'asks.rule-reaches': 'der Aufruf liest womöglich, worum es in der Regel „{{rule}}“ ({{scope, scope}}) geht',
  'asks.rule-perhaps': 'der Aufruf ist womöglich, worum es in der Regel „{{rule}}“ ({{scope, scope}}) geht',
  'asks.discovered': 'Tools des Erkennungsbefehls fragen jedes Mal',
  'asks.not-held': 'der Befehl wird gestartet, wie er ist, und nicht aufs Lesen beschränkt',
  'asks.repeats': 'derselbe Aufruf kam dreimal nacheinander',
  'asks.host-not-allowed': 'in der Sandbox erreicht ein Befehl nur Hosts, die eine Regel erlaubt',
  'asks.sandbox-lifted': 'der Befehl soll ohne Sandbox laufen',
  'asks.plan': 'über einen Plan entscheiden Sie',
  'asks.question': 'die Antwort können nur Sie geben',
  'asks.unknown-kind': 'niemand weiß, was ein Tool wie {{tool}} tun kann',
  'asks.not-understood': 'der Befehl ist nicht zu verstehen: {{why, capitalised}}',

  'asks.stale':
    '{{file}} hat sich nach dem Vorschlag auf dem Datenträger geändert, und der Vorschlag passt nicht mehr. Verwerfen Sie ihn, oder lassen Sie das Modell die Datei neu lesen.',
  'asks.moved':
    '{{file}} wurde nach dem Vorschlag in {{to}} umbenannt; der Inhalt ist derselbe geblieben. Verwerfen Sie den Vorschlag, oder lassen Sie das Modell die Datei neu lesen.',
  'asks.stale-file':
    'Die Datei hat sich nach dem Vorschlag auf dem Datenträger geändert, und der Vorschlag passt nicht mehr. Verwerfen Sie ihn, oder lassen Sie das Modell die Datei neu lesen.',

  'asks.not-as-seen': 'Der Vorschlag ist nicht der, den Sie gesehen haben. Sehen Sie ihn noch einmal an.',
  'asks.not-stale': 'Der Vorschlag passt noch: Nehmen Sie ihn an, oder lehnen Sie ihn ab.',
  'asks.no-rule': 'Nach diesem Aufruf wird jedes Mal gefragt: Für ihn kann keine Regel angelegt werden.',
  'asks.no-text': 'Hier gibt es keinen Text, der bearbeitet werden könnte.',
  'asks.no-such-hunk':
    'Ein Teil, über den entschieden wurde, ist nicht in diesem Vorschlag. Bitte noch einmal ansehen.',
  'asks.not-behind':
    'Einer der Aufrufe, die mit angenommen wurden, kommt nicht später im selben Stapel. Sehen Sie sie sich noch einmal an.',
  'asks.hunks-not-in-text':
    'Der Text ist ein anderer, als die Entscheidungen über seine Teile sagen. Bitte noch einmal ansehen.',
  'asks.no-such-line-there': 'Ein Kommentar bezieht sich auf eine Zeile, die es nicht gibt.',
  'asks.other-answer': 'Hier wird eine andere Art von Antwort verlangt.',
  'asks.no-command': 'Es ist kein Befehl übrig, der laufen könnte.',
  'asks.rule-misses': 'Die Regel deckt gerade diesen Aufruf nicht ab. Ändern Sie sie so, dass sie es tut.',
  'asks.no-such-line_one': 'Der Plan hat 1 Zeile: Ein Kommentar bezieht sich auf keine davon.',
  'asks.no-such-line_other':
    'Der Plan hat {{count, number}} Zeilen: Ein Kommentar bezieht sich auf keine davon.',
  'asks.no-such-choice': 'Die Auswahl „{{choice}}“ gibt es hier nicht.',
  'asks.one-choice': 'Nur eine der Möglichkeiten kann ausgewählt werden.',
  'asks.no-answer': 'Wählen Sie etwas aus, oder schreiben Sie eine eigene Antwort.',
  'asks.look-again': 'Sehen Sie sich den geschriebenen Befehl noch einmal an, denn {{why}}.',
  'asks.the-file': 'die Datei',
  'asks.moved-on':
    '{{file}} hat sich auf dem Datenträger geändert. Sehen Sie sich den Vorschlag noch einmal an.',
  'asks.moved-on-stale':
    '{{file}} hat sich auf dem Datenträger geändert, und der Vorschlag passt nicht mehr.',
  'asks.stopped-first': 'Der Durchgang wurde vorher gestoppt.',
  'asks.earlier-reply': 'Die Aufrufe einer früheren Antwort sind noch nicht abgeschlossen.',
  'asks.not-waiting': 'Dieser Aufruf wartet nicht auf eine Antwort.',
  'asks.not-running': 'Der Durchgang läuft nicht. Setzen Sie ihn fort, und entscheiden Sie dann.',
  'asks.not-running-now': 'Dieser Aufruf läuft nicht.',
  'asks.already-decided': 'Über diesen Aufruf wurde schon entschieden.',
  'asks.accepted-elsewhere': 'In einem anderen Fenster bereits angenommen.',
  'asks.accepted-with-edits-elsewhere': 'In einem anderen Fenster bereits bearbeitet angenommen.',
  'asks.accepted-always-elsewhere':
    'In einem anderen Fenster bereits angenommen, mit einer Regel, die es von nun an zulässt.',
  'asks.plan-decided-elsewhere': 'Über den Plan wurde in einem anderen Fenster bereits entschieden.',
  'asks.answered-elsewhere': 'In einem anderen Fenster bereits beantwortet.',
  'asks.rejected-elsewhere': 'In einem anderen Fenster bereits abgelehnt.',
  'asks.rejected-elsewhere-for': 'In einem anderen Fenster bereits abgelehnt: {{reason}}',
  'asks.allowed-by-rule-first': 'Bereits durch die Regel „{{rule}}“ ({{scope, scope}}) zugelassen.',
  'asks.allowed-by-mode-first': 'Bereits durch den Modus „{{mode}}“ zugelassen.',
  'asks.runs-unasked': 'Der Aufruf läuft inzwischen ohne Rückfrage.',
  'asks.refused-by-rule-first': 'Bereits durch die Regel „{{rule}}“ ({{scope, scope}}) verweigert.',
  'asks.refused-by-mode-first': 'Bereits durch den Modus „{{mode}}“ verweigert.',
  'asks.over-first': 'Der Aufruf ist zu Ende: verworfen, oder versucht und gescheitert.',
  'asks.closed-first': 'Das Projekt oder Pilotfish wurde vorher geschlossen.',
  'asks.superseded-first': 'Vorher wurde statt einer Antwort eine Nachricht gesendet.',
  'asks.skipped-first': 'Vorher wurde ein früherer Aufruf abgelehnt, und dieser mit ihm.',
  'asks.nothing-waits': 'Hier wartet keine Änderung auf eine Antwort.',
  'asks.not-writable':
    '{{problem}}. Heben Sie den Schreibschutz auf, und nehmen Sie dann noch einmal an; bis dahin bleibt die Frage offen.',
  'asks.half-character':
    'Der Text enthält die Hälfte eines Zeichens ({{character}}), die {{file}} nicht aufnehmen kann. Nehmen Sie sie heraus.',
  'asks.no-such-character':
    '{{file}} ist in {{encoding}} codiert; darin gibt es „{{character}}“ ({{code}}) nicht. Nehmen Sie das Zeichen heraus, oder speichern Sie die Datei zuerst als UTF-8.',
} as const satisfies German<typeof english>;
