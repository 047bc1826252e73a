import type { elsewhere as english } from '../../english/tools/elsewhere';
import type { French } from '../../translation/translation';

// Tools from elsewhere: what is wrong with those that commands bring.

export const elsewhere = {
  'elsewhere.no-declarations':
    'La commande de découverte (tools.discoveryCommand) n’a pas affiché de tableau JSON de déclarations de fonctions.',
  'elsewhere.wrong-declaration':
    'La commande de découverte a déclaré un outil qui est ignoré : {{at}} : {{problem}}',
  'elsewhere.wrong-name':
    'La commande de découverte a déclaré un outil « {{name}} », qui est ignoré : un nom se compose de lettres, de chiffres, de _ et de -, 64 au plus.',
  'elsewhere.name-taken':
    'La commande de découverte a déclaré un outil « {{name}} », qui est ignoré : un autre outil porte ce nom.',
  'elsewhere.wrong-parameters':
    'L’outil « {{name}} » est ignoré : ses paramètres ne peuvent pas être lus : {{problem}}',
  'elsewhere.untrusted':
    'La commande de découverte n’a pas été exécutée : le dossier {{root}} n’est pas approuvé.',
  'elsewhere.no-command':
    'La commande de découverte n’a pas été exécutée : le programme {{command}} n’existe pas.',
  'elsewhere.changed':
    'La commande de découverte n’a pas été exécutée : {{command}} n’est pas ce que vous avez accepté pour ce dossier.',
  'elsewhere.not-confined': 'La commande de découverte {{command}} n’a pas été exécutée : {{why}}',
  'elsewhere.failed': 'La commande de découverte {{command}} a échoué :\n{{why}}',

  'elsewhere.file-no-json':
    '{{file}} n’apporte aucun outil : ce n’est pas un objet JSON avec name, description et run.',
  'elsewhere.file-wrong': '{{file}} n’apporte aucun outil : {{at}} : {{problem}}',
  'elsewhere.file-program':
    '{{file}} n’apporte aucun outil : un programme ne peut pas être fourni par le modèle : {{word}}',
  'elsewhere.file-name-taken': '{{file}} n’apporte aucun outil : un autre outil s’appelle « {{name}} ».',
} as const satisfies French<typeof english>;
