import { AppError } from '@shared/errors';
import { ToolError } from '../../base/tool-error';
import type { LanguageServers } from '../../language-servers/language-servers';
import type { CodeAnalysis } from '../../tools/kit/services';
import type { LateLanguageServers } from './open-language-servers';

/** The language servers of a project for the tools of a chat. They load with the first call. */
export function codeAnalysis(late: Pick<LateLanguageServers, 'get'>): CodeAnalysis {
  const asking = async <T>(ask: (servers: LanguageServers) => Promise<T>): Promise<T> => {
    const servers = await late.get();
    try {
      return await ask(servers);
    } catch (error) {
      throw error instanceof AppError ? new ToolError(error.told, { cause: error }) : error;
    }
  };
  return {
    served: (files) => asking((servers) => servers.served(files)),
    problems: ({ path: { absolute, relative }, text }, signal) =>
      asking(async (servers) => {
        const file = { path: absolute, relativePath: relative, texts: [text] };
        return (await servers.check(file, signal)).problems[0] ?? [];
      }),
    reported: () => asking(async (servers) => servers.published()),
    find: ({ path: { absolute, relative }, ...at }, signal) =>
      asking((servers) =>
        servers.find({ path: absolute, relativePath: relative, withReferences: true, ...at }, signal),
      ),
  };
}
