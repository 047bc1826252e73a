import type { ruleFiles as english } from '../../english/failures/rule-files';
import type { French } from '../../translation/translation';

// Rule files: what is wrong with the rules that the person's or a project's file holds, and what holds instead.

export const ruleFiles = {
  'rule-files.no-allow-of-all': 'Une autorisation se donne outil par outil : * est réservé à ask et deny.',
  'rule-files.not-a-path': 'Ce doit être un chemin ou un motif glob relatif au projet, p. ex. src/**.',
  'rule-files.too-many-stars':
    'C’est trop long, ou il y a plus de trois astérisques dans un nom ou six en tout.',
  'rule-files.not-a-command': 'Ce doit être les premiers mots d’une commande, p. ex. npm run test.',
  'rule-files.not-a-host': 'Ce doit être un hôte, tel que docs.example.com, *.example.com ou localhost:8080.',
  'rule-files.not-a-memory-file':
    'Ce doit être un emplacement et un nom de fichier, tel que project:AGENTS.md ou global:AGENTS.md.',
  'rule-files.no-pin':
    'Elle n’autorise rien : ce qui est autorisé à un tel outil vaut pour l’outil tel qu’il est actuellement ; conservez-la donc avec « Toujours… » ou dans les paramètres.',
  'rule-files.asks-always':
    'Rien ne peut être autorisé à {{tool}} : les outils de la commande de découverte demandent votre accord à chaque fois.',
  'rule-files.no-match': 'Une règle pour un tel outil porte sur chacun de ses appels : omettez match.',
  'rule-files.no-such-key': 'La clé « {{word}} » n’existe pas. Vouliez-vous dire « {{likely}} » ?',
  'rule-files.no-such-effect': 'L’effet « {{word}} » n’existe pas. Vouliez-vous dire « {{likely}} » ?',
  'rule-files.no-such-tool': 'L’outil « {{word}} » n’existe pas. Vouliez-vous dire « {{likely}} » ?',

  'rule-files.does-not-hold': 'La règle {{rule}} ne s’applique pas. {{problem}}',
  /** `tool` and `match`: what the rule was about, as far as it can be told; empty: everything. */
  'rule-files.asks-instead':
    'La règle {{rule}} n’est pas comprise : à la place, chaque appel demande votre accord. {{problem}}',
  'rule-files.asks-instead_tool':
    'La règle {{rule}} n’est pas comprise : à la place, chaque appel de {{tool}} demande votre accord. {{problem}}',
  'rule-files.asks-instead_match':
    'La règle {{rule}} n’est pas comprise : à la place, chaque appel concernant {{match}} demande votre accord. {{problem}}',
  'rule-files.asks-instead_tool_match':
    'La règle {{rule}} n’est pas comprise : à la place, chaque appel de {{tool}} concernant {{match}} demande votre accord. {{problem}}',
  'rule-files.unknown-key': 'La règle {{rule}} a une clé qui ne signifie rien. {{problem}}',

  'rule-files.in-file': '{{file}} : {{problem}}',
  'rule-files.not-read': 'Impossible de lire {{file}} : {{why}}',
  'rule-files.not-watched': 'Impossible de surveiller {{file}} : {{why}}. Il est relu avant chaque appel.',
  'rule-files.no-object': '« {{key}} » n’est pas un objet contenant une liste de règles pour chaque dossier.',
  'rule-files.no-list': '« {{name}} » n’est pas une liste de règles.',
  'rule-files.all-asks-until-mended': 'Tant qu’il n’est pas corrigé, chaque appel demande votre accord.',
  'rule-files.held-until-mended':
    'Ce qu’il refusait ou soumettait à votre accord jusqu’ici s’applique tant qu’il n’est pas corrigé.',

  'rule-files.of-project': 'Le fichier .pilotfish/rules.json du projet : {{problem}}',
  'rule-files.project-not-watched':
    'Impossible de surveiller le fichier .pilotfish/rules.json du projet : {{why}}. Il est relu avant chaque appel.',
  'rule-files.project-gone': 'Il a disparu. Ce qu’il indiquait s’applique jusqu’à la réouverture du projet.',
  'rule-files.project-changed': 'Il a été modifié. Ne s’applique plus : {{gone, list}}.',
  'rule-files.project-allows_one':
    '{{count, number}} règle qui autoriserait quelque chose a été ignorée. Un projet ne peut ajouter que « ask » et « deny ».',
  'rule-files.project-allows_many':
    '{{count, number}} de règles qui autoriseraient quelque chose ont été ignorées. Un projet ne peut ajouter que « ask » et « deny ».',
  'rule-files.project-allows_other':
    '{{count, number}} règles qui autoriseraient quelque chose ont été ignorées. Un projet ne peut ajouter que « ask » et « deny ».',
  'rule-files.too-deep': 'L’imbrication dépasse {{levels, number}} niveaux',
  'rule-files.not-understood-held':
    'Il ne peut pas être compris : {{why, sentence}} Ce qu’il indiquait jusqu’ici s’applique tant qu’il n’est pas corrigé.',
  'rule-files.not-understood-asks':
    'Il ne peut pas être compris : {{why, sentence}} Chaque appel demande votre accord tant qu’il n’est pas corrigé.',
  'rule-files.not-understood-held-asks':
    'Il ne peut pas être compris : {{why, sentence}} Ce qu’il indiquait jusqu’ici s’applique, et chaque appel demande votre accord tant qu’il n’est pas corrigé.',
} as const satisfies French<typeof english>;
