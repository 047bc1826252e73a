import type { autoDialog as english } from '../../english/shell/auto-dialog';
import type { French } from '../../translation/translation';

// Mode picker: the dialog that begins Auto.

export const autoDialog = {
  'mode-picker.auto-title': 'Travailler sans demander',
  'mode-picker.auto-until':
    'Jusqu’à `{{end}}`, l’agent modifie des fichiers de ce projet et exécute des commandes sur cet ordinateur, avec vos droits, sans vous demander votre accord.',
  /** Instead, where commands run in the sandbox. */
  'mode-picker.auto-until-in-sandbox':
    'Jusqu’à `{{end}}`, l’agent modifie des fichiers de ce projet et exécute des commandes dans le bac à sable, sans vous demander votre accord.',
  /** Instead, where there is none. */
  'mode-picker.auto-until-without':
    'Jusqu’à `{{end}}`, l’agent modifie des fichiers de ce projet et exécute des commandes sur cet ordinateur, avec vos droits, sans vous demander votre accord, et sans bac à sable. {{why, sentence}}',
  /** Instead, where there is no sandbox and it is required. */
  'mode-picker.auto-until-refused':
    'Jusqu’à `{{end}}`, l’agent modifie des fichiers de ce projet sans vous demander votre accord. Les commandes sont refusées : {{why, sentence}}',
  'mode-picker.auto-start': 'Démarrer Auto',
  'mode-picker.for-how-long': 'Durée',

  /** A list of what follows it. */
  'mode-picker.still-asks': 'Il demande quand même avant de :',
  'mode-picker.asks-to-delete':
    'supprimer un fichier, ou en écraser un qui n’a pas été lu dans cette conversation',
  'mode-picker.asks-for-protected':
    'modifier un fichier protégé, tel que `.git`, `.env` ou `AGENTS.md`, ou un fichier situé hors du projet',
  'mode-picker.asks-for-commands':
    'exécuter une commande dont les mots indiquent qu’elle fait l’une de ces choses, qu’elle abandonne ou publie des données ou qu’elle obtient davantage de droits (`rm -r`, `git reset --hard`, `git push --force`, `sudo` …), ou une commande qui ne peut pas être comprise ; ce qu’un programme ou un script fait au-delà de ses mots n’est pas connu',
  'mode-picker.asks-for-sandboxed':
    'exécuter une commande dont les mots indiquent qu’elle fait l’une de ces choses, qu’elle abandonne ou publie des données ou qu’elle obtient davantage de droits (`rm -r`, `git reset --hard`, `git push --force`, `sudo` …) ; ce qu’un programme ou un script fait au-delà de ses mots, le bac à sable le contient',
  'mode-picker.asks-to-connect': 'laisser une commande joindre un hôte qu’aucune règle n’autorise',
  'mode-picker.asks-by-rule':
    'faire ce pour quoi l’une de vos règles demande votre accord ; ce qu’une règle refuse reste refusé',
  'mode-picker.auto-ends':
    'Choisir un autre mode y met fin à tout moment ; « Arrêter » termine le tour, mais le mode Auto continue.',
} as const satisfies French<typeof english>;
