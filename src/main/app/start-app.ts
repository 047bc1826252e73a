import { type LanguageSetting, languageFor, preferredIn } from '@shared/texts/language';
import { speak } from '@shared/texts/speak';
import type { AnyText } from '@shared/texts/text';
import { isEventOf } from '@shared/topics';
import type { Store } from '@shared/wire/store';
import { openHome } from '../storage/home';
import { createLog } from '../storage/log';
import { openSecrets } from '../storage/secrets';
import type { ProblemReport } from '../storage/standing-problems';
import { createApp } from './app';
import type { App } from './application';
import type { AppOptions } from './parts/parts';

// The first step of every host: opens the data folder and creates the application in it.

export type StartOptions = Pick<
  AppOptions,
  'host' | 'env' | 'version' | 'unattended' | 'withoutSandbox' | 'moreTools' | 'chatIdleMs'
>;

/** AppError `unavailable` if the data folder cannot be used. */
export async function startApp(options: StartOptions): Promise<App> {
  const { host, env } = options;
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
  const app = await createApp({ ...options, home, log, secrets });
  report = { onProblem: (text) => app.notice('warning', text), onMended: app.withdraw };
  for (const problem of problems) report.onProblem(problem);
  await followLanguage(app.store, host.preferredLanguages?.() ?? preferredIn(env));
  return app;
}

// Texts of this process (menu, dialogs, output) follow the language of the settings from now on.

/** `preferred`: the system's languages. Resolves when the language is loaded. */
async function followLanguage(store: Store, preferred: readonly string[]): Promise<void> {
  const follow = (setting: LanguageSetting) => speak(languageFor(setting, preferred));
  store.onEvent((numbered) => {
    if (isEventOf(numbered, 'app') && numbered.event.type === 'settings-changed')
      void follow(numbered.event.settings.language);
  });
  await follow(store.state('app').settings.language);
}
