import type { agentsPage as english } from '../../english/settings/agents-page';
import type { French } from '../../translation/translation';

// Agents: the sub-agents there are, where each comes from, and the text of the person's own.

export const agentsPage = {
  'agents-page.lead':
    'Un sous-agent travaille sur une partie d’une tâche avec son propre contexte ; ses appels sont évalués et soumis à votre accord comme tous les autres. Les vôtres sont des fichiers Markdown dans `agents` du dossier de données ; ceux d’un projet se trouvent dans `.pilotfish/agents` et s’appliquent une fois que vous leur faites confiance.',
  'agents-page.restricted':
    'Ce dossier n’est pas approuvé : le contenu de son .pilotfish/agents n’est ni listé ici ni utilisé.',
  'agents-page.list': 'Sous-agents',
  'agents-page.add': 'Nouveau sous-agent',
  'agents-page.edit': 'Modifier {{name}}',
  'agents-page.open': 'Ouvrir {{name}}',
  'agents-page.remove': 'Supprimer {{name}}',
  'agents-page.remove-title': 'Supprimer {{file}} ?',
  'agents-page.remove-confirm': 'Supprimer',
  'agents-page.cancel': 'Annuler',
  'agents-page.save': 'Enregistrer',
  'agents-page.place': 'Emplacement',
  'agents-page.place-person': 'Dans vos données, pour tous les projets',
  'agents-page.place-project': 'Dans ce projet, dans .pilotfish/agents',
  'agents-page.name': 'Nom',
  'agents-page.name-hint': 'Lettres, chiffres, - et _.',
  'agents-page.description': 'Quand l’utiliser',
  'agents-page.description-hint': 'Le modèle lit ce texte pour choisir entre les sous-agents.',
  'agents-page.prompt': 'Instructions',
  'agents-page.tools-label': 'Outils',
  'agents-page.some-tools': 'Seulement ceux-ci',
  'agents-page.chosen-tools': 'Ses outils',
  'agents-page.model-label': 'Modèle (facultatif)',
  'agents-page.model-hint': 'Du fournisseur de la conversation. Vide : le modèle même de la conversation.',
  'agents-page.as-text': 'Modifier sous forme de texte',
  'agents-page.as-fields': 'Modifier sous forme de formulaire',
  'agents-page.mend-first': 'Le texte ne définit encore rien.',
  'agents-page.text': 'Définition',
  'agents-page.new-title': 'Nouveau sous-agent',
  'agents-page.from-built-in': 'intégré',
  'agents-page.from-person': 'le vôtre',
  'agents-page.from-project': 'projet',
  'agents-page.state-hidden': 'non utilisé',
  'agents-page.state-untrusted': 'non approuvé',
  'agents-page.state-faulty': 'défectueux',
  'agents-page.all-tools': 'Tous les outils sauf les tâches et les plans',
  'agents-page.no-tools': 'Aucun outil',
  'agents-page.tools': 'Outils : {{tools, list}}',
  'agents-page.model': 'Modèle : {{model}}',
} as const satisfies French<typeof english>;
