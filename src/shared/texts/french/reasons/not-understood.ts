import type { notUnderstood as english } from '../../english/reasons/not-understood';
import type { French } from '../../translation/translation';

// Not understood: why nobody can tell what a command line does. Each continues "it cannot be understood: …".

export const notUnderstood = {
  'not-understood.empty': 'elle est vide',
  'not-understood.invalid': 'elle n’est pas valide',
  'not-understood.too-long': 'elle dépasse {{characters, number}} caractères',
  'not-understood.too-deep': 'elle est imbriquée trop profondément',
  'not-understood.too-many': 'elle contient plus de {{commands}} commandes',
  'not-understood.control-characters': 'elle contient des caractères de contrôle',
  'not-understood.blanks': 'ses mots et ses opérateurs ne peuvent pas être distingués',
  'not-understood.background': 'elle lance quelque chose en arrière-plan',
  'not-understood.sign': 'elle contient « {{sign}} »',
  'not-understood.word': '« {{word}} » n’est pas connu avant l’exécution',
  'not-understood.redirection': 'la redirection « {{redirection}} » n’est pas connue avant l’exécution',
  'not-understood.reserved': 'elle contient « {{word}} », qui est plus qu’une commande',
  'not-understood.program-pattern': 'le nom « {{name}} » du programme est un motif',
  'not-understood.cd': 'l’endroit où mène « cd » n’est pas connu avant l’exécution',
  'not-understood.after-cd': 'l’endroit où elle s’exécute dépend d’un « cd » qui a pu échouer',

  'not-understood.not-simple': 'elle contient plus que des commandes simples',
  'not-understood.assignment': 'elle contient une affectation de variable',
  'not-understood.assignments': 'elle contient des affectations de variables',
  'not-understood.declaration': 'elle contient une déclaration de variable',
  'not-understood.test': 'elle contient un test entre crochets',
  'not-understood.variable': 'elle contient une variable',
  'not-understood.command-substitution': 'elle contient une substitution de commande',
  'not-understood.process-substitution': 'elle contient une substitution de processus',
  'not-understood.arithmetic': 'elle contient une expression arithmétique',
  'not-understood.here-document': 'elle contient un here-document',
  'not-understood.here-string': 'elle contient une here-string',
  'not-understood.function': 'elle contient une fonction',
  'not-understood.group': 'elle contient un groupe de commandes',
  'not-understood.translated-string': 'elle contient une chaîne traduite',
} as const satisfies French<typeof english>;
