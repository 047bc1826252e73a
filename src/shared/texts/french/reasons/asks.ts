import type { asks as english } from '../../english/reasons/asks';
import type { French } from '../../translation/translation';

// Asks: why a call waits for a person, and why an answer of theirs cannot be taken.

export const asks = {
  'asks.by-mode': 'le mode {{mode}} est actif',
  'asks.rule': 'la règle « {{rule}} » ({{scope, scope}}) demande votre accord',
  'asks.rule-reaches': 'elle peut lire ce que vise la règle « {{rule}} » ({{scope, scope}})',
  'asks.rule-perhaps': 'elle est peut-être ce que vise la règle « {{rule}} » ({{scope, scope}})',
  'asks.discovered': 'les outils de la commande de découverte demandent votre accord à chaque fois',
  'asks.not-held': 'elle est lancée telle quelle, sans être limitée à la lecture',
  'asks.repeats': 'le même appel a été fait trois fois de suite',
  'asks.host-not-allowed': 'dans le bac à sable, une commande ne joint que les hôtes qu’une règle autorise',
  'asks.sandbox-lifted': 'vous voulez qu’elle s’exécute hors du bac à sable',
  'asks.plan': 'c’est à vous de décider d’un plan',
  'asks.question': 'c’est à vous de répondre',
  'asks.unknown-kind': 'nul ne sait ce que peut faire un outil tel que {{tool}}',
  'asks.not-understood': 'elle ne peut pas être comprise : {{why}}',

  'asks.stale':
    '{{file}} a changé sur le disque après la proposition, qui ne s’applique plus. Abandonnez-la, ou faites relire le fichier par le modèle.',
  'asks.moved':
    '{{file}} a été renommé en {{to}} après la proposition ; son contenu est resté le même. Abandonnez la proposition, ou faites relire le fichier par le modèle.',
  'asks.stale-file':
    'Le fichier a changé sur le disque après la proposition, qui ne s’applique plus. Abandonnez-la, ou faites relire le fichier par le modèle.',

  'asks.not-as-seen': 'La proposition n’est pas celle que vous avez vue. Revoyez-la.',
  'asks.not-stale': 'La proposition s’applique toujours : acceptez-la ou rejetez-la.',
  'asks.no-rule':
    'Votre accord est demandé à chaque fois pour cet appel : aucune règle ne peut être conservée pour lui.',
  'asks.no-text': 'Il n’y a pas ici de texte qui puisse être modifié.',
  'asks.no-such-hunk':
    'Une partie sur laquelle il a été décidé ne figure pas dans cette proposition. Regardez-la à nouveau.',
  'asks.not-behind':
    'L’un des appels acceptés avec celui-ci ne vient pas plus loin dans son lot. Regardez-les à nouveau.',
  'asks.hunks-not-in-text':
    'Le texte ne correspond pas aux décisions prises sur ses parties. Regardez-le à nouveau.',
  'asks.no-such-line-there': 'Un commentaire porte sur une ligne qui n’existe pas.',
  'asks.other-answer': 'Une réponse d’un autre type est attendue ici.',
  'asks.no-command': 'Il ne reste aucune commande à exécuter.',
  'asks.rule-misses': 'La règle ne couvre pas cet appel précis. Modifiez-la pour qu’elle le couvre.',
  'asks.no-such-line_one': 'Le plan a {{count, number}} ligne : un commentaire ne porte sur aucune d’elles.',
  'asks.no-such-line_many':
    'Le plan a {{count, number}} de lignes : un commentaire ne porte sur aucune d’elles.',
  'asks.no-such-line_other':
    'Le plan a {{count, number}} lignes : un commentaire ne porte sur aucune d’elles.',
  'asks.no-such-choice': 'Il n’y a pas de choix « {{choice}} » ici.',
  'asks.one-choice': 'Un seul des choix peut être retenu.',
  'asks.no-answer': 'Choisissez une option, ou écrivez votre propre réponse.',
  'asks.look-again': 'Revoyez la commande que vous avez écrite : {{why}}.',
  'asks.the-file': 'le fichier',
  'asks.moved-on': '{{file}} a changé sur le disque. Revoyez la proposition.',
  'asks.moved-on-stale': '{{file}} a changé sur le disque et la proposition ne s’applique plus.',
  'asks.stopped-first': 'Le tour a été arrêté avant.',
  'asks.earlier-reply': 'Les appels d’une réponse précédente ne sont pas encore terminés.',
  'asks.not-waiting': 'Cet appel n’attend pas de réponse.',
  'asks.not-running': 'Le tour n’est pas en cours. Continuez-le, puis décidez.',
  'asks.not-running-now': 'Cet appel n’est pas en cours.',
  'asks.already-decided': 'Une décision a déjà été prise pour cet appel.',
  'asks.accepted-elsewhere': 'Déjà accepté dans une autre fenêtre.',
  'asks.accepted-with-edits-elsewhere': 'Déjà accepté avec des modifications dans une autre fenêtre.',
  'asks.accepted-always-elsewhere':
    'Déjà accepté dans une autre fenêtre, avec une règle qui l’autorise désormais.',
  'asks.plan-decided-elsewhere': 'Une décision sur le plan a déjà été prise dans une autre fenêtre.',
  'asks.answered-elsewhere': 'Une réponse a déjà été donnée dans une autre fenêtre.',
  'asks.rejected-elsewhere': 'Déjà rejeté dans une autre fenêtre.',
  'asks.rejected-elsewhere-for': 'Déjà rejeté dans une autre fenêtre : {{reason}}',
  'asks.allowed-by-rule-first': 'Déjà autorisé par la règle « {{rule}} » ({{scope, scope}}).',
  'asks.allowed-by-mode-first': 'Déjà autorisé par le mode {{mode}}.',
  'asks.runs-unasked': 'L’appel s’exécute désormais sans question.',
  'asks.refused-by-rule-first': 'Déjà refusé par la règle « {{rule}} » ({{scope, scope}}).',
  'asks.refused-by-mode-first': 'Déjà refusé par le mode {{mode}}.',
  'asks.over-first': 'L’appel est terminé : abandonné, ou tenté sans succès.',
  'asks.closed-first': 'Le projet ou Pilotfish a été fermé avant.',
  'asks.superseded-first': 'Un message a été envoyé avant, à la place d’une réponse.',
  'asks.skipped-first': 'Un appel précédent a été rejeté avant, et celui-ci avec lui.',
  'asks.nothing-waits': 'Aucune modification n’attend de réponse ici.',
  'asks.not-writable':
    '{{problem}}. Rendez-le accessible en écriture, puis acceptez de nouveau ; d’ici là, la question reste en attente.',
  'asks.half-character':
    'Le texte contient la moitié d’un caractère ({{character}}), que {{file}} ne peut pas contenir. Retirez-la.',
  'asks.no-such-character':
    '{{file}} est écrit en {{encoding}}, qui ne connaît pas « {{character}} » ({{code}}). Retirez ce caractère, ou enregistrez d’abord le fichier en UTF-8.',
} as const satisfies French<typeof english>;
