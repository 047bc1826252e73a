import type { toolsPage as english } from '../../english/settings/tools-page';
import type { French } from '../../translation/translation';

// Tools page of the settings: groups of tools, and the commands that bring tools of their own.

export const toolsPage = {
  'tools-page.groups': 'Groupes',
  'tools-page.groups-lead':
    'Un groupe s’active pour une conversation en le mentionnant, p. ex. `@{read-only}`, et se désactive par sa puce sous le message.',
  'tools-page.first-group': 'toujours présent',
  'tools-page.agent': 'Tous les outils fournis avec Pilotfish.',
  'tools-page.read-only': 'Ceux qui ne font que lire.',
  'tools-page.elsewhere': 'Tout ce qu’apportent les serveurs, les commandes et les fichiers.',
  'tools-page.missing_one': 'Absent actuellement : {{names, list}}. Il est ignoré.',
  'tools-page.missing_many': 'Absents actuellement : {{names, list}}. Ils sont ignorés.',
  'tools-page.missing_other': 'Absents actuellement : {{names, list}}. Ils sont ignorés.',
  'tools-page.group-tools': '{{tools, list}}',
  'tools-page.no-tools': 'Aucun outil',
  'tools-page.add': 'Ajouter un groupe',
  'tools-page.edit': 'Modifier {{name}}',
  'tools-page.remove': 'Supprimer {{name}}',

  'tools-page.new-group': 'Nouveau groupe',
  'tools-page.group': 'Groupe {{name}}',
  'tools-page.name': 'Nom',
  'tools-page.name-hint': 'Lettres, chiffres, _ et -. Il est mentionné par @{name}.',
  'tools-page.name-missing': 'Un nom est nécessaire.',
  'tools-page.name-taken': 'Un groupe porte déjà ce nom.',
  'tools-page.description': 'Description',
  'tools-page.tools': 'Outils',
  'tools-page.prompt': 'Lignes pour le prompt système',
  'tools-page.prompt-hint': 'Le modèle les reçoit seulement tant que le groupe est activé.',
  'tools-page.replace': 'À la place de ce que Pilotfish dit de lui-même',
  'tools-page.replace-hint':
    'Les règles sur vos réponses et sur le style des modifications disparaissent avec.',
  'tools-page.collapse': 'L’afficher comme une seule puce',
  'tools-page.collapse-hint': 'Sinon, chacun de ses outils a sa propre puce.',
  'tools-page.save': 'Enregistrer',
  'tools-page.cancel': 'Annuler',

  'tools-page.commands': 'Outils d’une commande',
  'tools-page.commands-lead':
    'Un programme qui affiche des déclarations de fonctions en JSON, et un autre qui exécute l’un de ces outils : il reçoit le nom de l’outil en argument et l’entrée en JSON. Les deux ne s’exécutent que dans des dossiers approuvés, et chaque appel demande votre accord.',
  'tools-page.discovery': 'Commande de découverte',
  'tools-page.discovery-hint':
    'Un seul exécutable, sans shell : un chemin dans le projet, un chemin absolu ou le nom d’un programme.',
  'tools-page.call': 'Commande d’appel',
} as const satisfies French<typeof english>;
