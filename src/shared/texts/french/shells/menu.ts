import type { menu as english } from '../../english/shells/menu';
import type { French } from '../../translation/translation';

// Desktop shell: the application's menu.

export const menu = {
  'menu.about': 'À propos de Pilotfish',
  'menu.services': 'Services',
  'menu.hide': 'Masquer Pilotfish',
  'menu.hide-others': 'Masquer les autres',
  'menu.show-all': 'Tout afficher',
  'menu.quit': 'Quitter Pilotfish',

  'menu.edit': 'Édition',
  'menu.undo': 'Annuler',
  'menu.redo': 'Rétablir',
  'menu.cut': 'Couper',
  'menu.copy': 'Copier',
  'menu.paste': 'Coller',
  'menu.paste-plain': 'Coller en adaptant le style',
  'menu.delete': 'Supprimer',
  'menu.select-all': 'Tout sélectionner',
  'menu.add-to-dictionary': 'Ajouter au dictionnaire',

  'menu.reload': 'Recharger',
  'menu.developer-tools': 'Outils de développement',
  'menu.actual-size': 'Taille réelle',
  'menu.zoom-in': 'Zoom avant',
  'menu.zoom-out': 'Zoom arrière',
  'menu.full-screen': 'Plein écran',

  'menu.window': 'Fenêtre',
  'menu.minimise': 'Réduire',
  'menu.zoom': 'Agrandir',
  'menu.next-window': 'Fenêtre suivante',
  'menu.close-window': 'Fermer la fenêtre',
  'menu.bring-to-front': 'Tout ramener au premier plan',

  'menu.help': 'Aide',
  'menu.readme': 'Lisez-moi',
} as const satisfies French<typeof english>;
