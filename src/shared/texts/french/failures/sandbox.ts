import type { sandbox as english } from '../../english/failures/sandbox';
import type { French } from '../../translation/translation';

// Why commands cannot run in the system's sandbox here, and what would help.

export const sandbox = {
  'sandbox.not-installed': '{{programs}} n’est pas installé ({{command}})',
  'sandbox.not-found':
    '{{programs}} n’est pas installé. Installez-le avec le gestionnaire de paquets de votre système.',
  'sandbox.no-namespaces':
    'Ce système n’accorde pas d’espaces de noms utilisateur aux programmes ({{command}})',
  'sandbox.not-permitted':
    'Ce système, ou le conteneur où s’exécute Pilotfish, ne permet pas de créer des espaces de noms : {{why}}',
  'sandbox.does-not-start': 'Il ne démarre pas : {{why}}',
  'sandbox.unsupported': 'Pilotfish n’en a pas encore pour {{system}}.',
  'sandbox.not-stopped': 'Le bac à sable n’a pas arrêté cet appel.',
  'sandbox.run-without': 'Exécute ceci à nouveau, hors du bac à sable : `{{command}}`',
  'sandbox.run-allowing': 'Exécute ceci à nouveau, avec accès à {{hosts, list}} : `{{command}}`',
  'sandbox.run-allowing-places':
    'Exécute ceci à nouveau, cette fois avec le droit d’écrire dans {{places, list}} : `{{command}}`',
  'sandbox.run-allowing-both':
    'Exécute ceci à nouveau, désormais avec accès à {{hosts, list}} et cette fois avec le droit d’écrire dans {{places, list}} : `{{command}}`',
  'sandbox.place-stays-closed':
    '{{place}} reste fermé aux commandes du bac à sable. La commande peut être exécutée sans lui.',
  'sandbox.not-run':
    'Non exécutée : les paramètres exigent le bac à sable, et il n’y en a pas ici. {{why, sentence}}',
  'sandbox.off': 'Il est désactivé dans les paramètres.',
  'sandbox.bash-only': 'Il ne contient que les commandes de bash.',
  'sandbox.port-taken':
    'Un autre programme de cette machine écoute déjà sur le port {{port}} : ce qui y écoute dans le bac à sable n’est pas joignable de l’extérieur.',
  'sandbox.port-not-open':
    'Ce qui écoute sur le port {{port}} dans le bac à sable n’est pas joignable de l’extérieur : {{why}}',
  'sandbox.needs-outside': 'Ce qu’elle fait se situe à l’extérieur.',
  'sandbox.sees-only-inside': 'À l’intérieur, seul ce qui y tourne serait visible.',
  'sandbox.not-there-any-more': 'La commande devait s’exécuter dans le bac à sable, et il n’y en a plus.',
  'sandbox.not-held': 'La commande n’a pas été exécutée, car le bac à sable n’a pas pu la contenir : {{why}}',
  'sandbox.required': 'Les paramètres exigent le bac à sable, et il n’y en a pas : {{why}}',
  'sandbox.by-own-settings': 'Vos paramètres le disent de ce serveur.',
  'sandbox.folder-not-allowed':
    '{{folder}} ne peut pas lui être ouvert : ce dossier est protégé, secret ou de Pilotfish, ou contient votre dossier personnel.',
} as const satisfies French<typeof english>;
