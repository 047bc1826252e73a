import type { cli as english } from '../../english/shells/cli';
import type { German } from '../../translation/translation';

// Command line: what `pilotfish` prints, whatever it was asked for.

export const cli = {
  'cli.help': `Pilotfish: ein Agent für den Code, an dem Sie arbeiten; jede seiner Änderungen prüfen Sie.

  pilotfish [Ordner …]            öffnet jeden Ordner (Standard: diesen) in einem eigenen Fenster
                                  oder, wo Electron nicht laufen kann, in Ihrem Browser
  pilotfish serve [Ordner …]      stellt sie für einen Browser bereit, jeden unter einem eigenen Link
      --port N                    der Port (Standard: ein freier)
      --host ADR                  die Adresse, auf der gelauscht wird (Standard: 127.0.0.1)
      --no-open                   keinen Browser öffnen
  pilotfish run <Ordner> --prompt TEXT
                                  führt einen Prompt ohne Fenster aus
      --mode MODUS                plan, ask, accept-edits oder auto
      --output FORMAT             text (Standard), json oder stream-json
      --continue CHAT             setzt einen Chat fort
      --no-sandbox                Befehle laufen ohne die Sandbox des Systems
      --trust                     verwendet für diesen Lauf, was die eigenen Dateien des Ordners
                                  mitbringen (Server, Agenten, Befehle, Gedächtnis)
  pilotfish check <Ordner> --command TEXT
                                  sagt, was mit einem Befehl geschähe und warum; führt nichts aus
      --mode MODUS                plan, ask (Standard), accept-edits oder auto
      --sandbox on|off            ob er in der Sandbox des Systems liefe (Standard: wie jetzt)
      --batch                     liest stattdessen JSON-Zeilen von der Standardeingabe, je eine Zeile Antwort:
                                  { "command", "mode"?, "directory"?, "rules"?: [{ "effect", "tool", "match" }] }
  pilotfish undo <Ordner>         nimmt zurück, was der letzte Durchgang geändert hat, durch Tools und
                                  Befehle, soweit es seither niemand geändert hat
      --chat CHAT                 in diesem Chat (sonst: im neuesten des Ordners)
      --turn N | --call ID        diesen Durchgang, ab 1 gezählt, oder einen Aufruf
      --list                      listet auf, was sich zurücknehmen lässt, und tut nichts
      --dry-run                   sagt, was zurückgenommen würde, und tut nichts
      --output FORMAT             text (sonst) oder json
  pilotfish --help | --version

Mit „serve“ gibt Pilotfish für jeden Ordner einen Link aus. Ein Link öffnet einen Browser, einmal; sobald er verwendet
ist, wird ein neuer für den nächsten ausgegeben. Von einem anderen Rechner aus verwenden Sie einen Tunnel:
ssh -L 4000:127.0.0.1:4000 sie@rechner, mit --port 4000.

Mit „run“ ist niemand da, der gefragt werden könnte: Ein Aufruf, der eine Antwort braucht, wird verweigert. Der Exitcode
ist 0, wenn der Durchgang beendet ist, 1, wenn er fehlgeschlagen ist, 2 bei falschen Argumenten und 130 nach Strg+C.

OPENAI_API_KEY, OPENAI_BASE_URL und OPENAI_MODEL bestimmen das Modell; ohne sie antwortet das in den Einstellungen
ausgewählte. PILOTFISH_HOME verlegt den Datenordner; PILOTFISH_SANDBOX (auto, require oder off) ist die
Einstellung der Sandbox für einen Start.
`,

  /** Two lines. */
  'cli.wrong': '{{problem}}\nVersuchen Sie: pilotfish --help',
  /** A sentence of Node's, without its full stop. */
  'cli.not-parsed': '{{sentence}}.',
  'cli.run-needs-folder': 'run braucht einen Ordner: pilotfish run <Ordner> --prompt TEXT.',
  'cli.run-needs-prompt': 'run braucht einen Prompt: pilotfish run <Ordner> --prompt TEXT.',
  'cli.folder-empty': 'Der Ordner ist ein leerer Text.',
  'cli.one-folder-only': 'Ein Prompt läuft in einem Ordner; „{{extra}}“ ist einer zu viel.',
  'cli.no-port': '--port nimmt eine Zahl von 0 bis 65535, nicht „{{given}}“.',
  'cli.option-empty': '{{option}} darf nicht leer sein.',
  'cli.no-such-choice': '{{option}} nimmt {{choices, list}}, nicht „{{given}}“.',

  'cli.node-too-old': 'Pilotfish braucht Node {{oldest}} oder neuer; dies ist {{version}}.',

  'cli.fetching-electron': 'Electron wird abgerufen, einmalig…',
  'cli.no-display': 'Hier gibt es keine Anzeige, daher wird Pilotfish für einen Browser bereitgestellt.',
  'cli.no-electron':
    'Electron ist nicht vorhanden und konnte nicht abgerufen werden (npx install-electron), daher wird Pilotfish für einen Browser bereitgestellt.',
  'cli.electron-crashed': 'Electron ist abgestürzt ({{signal}}).',
  'cli.no-window':
    'Electron wurde beendet, bevor es ein Fenster angezeigt hat ({{how}}), daher wird Pilotfish für einen Browser bereitgestellt.',
  'cli.exit-code': 'Exitcode {{code}}',
  /** The commands that do it follow. */
  'cli.apparmor-remedy':
    'AppArmor hindert Electron auf diesem System daran, seine Sandbox einzurichten. So lassen Sie es einmalig zu:',

  'cli.served': 'Pilotfish stellt {{folder}} bereit: {{link}}',
  'cli.next-link': 'Link für einen weiteren Browser: {{link}}',
  'cli.next-link-of': 'Link für einen weiteren Browser zu {{folder}}: {{link}}',

  'cli.left-out':
    'Nicht vertrauenswürdig, daher ausgelassen: {{things, list}}. Mit --trust wird es für diesen Lauf verwendet.',
  'cli.sandbox-there': 'Befehle laufen in der Sandbox.',
  'cli.sandbox-missing': 'Befehle laufen ohne Sandbox: {{why}}',
  'cli.sandbox-required':
    'Befehle werden abgelehnt, weil die Einstellungen eine Sandbox verlangen und es keine gibt: {{why}}',
  'cli.left-out-thing': '{{kind}} {{name}}',

  'cli.no-such-chat': 'In diesem Projekt gibt es den Chat „{{chat}}“ nicht.',
  'cli.call-done': '✓ {{tool}}: {{title}} ({{milliseconds}} ms)',
  'cli.call-ended': '✗ {{tool}}: {{title}} ({{milliseconds}} ms): {{phase}}: {{why}}',
  'cli.phase-failed': 'fehlgeschlagen',
  'cli.phase-rejected': 'abgelehnt',
  'cli.phase-cancelled': 'abgebrochen',

  /** Said alone: what would become of a command. */
  'cli.check-run': 'Er würde ausgeführt: {{because}}.',
  'cli.check-ask': 'Es würde gefragt: {{because}}.',
  'cli.check-refuse': 'Er würde verweigert: {{because}}.',
  /** One command of it. */
  'cli.check-part': '  {{text}}: {{why}}',
  'cli.check-needs-folder': 'check braucht einen Ordner: pilotfish check <Ordner> --command TEXT.',
  'cli.check-needs-command': 'check braucht entweder --command TEXT oder --batch.',
  'cli.check-one-folder': 'Befehle werden in einem Ordner geprüft; „{{extra}}“ ist einer zu viel.',
  'cli.check-line': 'Zeile {{line, number}}: {{problem}}.',
  'cli.undo-needs-folder': 'undo braucht einen Ordner: pilotfish undo <Ordner>.',
  'cli.undo-one-folder': 'Änderungen werden in einem Ordner zurückgenommen; „{{extra}}“ ist einer zu viel.',
  'cli.undo-turn-or-call': 'Geben Sie entweder --turn oder --call an.',
  'cli.no-turn': '--turn nimmt eine Zahl ab 1, nicht „{{given}}“.',
  'cli.no-chats': 'In diesem Projekt ist kein Chat.',
  'cli.no-such-turn': 'In diesem Chat gibt es keinen Durchgang {{turn, number}}.',
  'cli.no-such-call': 'In diesem Chat gibt es keinen Aufruf „{{call}}“.',
  'cli.undo-none': 'Es gibt nichts zurückzunehmen.',
  'cli.undo-turn': 'Durchgang {{number, number}}: {{message}}',
  'cli.undo-file': '  {{file}}: {{became}}, +{{added, number}} −{{removed, number}}',
  'cli.became-created': 'neu',
  'cli.became-changed': 'geändert',
  'cli.became-deleted': 'gelöscht',
  'cli.became-as-before': 'wie zuvor',
  'cli.undone': 'Zurückgenommen: {{file}}',
  'cli.undone-in-part': 'Zum Teil zurückgenommen, da seither geändert: {{file}}',
  'cli.would-undo': 'Würde zurückgenommen: {{file}}',
  'cli.would-undo-in-part': 'Würde zum Teil zurückgenommen, da seither geändert: {{file}}',
  'cli.undo-kept': 'Bleibt, wie sie ist: {{file}}: {{why}}',
  'cli.undo-left-out': 'Nicht angesehen, da zu groß oder nicht lesbar: {{files, list}}',
  'cli.check-not-json': 'sie ist kein JSON',
} as const satisfies German<typeof english>;
