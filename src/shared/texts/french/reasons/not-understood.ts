import type { notUnderstood as english } from '../../english/reasons/not-understood';
import type { French } from '../../translation/translation';

// Not understood: why nobody can tell what a command line does. Each continues "it cannot be understood: …".

export const notUnderstood = {
  'not-understood.empty': 'elle est vide',
  'not-understood.invalid': 'elle n’est pas valide',
  'not-understood.too-long': 'elle dépasse {{characters, number}} caractères',
  'not-understood.too-deep': 'elle est imbriquée trop profondément',
  'not-understood.too-many': 'elle contient plus de {{commands}} commandes',
  'not-understood.control-characters': 'elle contient des caractères de contrôle',
  'not-understood.blanks': 'ses mots et ses opérateurs ne peuvent pas être distingués',
  'not-understood.sign': 'elle contient « {{sign}} »',
  'not-understood.word': '« {{word}} » n’est pas connu avant l’exécution',
  'not-understood.redirection': 'la redirection « {{redirection}} » n’est pas connue avant l’exécution',
  'not-understood.reserved': 'elle contient « {{word}} », qui est plus qu’une commande',
  'not-understood.program-pattern': 'le nom « {{name}} » du programme est un motif',
  'not-understood.cd': 'l’endroit où mène « cd » n’est pas connu avant l’exécution',
  'not-understood.after-cd': 'l’endroit où elle s’exécute dépend d’un « cd » qui a pu échouer',

  'not-understood.array': 'elle définit un tableau',
  'not-understood.sets': 'elle définit {{name}}, ce qui peut détourner les programmes',
  'not-understood.declaration': 'elle contient une déclaration de variable',
  'not-understood.test': 'elle contient un test entre crochets',
  'not-understood.variable': 'elle contient une variable',
  'not-understood.command-substitution': 'elle contient une substitution de commande',
  'not-understood.arithmetic': 'elle contient une expression arithmétique',
  'not-understood.function': 'elle contient une fonction',
  'not-understood.translated-string': 'elle contient une chaîne traduite',
} as const satisfies French<typeof english>;
