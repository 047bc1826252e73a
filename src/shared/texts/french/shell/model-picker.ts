import type { modelPicker as english } from '../../english/shell/model-picker';
import type { French } from '../../translation/translation';

// Model picker: which model the chat in front talks to, and the dialog that looks for another.

export const modelPicker = {
  /** Stands before the name of the model, for a screen reader. */
  'model-picker.lead': 'Modèle : ',
  'model-picker.none': 'Aucun modèle',
  'model-picker.demo-hint': 'Intégré, suit un script ; rien n’est envoyé nulle part.',
  'model-picker.new-chat-hint':
    'Commence une nouvelle conversation : un autre modèle a répondu dans celle-ci.',
  'model-picker.follow-settings': 'Suivre les paramètres',
  'model-picker.more': 'Plus de modèles…',
  'model-picker.providers': 'Modèle des nouvelles conversations, clés…',

  'model-picker.title': 'Choisir un modèle pour cette conversation',
  'model-picker.provider': 'Fournisseur',
  'model-picker.model': 'Modèle',
  'model-picker.model-hint': 'Une partie de son nom restreint la liste.',
  'model-picker.asking': 'Récupération des modèles',
  'model-picker.list': 'Modèles',
  'model-picker.as-typed': 'Utiliser « {{model}} » tel quel',
  'model-picker.no-provider': 'Il n’y a pas encore de fournisseur. Ajoutez‑en un dans les paramètres.',
} as const satisfies French<typeof english>;
