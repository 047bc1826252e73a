import type { Contract } from '@shared/contract/contract';
import type { Handlers } from '@shared/wire/serve';
import type { App, Window } from '../application';
import { answerOffer } from '../skills/other-skills';
import { createProjectSkills, skillPlaces } from '../skills/project-skills';

export function skillHandlers(app: App): Handlers<Contract, Window>['skills'] {
  const own = createProjectSkills({ ...skillPlaces(app), project: null });
  return {
    list: ({ project }) => (project === null ? own : app.projects.get(project).skills).view(),
    answerOffer: (answer) => answerOffer(app.home, answer),
  };
}
