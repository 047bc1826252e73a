import type { inbox as english } from '../../english/shell/inbox';
import type { French } from '../../translation/translation';

// Inbox: the page of all questions that wait, of all chats and open projects, and of projects that are not open.

export const inbox = {
  'inbox.title': 'Boîte de réception',
  'inbox.list': 'Questions en attente',
  'inbox.nothing': 'Rien ne vous attend',
  'inbox.nothing-hint':
    'Ce que demandent les conversations de tous les projets ouverts apparaît ici, du plus ancien au plus récent, et se décide ici.',
  'inbox.keys-hint': '↑ et ↓ pour choisir, Entrée pour aller à la question, Échap pour revenir.',
  'inbox.kind-file-change': 'Modification de fichier',
  'inbox.kind-command': 'Commande',
  'inbox.kind-memory': 'Fait à retenir',
  'inbox.kind-remote': 'Outil d’un serveur',
  'inbox.kind-call': 'Outil',
  'inbox.kind-plan': 'Plan',
  'inbox.kind-question': 'Question',
  'inbox.kind-url': 'Page web',
  'inbox.kind-network': 'Connexion',
  'inbox.kind-form': 'Formulaire',
  'inbox.dangerous': 'Dangereux',
  'inbox.in-another': 'Dans un autre Pilotfish',
  'inbox.held': 'Cette conversation est ouverte dans un autre Pilotfish : décidez là-bas.',
  'inbox.newer': 'Un Pilotfish plus récent a écrit cette conversation : décidez là-bas.',
  'inbox.look-again': 'Vérifier de nouveau',
  'inbox.loading': 'Chargement de la question…',
  'inbox.not-read': 'La conversation ne peut pas être affichée : {{why}}',
  'inbox.go-to-chat': 'Aller à la conversation',
  'inbox.more_one': '{{count, number}} autre en attente dans {{project}}',
  'inbox.more_many': '{{count, number}} d’autres en attente dans {{project}}',
  'inbox.more_other': '{{count, number}} autres en attente dans {{project}}',
  'inbox.elsewhere': 'Projets qui ne sont pas ouverts',
  'inbox.elsewhere-row_one': '{{count, number}} question en attente dans {{project}}',
  'inbox.elsewhere-row_many': '{{count, number}} de questions en attente dans {{project}}',
  'inbox.elsewhere-row_other': '{{count, number}} questions en attente dans {{project}}',
  'inbox.open': 'Ouvrir',
  'inbox.decided': '{{title}} : {{what}}',
  'inbox.asked': 'Nouvelle question dans {{chat}} : {{title}}',
  'inbox.asked-several_one': '{{count, number}} nouvelle question',
  'inbox.asked-several_many': '{{count, number}} de nouvelles questions',
  'inbox.asked-several_other': '{{count, number}} nouvelles questions',
} as const satisfies French<typeof english>;
