import type { commandRun as english } from '../../english/failures/command-run';
import type { German } from '../../translation/translation';

// Command runs: why a command never ran, how its end was missed, and why it cannot outlive the application. The model
// is told the same words of its own commands.

export const commandRun = {
  'command-run.nul-character': 'Der Befehl wurde nicht ausgeführt: Er enthält ein NUL-Zeichen.',
  'command-run.no-directory': 'Der Befehl wurde nicht ausgeführt: Der Ordner {{directory}} ist verschwunden.',
  'command-run.no-shell': 'Der Befehl wurde nicht ausgeführt: Es gibt keine Shell {{shell}}.',
  'command-run.repository-changed':
    'Der Befehl wurde nicht ausgeführt: Das Repository, das er ansehen würde, hat sich inzwischen geändert. Schlagen Sie ihn noch einmal vor.',
  'command-run.no-data-folder':
    'Der Befehl wurde nicht ausgeführt: Pilotfish kann nicht in seinen Datenordner schreiben. {{why}}',
  'command-run.no-terminal':
    'Es konnte kein Terminal geöffnet werden, vielleicht weil zu viel läuft: {{why}}',
  'command-run.shell-ended':
    'Die Shell des Befehls wurde von außen beendet; was der Befehl getan hat, ist womöglich unvollständig.',
  'command-run.host-ended':
    'Der Prozess, der Befehle ausführt, wurde unerwartet beendet; was der Befehl getan hat, ist womöglich unvollständig.',
  'command-run.goes-on-without-host':
    'Der Prozess, zu dem dieses Terminal gehörte, wurde unerwartet beendet. Der Befehl läuft weiter; hier ist das Ende seines Protokolls.',

  /** Each continues "This command cannot be kept running: …". */
  'command-run.not-kept-ended': 'er ist beendet',
  'command-run.not-kept-pipes': 'er hat kein Terminal',
  'command-run.not-kept-let-go': 'er wurde freigegeben',
} as const satisfies German<typeof english>;
