import type { callRun as english } from '../../english/chat/call-run';
import type { German } from '../../translation/translation';

// Calls that only read, told in one line: `Read 5 files, searched twice`.

export const callRun = {
  'call-run.deeds': '{{deeds, list, capitalised}}',
  'call-run.read-file_one': 'eine Datei gelesen',
  'call-run.read-file_other': '{{count, number}} Dateien gelesen',
  'call-run.read-files_2': 'zweimal mehrere Dateien gelesen',
  'call-run.read-files_one': 'mehrere Dateien gelesen',
  'call-run.read-files_other': '{{count, number}}-mal mehrere Dateien gelesen',
  'call-run.listed-folder_one': 'einen Ordner aufgelistet',
  'call-run.listed-folder_other': '{{count, number}} Ordner aufgelistet',
  'call-run.searched_2': 'zweimal gesucht',
  'call-run.searched_one': 'einmal gesucht',
  'call-run.searched_other': '{{count, number}}-mal gesucht',
  'call-run.ran-command_one': 'einen nur lesenden Befehl ausgeführt',
  'call-run.ran-command_other': '{{count, number}} nur lesende Befehle ausgeführt',
  'call-run.reading': 'liest {{path}}…',
  'call-run.reading-files': 'liest…',
  'call-run.listing': 'listet {{path}} auf…',
  'call-run.searching': 'sucht…',
} as const satisfies German<typeof english>;
