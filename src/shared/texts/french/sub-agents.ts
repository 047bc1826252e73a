import type { subAgents as english } from '../english/sub-agents';
import type { French } from '../translation/translation';

// Sub-agents: what is wrong with a definition, or what to know of it.

export const subAgents = {
  'agents.general-purpose':
    'Accomplit seul une tâche en plusieurs étapes, avec les outils de la conversation.',
  'agents.explorer':
    'Cherche comment quelque chose est fait dans ce projet ; lit et cherche, sans rien modifier.',

  'agents.too-long': 'Dépasse {{most, number}} caractères.',
  'agents.no-front-matter':
    'Il doit commencer par une ligne « --- », le nom, la description et les outils, puis une autre ligne « --- ».',
  'agents.not-yaml': 'Ce qui se trouve entre les lignes « --- » n’est pas du YAML : {{reason}}',
  'agents.no-prompt': 'Il n’y a rien sous la seconde ligne « --- » : c’est là que figurent ses instructions.',
  'agents.bad-name':
    'Il lui faut un « name » composé de lettres, de chiffres, de « - » et de « _ », commençant par une lettre et de 64 caractères au plus.',
  'agents.bad-description':
    'Il lui faut une « description » de 2 000 caractères au plus, indiquant quand l’utiliser.',
  'agents.bad-tools': '« tools » doit être une liste de noms, ou des noms séparés par des virgules.',
  'agents.bad-model': '« model » doit être le nom d’un modèle.',
  'agents.untrusted': 'Non utilisé : vous ne l’avez pas approuvé dans son état actuel.',
  'agents.hidden': 'Non utilisé : {{file}} s’appelle aussi « {{name}} » et l’emporte.',
  'agents.same-name':
    'Un sous-agent intégré s’appelle aussi « {{name}} ». Celui du projet est utilisé avant le vôtre, et le vôtre avant un sous-agent intégré.',
  'agents.same-name_file':
    '{{file}} s’appelle aussi « {{name}} ». Celui du projet est utilisé avant le vôtre, et le vôtre avant un sous-agent intégré.',
  'agents.unknown-tools_one': 'Il n’existe pas d’outil {{tools, list}} ; il s’en passe.',
  'agents.unknown-tools_many': 'Les outils {{tools, list}} n’existent pas ; il s’en passe.',
  'agents.unknown-tools_other': 'Les outils {{tools, list}} n’existent pas ; il s’en passe.',
  'agents.name-taken': 'Il existe déjà un fichier {{file}}. Choisissez un autre nom.',
  'agents.changed':
    '{{file}} a été modifié entre-temps. Copiez ce que vous avez écrit et ouvrez-le de nouveau.',
  'agents.in-file': 'Sous-agent {{file}} : {{problem}}',
} as const satisfies French<typeof english>;
