import type { commandRun as english } from '../../english/failures/command-run';
import type { French } from '../../translation/translation';

// Command runs: why a command never ran, how its end was missed, and why it cannot outlive the application. The model
// is told the same words of its own commands.

export const commandRun = {
  'command-run.nul-character': 'La commande n’a pas été exécutée : elle contient un caractère NUL.',
  'command-run.no-directory': 'La commande n’a pas été exécutée : le dossier {{directory}} a disparu.',
  'command-run.no-shell': 'La commande n’a pas été exécutée : le shell {{shell}} n’existe pas.',
  'command-run.repository-changed':
    'La commande n’a pas été exécutée : le dépôt qu’elle consulterait a changé entre-temps. Proposez-la de nouveau.',
  'command-run.no-data-folder':
    'La commande n’a pas été exécutée : Pilotfish ne peut pas écrire dans son dossier de données. {{why}}',
  'command-run.no-terminal':
    'Aucun terminal n’a pu être ouvert, peut-être parce que trop de programmes sont en cours : {{why}}',
  'command-run.shell-ended':
    'Le shell de la commande a été arrêté de l’extérieur ; ce que la commande a fait peut être incomplet.',
  'command-run.host-ended':
    'Le processus qui exécute les commandes s’est terminé de façon inattendue ; ce que la commande a fait peut être incomplet.',
  'command-run.goes-on-without-host':
    'Le processus qui détenait ce terminal s’est terminé de façon inattendue. La commande continue ; voici la fin de son journal.',

  /** Each continues "This command cannot be kept running: …". */
  'command-run.not-kept-ended': 'elle est terminée',
  'command-run.not-kept-pipes': 'elle n’a pas de terminal',
  'command-run.not-kept-let-go': 'elle a été libérée',
} as const satisfies French<typeof english>;
