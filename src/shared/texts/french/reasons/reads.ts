import type { reads as english } from '../../english/reasons/reads';
import type { French } from '../../translation/translation';

// Reads: why a command is not known to only read. Each continues a sentence, and is without a full stop.

export const reads = {
  'reads.unknown': 'rien n’indique que {{program}} se limite à la lecture',
  'reads.unknown-word': 'rien n’indique que {{program}} avec « {{word}} » se limite à la lecture',
  'reads.unknown-flag': 'rien n’indique que {{program}} se limite à la lecture avec l’option {{flag}}',
  'reads.lacks-value': 'il manque une valeur à l’option {{flag}} de {{program}}',
  'reads.perhaps-flag': '{{value}}, après l’option {{flag}} de {{program}}, peut être une option',
  'reads.without': 'rien n’indique que {{program}} se limite à la lecture sans {{flag}}',
  'reads.sed':
    'sed n’est connu pour se limiter à la lecture que s’il affiche des lignes d’après leur numéro ou un mot qu’elles contiennent (sed -n 5,20p)',
  'reads.output-to': 'sa sortie est écrite dans {{path}}',
  'reads.awk': 'awk ne lit à coup sûr que si son programme affiche sans rien écrire ni lancer',
  'reads.sets-variable': 'elle définit {{name}}',
  'reads.pattern': 'ce que {{pattern}} représente n’est connu qu’à l’exécution',
  'reads.diff-links': 'diff affiche ce vers quoi mènent les liens d’un dossier, sauf avec --no-dereference',

  'reads.program-of-project': '{{program}} est un programme du projet',
  'reads.chosen-program': '{{program}} est choisi par un programme qui peut obéir au projet',
  'reads.search-path': 'le chemin de recherche contient un dossier qui n’est pas absolu',
  'reads.rg-pinned':
    'rg n’est empêché de citer ce qui définit les fichiers ignorés que parmi des commandes qui se limitent toutes à la lecture',

  'reads.git-pinned':
    'git n’est limité au dépôt du projet que parmi des commandes qui se limitent toutes à la lecture',
  'reads.git-old': 'un git antérieur à la version 2.32 ne peut pas être limité à un dépôt',
  'reads.checks-signatures': 'git exécute un autre programme pour vérifier les signatures',
  'reads.git-shows-outside':
    'git {{command}} peut afficher ce qui se trouve hors du projet, qui est un dossier d’un dépôt plus grand ; « -- . » à la fin limite certaines commandes',
  'reads.git-without-repository': 'sans dépôt, git {{command}} lit tout fichier qui lui est indiqué',
  'reads.git-blame': 'son dépôt définit blame.ignoreRevsFile, un fichier que git blame peut citer',
  'reads.git-other-repository': 'elle s’exécute dans ce qui peut être un dépôt distinct',
} as const satisfies French<typeof english>;
