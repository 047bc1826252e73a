import type { chatPanel as english } from '../../english/chat/chat-panel';
import type { French } from '../../translation/translation';

// The panel of the chat: its head, its messages, and what stands where there are none.

export const chatPanel = {
  'chat-panel.name': 'Conversation',
  'chat-panel.new-chat': 'Nouvelle conversation',
  'chat-panel.loading': 'Chargement de la conversation',
  'chat-panel.open-folder-first': 'Ouvrez d’abord un dossier',
  'chat-panel.read-only': 'Un autre Pilotfish utilise cette conversation. Ici, elle est en lecture seule.',
  'chat-panel.newer-format':
    'Une version plus récente de Pilotfish a écrit dans cette conversation. Ici, elle est en lecture seule, pour autant qu’elle soit comprise. Mettez Pilotfish à jour pour y écrire.',

  'chat-panel.ask-about': 'Posez une question sur {{project}} ou demandez une modification',
  'chat-panel.open-folder': 'Ouvrez un dossier pour commencer',
  'chat-panel.proposals':
    'Chaque modification est une proposition : vous la voyez, pouvez la modifier et décidez.',
  'chat-panel.try-overview': 'Explique-moi ce projet : par où commencer la lecture ?',
  'chat-panel.try-readme': 'Propose une petite amélioration du README, puis modifie-le.',
  'chat-panel.try-todos': 'Trouve les commentaires TODO et planifie comment les traiter.',
  'chat-panel.try-begin': 'Demande-moi ce que doit devenir ce projet, puis propose son premier fichier.',
  'chat-panel.try-plan-mode': 'Montre-moi le mode Plan',
  'chat-panel.try-memory': 'Montre-moi la mémoire',
  'chat-panel.try-question': 'Pose-moi une question',
  'chat-panel.try-sub-agents': 'Montre-moi les sous-agents',
  'chat-panel.about-demo':
    'Un script intégré à Pilotfish répond, rien n’est envoyé nulle part. Il lit réellement ce projet et propose une vraie modification.',
  'chat-panel.choose-model': 'Choisir un vrai modèle',

  'chat-panel.messages': 'Messages',
  'chat-panel.jump-to-newest': 'Aller au plus récent',
  'chat-panel.new-text-below': 'Nouveau texte plus bas',
  'chat-panel.loading-earlier': 'Chargement des messages précédents…',
  'chat-panel.show-earlier': 'Afficher les messages précédents ({{count, number}})',
  'chat-panel.spoken-code_one': 'Code, {{count, number}} ligne.',
  'chat-panel.spoken-code_many': 'Code, {{count, number}} de lignes.',
  'chat-panel.spoken-code_other': 'Code, {{count, number}} lignes.',
  'chat-panel.spoken-rest': 'La suite se lit dans la conversation.',
  'chat-panel.show-more-lines_one': 'Afficher {{count, number}} ligne de plus',
  'chat-panel.show-more-lines_many': 'Afficher {{count, number}} de lignes de plus',
  'chat-panel.show-more-lines_other': 'Afficher {{count, number}} lignes de plus',
  'chat-panel.show-fewer-lines': 'Afficher moins de lignes',

  'chat-panel.from-person': 'Vous',
  'chat-panel.from-model': 'Assistant',
  'chat-panel.summarised': 'Les tours précédents ont été résumés pour libérer de la place',
  'chat-panel.thinking': 'Réflexion…',
  'chat-panel.thought': 'Réflexion',
  'chat-panel.answer-cut': 'La réponse s’est interrompue ici.',
} as const satisfies French<typeof english>;
