import type { refused as english } from '../../english/reasons/refused';
import type { French } from '../../translation/translation';

// Refused: what a person is told who made of a call one that may not run. The model's words for it are its own.

export const refused = {
  'refused.by-rule':
    'Non exécuté : bloqué par la règle « {{rule}} » ({{scope, scope}}). Cette décision n’a pas été prise par vous à cet instant.',
  'refused.by-plan':
    'Non exécuté : la conversation est en mode Plan, où rien n’est modifié. Décrivez plutôt la modification dans votre plan.',
  'refused.command-by-plan':
    'Non exécuté : la conversation est en mode Plan, où seules les commandes de lecture sont exécutées. Décrivez plutôt la commande dans votre plan.',
} as const satisfies French<typeof english>;
