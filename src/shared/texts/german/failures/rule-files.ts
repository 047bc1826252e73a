import type { ruleFiles as english } from '../../english/failures/rule-files';
import type { German } from '../../translation/translation';

// Rule files: what is wrong with the rules that the person's or a project's file holds, and what holds instead.

export const ruleFiles = {
  'rule-files.no-allow-of-all': 'Zugelassen wird Tool für Tool: * gibt es nur für ask und deny.',
  'rule-files.not-a-path': 'Es muss ein Pfad oder Glob relativ zum Projekt sein, z. B. src/**.',
  'rule-files.too-many-stars':
    'Es ist zu lang oder hat mehr als drei Sterne in einem Namen oder sechs insgesamt.',
  'rule-files.not-a-command': 'Es müssen die ersten Wörter eines Befehls sein, z. B. npm run test.',
  'rule-files.not-a-host': 'Es muss ein Host sein, etwa docs.example.com, *.example.com oder localhost:8080.',
  'rule-files.not-a-memory-file':
    'Es müssen ein Ort und ein Dateiname sein, etwa project:AGENTS.md oder global:AGENTS.md.',
  'rule-files.no-pin':
    'Sie lässt nichts zu: Was einem solchen Tool erlaubt wird, gilt für das Tool, wie es jetzt ist; legen Sie die Regel deshalb mit „Immer…“ oder in den Einstellungen an.',
  'rule-files.asks-always':
    '{{tool}} kann nichts erlaubt werden: Tools des Erkennungsbefehls fragen jedes Mal.',
  'rule-files.no-match':
    'Eine Regel für ein solches Tool betrifft jeden seiner Aufrufe: Lassen Sie match weg.',
  'rule-files.no-such-key': 'Den Schlüssel „{{word}}“ gibt es nicht. Meinten Sie „{{likely}}“?',
  'rule-files.no-such-effect': 'Die Wirkung „{{word}}“ gibt es nicht. Meinten Sie „{{likely}}“?',
  'rule-files.no-such-tool': 'Das Tool „{{word}}“ gibt es nicht. Meinten Sie „{{likely}}“?',

  'rule-files.does-not-hold': 'Die Regel {{rule}} gilt nicht. {{problem}}',
  /** `tool` and `match`: what the rule was about, as far as it can be told; empty: everything. */
  'rule-files.asks-instead':
    'Die Regel {{rule}} wird nicht verstanden: Stattdessen wird bei jedem Aufruf gefragt. {{problem}}',
  'rule-files.asks-instead_tool':
    'Die Regel {{rule}} wird nicht verstanden: Stattdessen wird bei jedem Aufruf von {{tool}} gefragt. {{problem}}',
  'rule-files.asks-instead_match':
    'Die Regel {{rule}} wird nicht verstanden: Stattdessen wird bei jedem Aufruf gefragt, der {{match}} betrifft. {{problem}}',
  'rule-files.asks-instead_tool_match':
    'Die Regel {{rule}} wird nicht verstanden: Stattdessen wird bei jedem Aufruf von {{tool}} gefragt, der {{match}} betrifft. {{problem}}',
  'rule-files.unknown-key': 'Die Regel {{rule}} hat einen Schlüssel ohne Bedeutung. {{problem}}',

  'rule-files.in-file': '{{file}}: {{problem}}',
  'rule-files.not-read': '{{file}} kann nicht gelesen werden: {{why}}',
  'rule-files.not-watched':
    '{{file}} kann nicht überwacht werden: {{why}}. Die Datei wird vor jedem Aufruf neu gelesen.',
  'rule-files.no-object': '„{{key}}“ ist kein Objekt mit einer Liste von Regeln für jeden Ordner.',
  'rule-files.no-list': '„{{name}}“ ist keine Liste von Regeln.',
  'rule-files.all-asks-until-mended': 'Bis das behoben ist, wird bei jedem Aufruf gefragt.',
  'rule-files.held-until-mended':
    'Was die Datei vorher verweigert hat oder erfragen ließ, gilt weiter, bis das behoben ist.',

  'rule-files.of-project': '.pilotfish/rules.json des Projekts: {{problem}}',
  'rule-files.project-not-watched':
    '.pilotfish/rules.json des Projekts kann nicht überwacht werden: {{why}}. Die Datei wird vor jedem Aufruf neu gelesen.',
  'rule-files.project-gone':
    'Die Datei ist verschwunden. Was darin stand, gilt, bis das Projekt wieder geöffnet wird.',
  'rule-files.project-changed': 'Die Datei wurde geändert. Es gilt nicht mehr: {{gone, list}}.',
  'rule-files.project-allows_one':
    '1 Regel, die etwas zulassen würde, wurde ignoriert. Ein Projekt darf nur „ask“ und „deny“ hinzufügen.',
  'rule-files.project-allows_other':
    '{{count, number}} Regeln, die etwas zulassen würden, wurden ignoriert. Ein Projekt darf nur „ask“ und „deny“ hinzufügen.',
  'rule-files.too-deep': 'Sie ist tiefer als {{levels, number}} Ebenen verschachtelt',
  'rule-files.not-understood-held':
    'Die Datei wird nicht verstanden: {{why, sentence}} Was vorher darin stand, gilt weiter, bis das behoben ist.',
  'rule-files.not-understood-asks':
    'Die Datei wird nicht verstanden: {{why, sentence}} Bis das behoben ist, wird bei jedem Aufruf gefragt.',
  'rule-files.not-understood-held-asks':
    'Die Datei wird nicht verstanden: {{why, sentence}} Was vorher darin stand, gilt weiter, und bis das behoben ist, wird bei jedem Aufruf gefragt.',
} as const satisfies German<typeof english>;
