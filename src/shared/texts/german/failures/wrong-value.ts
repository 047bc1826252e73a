import type { wrongValue as english } from '../../english/failures/wrong-value';
import type { German } from '../../translation/translation';

// Wrong value in a file of the person's, or typed for it: the end of a sentence that names the key.

export const wrongValue = {
  'wrong-value.type': 'es muss {{type}} sein',
  'wrong-value.string': 'ein Text',
  'wrong-value.number': 'eine Zahl',
  'wrong-value.int': 'eine ganze Zahl',
  'wrong-value.boolean': 'true oder false',
  'wrong-value.array': 'eine Liste',
  'wrong-value.object': 'ein Objekt',
  'wrong-value.choice': 'möglich ist nur: {{choices, choices}}',
  'wrong-value.empty': 'es ist leer',
  'wrong-value.at-least': 'es muss mindestens {{least, number}} sein',
  'wrong-value.above': 'es muss mehr als {{least, number}} sein',
  'wrong-value.at-most': 'es darf höchstens {{most, number}} sein',
  'wrong-value.too-long': 'es ist zu lang',
  'wrong-value.address': 'es muss eine Adresse sein, die mit http:// oder https:// beginnt',
  'wrong-value.unknown-keys': 'nicht bekannt: {{names, quoted, list}}',
  'wrong-value.other': 'das ist hier nicht möglich',
  'wrong-value.provider-id': 'Kleinbuchstaben, Ziffern und Bindestriche',
  'wrong-value.alias': 'Buchstaben, Ziffern, einzelne „_“ und „-“, höchstens 30',
  'wrong-value.tool-name': 'Buchstaben, Ziffern, „_“ und „-“, höchstens 64',
  'wrong-value.file-name': 'ein Dateiname ohne Ordner',
  'wrong-value.host': 'ein Host oder Host:Port, z. B. localhost:8080',
  'wrong-value.folder': 'ein absoluter Pfad oder einer, der mit ~/ beginnt',
  'wrong-value.user-in-address': 'Ein Name oder Kennwort in der Adresse wird nicht gesendet',
  'wrong-value.user-in-endpoint':
    'Ein Name oder Kennwort in der Adresse wird nicht gesendet. Nehmen Sie es heraus, und geben Sie es als Schlüssel oder als Authorization-Header an',
  'wrong-value.version': 'es muss eine Version wie 1.2.3 sein',
  'wrong-value.at': '{{at}}: {{problem}}',
} as const satisfies German<typeof english>;
