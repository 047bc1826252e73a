import type { model as english } from '../english/model';
import type { German } from '../translation/translation';

// The model: why a request failed or an answer is not whole, and what would help.

export const model = {
  'model.demo': 'Demomodell',
  'model.environment': 'Umgebung',
  'model.no-key':
    '{{provider}} verlangt einen API-Schlüssel ({{status}}), es ist aber keiner gesetzt. Fügen Sie ihn in den Einstellungen hinzu.',
  'model.no-environment-key':
    '{{provider}} verlangt einen API-Schlüssel ({{status}}), aber wo Pilotfish gestartet wurde, ist OPENAI_API_KEY nicht gesetzt.',
  'model.key-refused':
    '{{provider}} hat den API-Schlüssel nicht akzeptiert (401). Prüfen Sie ihn in den Einstellungen.',
  'model.environment-key-refused':
    '{{provider}} hat den Schlüssel in OPENAI_API_KEY nicht akzeptiert (401). Setzen Sie dort, wo Pilotfish gestartet wird, einen anderen.',
  'model.not-for-key': '{{provider}} lässt diesen API-Schlüssel „{{model}}“ nicht verwenden (403).',
  'model.not-for-key_said':
    '{{provider}} lässt diesen API-Schlüssel „{{model}}“ nicht verwenden (403): {{said, sentence}}',
  'model.no-credit': '{{provider}} antwortet nicht mehr: Das Konto hat kein Guthaben mehr ({{status}}).',
  'model.no-credit_said':
    '{{provider}} antwortet nicht mehr: Das Konto hat kein Guthaben mehr ({{status}}): {{said, sentence}}',
  'model.rate-limit': '{{provider}} begrenzt, wie oft angefragt werden darf (429).',
  'model.rate-limit_said': '{{provider}} begrenzt, wie oft angefragt werden darf (429): {{said, sentence}}',
  'model.context-too-long': 'Die Unterhaltung ist zu lang für „{{model}}“ ({{status}}).',
  'model.context-too-long_said':
    'Die Unterhaltung ist zu lang für „{{model}}“ ({{status}}): {{said, sentence}}',
  'model.no-tools':
    '„{{model}}“ von {{provider}} kann keine Tools verwenden ({{status}}). Wählen Sie ein anderes Modell aus, oder schalten Sie die Tools für diesen Anbieter in den Einstellungen aus, um ohne sie zu chatten.',
  'model.no-tools_said':
    '„{{model}}“ von {{provider}} kann keine Tools verwenden ({{status}}): {{said, sentence}} Wählen Sie ein anderes Modell aus, oder schalten Sie die Tools für diesen Anbieter in den Einstellungen aus, um ohne sie zu chatten.',
  'model.no-images':
    '„{{model}}“ von {{provider}} nimmt keine Bilder an ({{status}}). Wählen Sie ein anderes Modell aus, oder schalten Sie Bilder für diesen Anbieter in den Einstellungen aus.',
  'model.no-images_said':
    '„{{model}}“ von {{provider}} nimmt keine Bilder an ({{status}}): {{said, sentence}} Wählen Sie ein anderes Modell aus, oder schalten Sie Bilder für diesen Anbieter in den Einstellungen aus.',
  'model.not-found': '{{provider}} hat kein Modell „{{model}}“, oder die Basis-URL {{url}} ist falsch (404).',
  'model.not-found_said':
    '{{provider}} hat kein Modell „{{model}}“, oder die Basis-URL {{url}} ist falsch (404): {{said, sentence}}',
  'model.server-failed': 'Fehler bei {{provider}} ({{status}}).',
  'model.server-failed_said': 'Fehler bei {{provider}} ({{status}}): {{said, sentence}}',
  'model.redirect':
    '{{provider}} hat mit einer Weiterleitung geantwortet ({{status}}). Tragen Sie die Adresse, zu der sie führt, als Basis-URL ein.',
  'model.request-refused': '{{provider}} hat die Anfrage nicht akzeptiert ({{status}}).',
  'model.request-refused_said':
    '{{provider}} hat die Anfrage nicht akzeptiert ({{status}}): {{said, sentence}}',

  'model.unreachable': '{{provider}} ({{url}}) ist nicht erreichbar: {{why}}',
  'model.connection-failed':
    'Die Verbindung zu {{provider}} ({{url}}) ist fehlgeschlagen. Prüfen Sie das Netzwerk und die Basis-URL.',
  'model.connection-failed_code':
    'Die Verbindung zu {{provider}} ({{url}}) ist fehlgeschlagen ({{code}}). Prüfen Sie das Netzwerk und die Basis-URL.',
  'network.refused': 'Dort antwortet nichts. Läuft der Server, und stimmt die Basis-URL?',
  'network.no-host': 'Einen Host dieses Namens gibt es nicht. Prüfen Sie die Basis-URL und das Netzwerk.',
  'network.no-lookup': 'Der Name konnte nicht aufgelöst werden. Prüfen Sie das Netzwerk.',
  'network.no-way': 'Dieser Host ist nicht zu erreichen. Prüfen Sie das Netzwerk.',
  'network.none': 'Es gibt kein Netzwerk. Prüfen Sie die Verbindung.',
  'network.no-http': 'Was dort antwortet, spricht kein HTTP. Stimmt die Basis-URL?',
  'network.proxy':
    'Ein Proxy auf dem Weg verlangt eine Anmeldung (407). Melden Sie sich bei ihm an, oder umgehen Sie ihn.',
  'certificate.expired': 'Das Zertifikat ist abgelaufen.',
  'certificate.self-signed':
    'Das Zertifikat ist selbst signiert. Fügen Sie es mit NODE_EXTRA_CA_CERTS hinzu.',
  'certificate.unverified': 'Das Zertifikat kann nicht überprüft werden.',
  'certificate.other-host': 'Das Zertifikat ist für einen anderen Host.',
  'network.no-https': 'Dort wird kein https gesprochen. Stimmt die Basis-URL?',

  'model.late': '{{provider}} hat seine Antwort nicht innerhalb von {{seconds, duration}} beendet.',
  'model.silent':
    '{{provider}} hat {{seconds, duration}} lang nichts gesendet. Vielleicht ist der Anbieter überlastet.',
  'model.too-large':
    '{{provider}} hat in einer Antwort mehr als {{megabytes}} MB gesendet; sie wurde aufgegeben.',
  'model.no-stream':
    '{{provider}} hat ohne Stream geantwortet ({{type}}). Pilotfish braucht Streaming: Prüfen Sie, ob die Basis-URL {{url}} OpenAI-kompatibel ist.',
  'model.no-stream_said':
    '{{provider}} hat ohne Stream geantwortet ({{type}}), und zwar: {{said}} Pilotfish braucht Streaming: Prüfen Sie, ob die Basis-URL {{url}} OpenAI-kompatibel ist.',
  'model.no-protocol': 'Ein Teil der Antwort von {{provider}} entspricht nicht dem Protokoll.',
  'model.broke-off-why': 'Die Antwort von {{provider}} ist abgebrochen ({{why}}).',
  'model.broke-off': 'Die Antwort von {{provider}} ist abgebrochen, bevor sie vollständig war.',
  'model.bad-header':
    'Der API-Schlüssel oder ein Header von {{provider}} enthält ein Zeichen, das nicht gesendet werden kann. Tragen Sie ihn in den Einstellungen neu ein.',
  'model.tried-again': '{{failure}} Nach {{tries}} Versuchen aufgegeben.',
  'model.asks-to-wait': '{{failure}} Der Anbieter bittet, {{seconds, duration}} zu warten.',

  'answer.nothing': '{{provider}} hat eine leere Antwort gesendet.',
  'answer.cut': 'Die Antwort von {{provider}} wurde durch eine Längenbegrenzung abgeschnitten.',
  'answer.nothing-twice': '„{{model}}“ von {{provider}} hat zweimal eine leere Antwort gesendet.',
  'answer.filtered':
    'Ein Inhaltsfilter von {{provider}} hat verhindert, dass „{{model}}“ antwortet. Sagen Sie es anders, oder wählen Sie ein anderes Modell aus.',
  'answer.no-length':
    '„{{model}}“ von {{provider}} hat seine Längenbegrenzung vor dem ersten Wort einer Antwort erreicht. Erhöhen Sie die Grenze, oder wählen Sie ein anderes Modell aus.',
  'answer.ends-at-length':
    'Die Antwort endet vorzeitig: „{{model}}“ hat die Längenbegrenzung seiner Antworten erreicht. Bitten Sie es, weiterzumachen.',
  'answer.ends-filtered': 'Die Antwort endet vorzeitig: Ein Inhaltsfilter von {{provider}} hat sie gestoppt.',
  'turn.rounds':
    'Das Modell hat {{rounds}} Runden gearbeitet, ohne zu einem Ende zu kommen. Wählen Sie „Fortsetzen“, wenn es weitermachen soll.',
  'turn.stopped': 'Von Ihnen gestoppt.',
  'turn.interrupted':
    'Pilotfish wurde mitten in diesem Durchgang beendet. Wählen Sie „Fortsetzen“, um von hier weiterzumachen.',
} as const satisfies German<typeof english>;
