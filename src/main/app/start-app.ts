import type { AnyText } from '@shared/texts/text';
import { openHome } from '../storage/home';
import { createLog } from '../storage/log';
import { openSecrets } from '../storage/secrets';
import type { ProblemReport } from '../storage/standing-problems';
import { createApp } from './app';
import type { App } from './application';
import type { Host } from './host';

// What every shell does first: open the data folder and build the application on it.

export type StartOptions = {
  readonly host: Host;
  readonly env: NodeJS.ProcessEnv;
  readonly version: string;
  readonly unattended?: boolean;
};

/** AppError `unavailable` when the data folder cannot be used. */
export async function startApp({ host, env, version, unattended }: StartOptions): Promise<App> {
  const home = await openHome(env);
  const problems: AnyText[] = [];
  let report: ProblemReport = { onProblem: (text) => void problems.push(text) };
  const others = [env.OPENAI_API_KEY, env.TAVILY_API_KEY].filter((value) => value !== undefined);
  const secrets = await openSecrets({
    home,
    openVault: host.openVault,
    others,
    onProblem: (text) => report.onProblem(text),
    onMended: (text) => report.onMended?.(text),
  });
  const log = createLog({ home, secrets: secrets.known });
  const app = await createApp({ host, home, version, env, log, secrets, ...(unattended && { unattended }) });
  report = { onProblem: (text) => app.notice('warning', text), onMended: app.withdraw };
  for (const problem of problems) report.onProblem(problem);
  return app;
}
