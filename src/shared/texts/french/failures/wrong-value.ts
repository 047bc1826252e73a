import type { wrongValue as english } from '../../english/failures/wrong-value';
import type { French } from '../../translation/translation';

// Wrong value in a file of the person's, or typed for it: the end of a sentence that names the key.

export const wrongValue = {
  'wrong-value.type': 'il faut {{type}}',
  'wrong-value.string': 'un texte',
  'wrong-value.number': 'un nombre',
  'wrong-value.int': 'un nombre entier',
  'wrong-value.boolean': 'true ou false',
  'wrong-value.array': 'une liste',
  'wrong-value.object': 'un objet',
  'wrong-value.choice': 'valeurs possibles : {{choices, list}}',
  'wrong-value.empty': 'la valeur est vide',
  'wrong-value.at-least': 'il faut au moins {{least, number}}',
  'wrong-value.above': 'il faut plus de {{least, number}}',
  'wrong-value.at-most': 'il faut au plus {{most, number}}',
  'wrong-value.too-long': 'la valeur est trop longue',
  'wrong-value.address': 'il faut une adresse qui commence par http:// ou https://',
  'wrong-value.unknown-keys': 'clé inconnue : {{names, quoted, list}}',
  'wrong-value.other': 'cette valeur n’est pas possible',
  'wrong-value.provider-id': 'lettres minuscules, chiffres et tirets',
  'wrong-value.alias': 'lettres, chiffres, « _ » et « - » isolés, 30 au plus',
  'wrong-value.tool-name': 'lettres, chiffres, « _ » et « - », 64 au plus',
  'wrong-value.file-name': 'un nom de fichier sans dossier',
  'wrong-value.host': 'un hôte ou hôte:port, p. ex. localhost:8080',
  'wrong-value.folder': 'un chemin absolu, ou qui commence par ~/',
  'wrong-value.user-in-address': 'Un nom ou un mot de passe dans l’adresse n’est pas envoyé',
  'wrong-value.user-in-endpoint':
    'Un nom ou un mot de passe dans l’adresse n’est pas envoyé. Retirez-le, et donnez-le comme clé ou dans un en-tête Authorization',
  'wrong-value.version': 'ce doit être une version telle que 1.2.3',
  'wrong-value.at': '{{at}} : {{problem}}',
} as const satisfies French<typeof english>;
