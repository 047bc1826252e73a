import type { callCard as english } from '../../english/chat/call-card';
import type { French } from '../../translation/translation';

// A call of a tool on its card: how it goes, why it ran or did not, and what came of it.

export const callCard = {
  'call-card.queued': 'En file d’attente',
  'call-card.granted': 'Accepté, attend son tour',
  'call-card.waits': 'Attend votre réponse',
  'call-card.running': 'En cours',
  'call-card.started': 'Démarré',
  'call-card.done': 'Terminé',
  'call-card.failed': 'Échec',
  'call-card.plan-approved': 'Accepté',
  'call-card.plan-kept': 'Plan à revoir',
  'call-card.answered': 'Répondu',
  'call-card.rejected': 'Rejeté',
  'call-card.not-done': 'Non effectué',
  'call-card.refused': 'Refusé',
  'call-card.refused-by-mode': 'Refusé : {{mode}}',
  'call-card.refused-by-rule': 'Refusé : règle',
  'call-card.stopped-while-running': 'Arrêté en cours d’exécution',
  'call-card.stopped-after': 'Arrêté après {{duration}}',

  'call-card.why-stopped': 'Vous avez arrêté le tour.',
  'call-card.why-stopped-running':
    'Vous l’avez arrêté en cours d’exécution. Ce qui était déjà fait le reste.',
  'call-card.why-interrupted': 'Pilotfish s’est terminé, ou le projet a été fermé, pendant l’exécution.',
  'call-card.why-closed': 'Non exécuté : le projet ou Pilotfish a été fermé.',
  'call-card.why-skipped': 'Ignoré : vous avez rejeté un appel précédent et demandé un nouveau plan.',
  'call-card.why-superseded': 'Vous avez d’abord envoyé un message.',
  'call-card.why-refused-by-mode': 'Refusé par le mode {{mode}}.',
  'call-card.why-refused-by-rule': 'Refusé par la règle « {{rule}} » ({{scope}}).',
  'call-card.why-refused-again':
    'Vous aviez déjà rejeté le même appel : la question n’a pas été posée de nouveau.',
  'call-card.why-rejected': 'Vous l’avez rejeté.',
  'call-card.why-rejected-for': 'Vous l’avez rejeté : {{reason}}',

  'call-card.read-only': 'Ne modifie aucun fichier : pas de question.',
  'call-card.agent':
    'Ne demande rien lui-même : chacun de ses appels est évalué et demande votre accord si nécessaire.',
  'call-card.allowed-by-mode': 'Autorisé par le mode {{mode}}.',
  'call-card.allowed-by-rule': 'Autorisé par la règle « {{rule}} » ({{scope}}).',
  'call-card.accepted': 'Vous avez accepté.',
  'call-card.accepted-with-edits': 'Vous avez accepté avec modifications.',
  'call-card.accepted-these': 'Vous l’avez accepté avec une modification précédente du même lot.',
  'call-card.accepted-always': 'Vous avez accepté et conservé une règle.',
  'call-card.decided-plan': 'Vous avez décidé du plan.',
  'call-card.answered-question': 'Vous avez répondu.',
  'call-card.answered-form': 'Vous avez répondu au formulaire.',
  'call-card.scope-chat': 'cette conversation',
  'call-card.scope-project': 'ce projet',
  'call-card.scope-everywhere': 'partout',

  'call-card.input': '{{tool}} : entrée',
  'call-card.told-to-model': 'Communiqué au modèle',
  'call-card.show-all': 'Tout afficher',
  'call-card.empty': '(vide)',
  'call-card.unwritten-edit': 'Votre version, restée sans suite',
  'call-card.todos-done': 'Tâches terminées : {{done, number}} sur {{total, number}}',

  'call-card.exit': 'code {{exitCode}}',
  'call-card.output': 'Sortie',
  'call-card.not-let-reach': 'Le bac à sable ne l’a pas laissée joindre {{hosts, list}}.',
  'call-card.not-let-write': 'Le bac à sable ne l’a pas laissée écrire dans {{places, list}}.',
  'call-card.not-let-have-keys': 'Le bac à sable ne l’a pas laissée lire vos clés SSH.',
  'call-card.made-protected':
    'Elle a créé {{names, list}} : des noms protégés, que les commandes suivantes ne peuvent pas écrire.',
  'call-card.allow-and-run-again': 'Autoriser et relancer',
  'call-card.run-without-sandbox': 'Relancer hors du bac à sable',
  'call-card.output-so-far': 'Sortie jusqu’ici',
  'call-card.printed-nothing': 'La commande n’a rien affiché.',
  'call-card.ended-by': 'Terminée par {{signal}}.',
  'call-card.no-exit-code': 'Pas encore de code de sortie.',
  'call-card.awaits-input':
    'La commande attend une saisie. Ouvrez-la pour saisir du texte, attendez ou arrêtez-la.',
  'call-card.in-background': 'En arrière-plan',
  'call-card.open-terminal': 'Ouvrir dans le terminal',
  'call-card.stop': 'Arrêter',
} as const satisfies French<typeof english>;
