import type { subAgents as english } from '../english/sub-agents';
import type { German } from '../translation/translation';

// Sub-agents: what is wrong with a definition, or what to know of it.

export const subAgents = {
  'agents.general-purpose':
    'Arbeitet selbstständig an einer Aufgabe in mehreren Schritten, mit den Tools des Chats.',
  'agents.explorer':
    'Findet heraus, wie etwas in diesem Projekt gemacht ist; liest und sucht, ändert nichts.',

  'agents.too-long': 'Er ist länger als {{most, number}} Zeichen.',
  'agents.no-front-matter':
    'Er muss mit einer Zeile „---“ beginnen, dann Name, Beschreibung und Tools, und noch eine Zeile „---“.',
  'agents.not-yaml': 'Was zwischen den Zeilen „---“ steht, ist kein YAML: {{reason}}',
  'agents.no-prompt': 'Unter der zweiten Zeile „---“ steht nichts: Dorthin gehören seine Anweisungen.',
  'agents.bad-name':
    'Er braucht einen „name“ aus Buchstaben, Ziffern, „-“ und „_“, der mit einem Buchstaben beginnt und höchstens 64 Zeichen hat.',
  'agents.bad-description':
    'Er braucht eine „description“ mit höchstens 2.000 Zeichen, wann er zu verwenden ist.',
  'agents.bad-tools': '„tools“ muss eine Liste von Namen sein oder Namen, durch Kommas getrennt.',
  'agents.bad-model': '„model“ muss der Name eines Modells sein.',
  'agents.untrusted': 'Nicht verwendet: Sie haben ihm, wie er jetzt ist, nicht vertraut.',
  'agents.hidden': 'Nicht verwendet: {{file}} heißt auch „{{name}}“ und gilt.',
  'agents.same-name':
    'Ein eingebauter heißt auch „{{name}}“. Der des Projekts wird vor Ihrem verwendet und Ihrer vor einem eingebauten.',
  'agents.same-name_file':
    '{{file}} heißt auch „{{name}}“. Der des Projekts wird vor Ihrem verwendet und Ihrer vor einem eingebauten.',
  'agents.unknown-tools_one': 'Das Tool {{tools, list}} gibt es nicht; er arbeitet ohne.',
  'agents.unknown-tools_other': 'Die Tools {{tools, list}} gibt es nicht; er arbeitet ohne.',
  'agents.name-taken': 'Eine Datei {{file}} gibt es schon. Wählen Sie einen anderen Namen.',
  'agents.changed':
    '{{file}} wurde inzwischen geändert. Kopieren Sie, was Sie geschrieben haben, und öffnen Sie die Datei neu.',
  'agents.in-file': 'Subagent {{file}}: {{problem}}',
} as const satisfies German<typeof english>;
