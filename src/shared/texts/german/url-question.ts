import type { urlQuestion as english } from '../english/url-question';
import type { German } from '../translation/translation';

// A question about an address: what is asked there, what it is told, and what may be odd about it.

export const urlQuestion = {
  'url-question.host': 'Host {{host}}, Port {{port}}',
  'url-question.looks-like':
    'Der Host enthält Buchstaben, die mit anderen verwechselt werden können: Anderswo wird er als „{{host}}“ angezeigt. Vergewissern Sie sich, dass es der ist, den Sie meinen.',
  'url-question.not-encrypted':
    'Nicht verschlüsselt (http): Andere auf dem Weg können lesen und ändern, was ankommt.',
  'url-question.given': 'Das Modell hat {{url}} geschrieben',
  'url-question.sent': 'Sendet: {{text}}',
  'url-question.asked': 'Frage an die Seite: {{text}}',
  'url-question.announced': 'Host {{host}}. Adresse: {{url}}',
  'url-question.accept': '{{host}} abfragen',
  'url-question.wanted-by': 'Angefordert von:',
  'url-question.connects': 'Host {{host}}, Port {{port}}. Befehl: {{command}}',
  'url-question.let-reach': '{{host}} erreichen lassen',
  'url-question.registries': 'Übliche Registries erlauben',
  'url-question.registries-hint': 'Jeder Befehl dieses Projekts darf {{hosts, list}} erreichen',
  'url-question.always': 'Welche Hosts erreicht werden dürfen',
  'url-question.always-hint':
    'Ein Host, z. B. docs.example.com, *.example.com oder localhost:8080. Ohne Port gelten die Standardports.',
  'url-question.always-empty': 'Geben Sie an, welche Hosts erreicht werden dürfen.',
} as const satisfies German<typeof english>;
