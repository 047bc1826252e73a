import type { Contract } from '@shared/contract/contract';
import type { Handlers } from '@shared/wire/serve';
import { secretNameOf } from '../../mcp/sign-in/secret-name';
import { allowHost } from '../allow-host';
import type { App, Window } from '../application';

/** Handlers for a project's servers, and for servers in the user's settings. */
export function serverHandlers(app: App): Handlers<Contract, Window>['servers'] {
  const { projects, settings, secrets } = app;
  const serversOf = (project: string) => projects.get(project).servers;
  const written = (alias: string) => settings.current().settings.mcpServers[alias];
  const forms = () => import('../../mcp/config/written-server');
  return {
    start: ({ project }) => serversOf(project).start(),
    restart: ({ project, alias }) => serversOf(project).restart(alias),
    turn: ({ project, ...what }) => serversOf(project).turn(what),
    log: async ({ project, alias }) => serversOf(project).log(alias),
    allowHost: ({ project, ...allowed }) => allowHost(app, projects.get(project), allowed),
    async written({ alias }) {
      const { forForm } = await forms();
      return JSON.stringify({ [alias]: forForm(written(alias)) }, null, 2);
    },
    async save({ servers, replaces }) {
      const { fromForm } = await forms();
      const all = fromForm(servers, replaces === null ? undefined : written(replaces));
      const gone =
        replaces !== null && !Object.hasOwn(servers, replaces) ? [[replaces, undefined] as const] : [];
      await settings.setServers([...gone, ...all]);
    },
    async remove({ alias }) {
      await settings.setServers([[alias, undefined]]);
      await secrets.remove(secretNameOf(alias));
    },
    signIn: ({ project, alias }) => serversOf(project).signIns.begin(alias),
    signedIn: ({ project, alias }) => serversOf(project).signIns.over(alias),
    bringAddress: ({ project, alias, address }) => serversOf(project).signIns.take(alias, address),
    cancelSignIn: async ({ project, alias }) => serversOf(project).signIns.cancel(alias),
    signOut: ({ project, alias }) => serversOf(project).signIns.signOut(alias),
    resources: ({ project }) => serversOf(project).offers.resources(),
    weigh: async ({ project, ...resource }) =>
      (await import('../../mcp/offers/weigh-resource')).weighResource(resource, serversOf(project)),
    complete: ({ project, ...query }) => serversOf(project).offers.complete(query),
  };
}
