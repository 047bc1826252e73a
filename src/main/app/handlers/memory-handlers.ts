import { homedir } from 'node:os';
import type { Contract } from '@shared/contract/contract';
import { AppError } from '@shared/errors';
import type { MemoryView } from '@shared/memory/memory';
import { toldOf } from '@shared/texts/told-error';
import type { Handlers } from '@shared/wire/serve';
import { sideRequest } from '../../agent/side-request';
import type { MemoryPlaces } from '../../memory/memory-place';
import { changeMemory, openShownPlace, viewMemory } from '../../memory/memory-view';
import { answerOffer, otherMemory } from '../../memory/other-memory';
import { tidyMemory } from '../../memory/tidy-memory';
import type { ChangeKeeper } from '../../project/old-version';
import type { App, Window } from '../application';
import { keeperFor } from '../parts/keeper-for';
import { modelEndpoint } from '../parts/model-endpoint';
import { memorySettings } from '../parts/tool-services';

// The user's actions on memory outside chats: each change returns the new state.

export function memoryHandlers(app: App): Handlers<Contract, Window>['memory'] {
  const view = async (project: string): Promise<MemoryView> => ({
    places: await viewMemory(placesOf(app, project)),
    offer: await otherMemory(offeredTo(app)),
  });
  return {
    view: ({ project }) => view(project),
    async change({ project, change }) {
      await changeMemory(placesOf(app, project), change, keeperOf(app, project));
      return await view(project);
    },
    async tidy({ project, ...shown }) {
      const place = await openShownPlace(placesOf(app, project), shown);
      const { signal } = new AbortController();
      const endpoint = await modelEndpoint(app.settings, { model: null, items: [] });
      return await tidyMemory(place, (request) =>
        sideRequest(endpoint, request, { signal }).catch((error: unknown) => {
          throw new AppError('unavailable', toldOf(error), { cause: error });
        }),
      );
    },
    async answerOffer({ project, ...answer }) {
      const into = { places: placesOf(app, project), keeper: keeperOf(app, project) };
      await answerOffer(offeredTo(app), answer, into);
      return await view(project);
    },
  };
}

function offeredTo({ home }: App) {
  return { userFolder: homedir(), home };
}

function placesOf(app: App, project: string): MemoryPlaces {
  return { workspace: app.projects.get(project).workspace, ...memorySettings(app) };
}

function keeperOf({ home, changes, projects }: App, project: string): ChangeKeeper {
  return keeperFor({ home, changes }, projects.get(project).workspace.root);
}
