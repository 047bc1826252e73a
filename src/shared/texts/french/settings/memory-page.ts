import type { memoryPage as english } from '../../english/settings/memory-page';
import type { French } from '../../translation/translation';

// Memory in the settings: what is remembered, and what can be done with it.

export const memoryPage = {
  'memory-page.lead':
    'La mémoire est communiquée à chaque conversation à son début. Le modèle la complète quand vous lui demandez de retenir quelque chose ; ici, vous la passez en revue.',
  'memory-page.loading': 'Lecture de la mémoire…',
  'memory-page.no-project': 'Aucun dossier n’est ouvert',
  'memory-page.no-project-hint':
    'Ouvrez un dossier pour voir ce qui est mémorisé pour lui et pour tous les projets.',
  'memory-page.project': 'Ce projet',
  'memory-page.global': 'Tous les projets',
  'memory-page.file': 'Dans {{path}}',
  'memory-page.file-to-be': 'Dans {{path}}, créé avec la première entrée',
  'memory-page.holds-more':
    'Le fichier contient plus que ces entrées ; le reste est aussi communiqué au modèle.',
  'memory-page.not-trusted':
    'Ce dossier n’est pas approuvé ; le modèle ne reçoit donc pas ce qui figure ici.',
  'memory-page.none':
    'Rien n’est encore mémorisé ici. Ajoutez une entrée, ou demandez au modèle de retenir quelque chose.',
  'memory-page.no-match': 'Aucune entrée ne contient ces mots.',
  'memory-page.find': 'Rechercher une entrée',
  'memory-page.entries': 'Entrées : {{place}}',
  'memory-page.edit': 'Modifier « {{fact}} »',
  'memory-page.edited': 'Entrée',
  'memory-page.save': 'Enregistrer',
  'memory-page.cancel': 'Annuler',
  'memory-page.move-to-global': 'Déplacer vers tous les projets : « {{fact}} »',
  'memory-page.move-to-project': 'Déplacer vers ce projet : « {{fact}} »',
  'memory-page.remove': 'Supprimer « {{fact}} »',
  'memory-page.removed': '« {{fact}} » supprimé',
  'memory-page.undo': 'Annuler',
  'memory-page.add': 'Ajouter une entrée : {{place}}',
  'memory-page.add-hint': 'Un fait en une phrase, p. ex. « Les tests se lancent avec npm test. »',
  'memory-page.add-now': 'Ajouter',
  'memory-page.tidy': 'Ranger…',
  'memory-page.tidying': 'Le modèle range…',
  'memory-page.tidy-heading': 'Ranger la mémoire',
  'memory-page.tidy-means':
    'Le modèle a été chargé de réunir ce qui dit la même chose et de regrouper le reste. Rien n’est écrit avant que vous l’acceptiez.',
  'memory-page.tidy-lost_one': '{{count, number}} entrée n’est plus là telle qu’elle était :',
  'memory-page.tidy-lost_many': '{{count, number}} d’entrées ne sont plus là telles qu’elles étaient :',
  'memory-page.tidy-lost_other': '{{count, number}} entrées ne sont plus là telles qu’elles étaient :',
  'memory-page.tidy-lost-none': 'Toutes les entrées sont encore là, mot pour mot.',
  'memory-page.tidy-same': 'Tout est déjà rangé : le modèle ne changerait rien.',
  'memory-page.tidy-accept': 'Accepter',
  'memory-page.tidy-reject': 'Laisser tel quel',
  'memory-page.offer':
    'Il y a une mémoire de {{program}} dans {{path}}. La reprendre dans ce qui vaut pour tous les projets ?',
  'memory-page.offer-take': 'La reprendre',
  'memory-page.offer-leave': 'Non, merci',
} as const satisfies French<typeof english>;
