import type { toggles as english } from '../../english/shell/toggles';
import type { French } from '../../translation/translation';

export const toggles = {
  'toggle.show-tree': 'Afficher l’arborescence',
  'toggle.hide-tree': 'Masquer l’arborescence',
  'toggle.show-chat': 'Afficher la conversation',
  'toggle.hide-chat': 'Masquer la conversation',
  'toggle.show-chats': 'Afficher la liste des conversations sur le côté',
  'toggle.hide-chats': 'Masquer la liste des conversations sur le côté',
  'toggle.show-terminal': 'Afficher le terminal',
  'toggle.maximise-terminal': 'Agrandir le terminal',
  'toggle.restore-terminal': 'Restaurer le terminal',
} as const satisfies French<typeof english>;
