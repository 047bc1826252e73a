import type { Contract } from '@shared/contract/contract';
import type { Handlers } from '@shared/wire/serve';
import { listModels } from '../../agent/model/facts/list-models';
import { probeLocalServers } from '../../agent/model/facts/probe';
import type { App, Window } from '../application';
import { askAboutChoice } from '../parts/ask-about-choice';
import { modelListEndpoint } from '../parts/model-endpoint';
import { endConnectionTest, testConnection } from './connection-test';

export function settingsHandlers(app: App): Handlers<Contract, Window>['settings'] {
  return {
    change: (patch) => app.settings.change(patch),
    rows: () => app.settings.rows(),
    set: ({ key, value }) => app.settings.set(key, value),
    async saveProvider({ provider, key }) {
      await app.settings.saveProvider(provider, key);
      void askAboutChoice(app.settings, { providerId: provider.id, model: provider.model });
    },
    setToolGroup: ({ name, group }) => app.settings.setToolGroup(name, group),
    removeProvider: ({ id }) => app.settings.removeProvider(id),
    saveSearch: (search) => app.settings.saveSearch(search),
    probe: () => probeLocalServers(),
    models: async (query) => await listModels(await modelListEndpoint(app.settings, query)),
    testConnection: (query, window) => testConnection(app.settings, query, window),
    endTest: (_, window) => endConnectionTest(window),
    learned: () => app.settings.learned.all(),
    forget: ({ baseUrl, model }) => app.settings.learned.forget(baseUrl, model),
  };
}
