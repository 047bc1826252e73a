import type { BrowserContext, Page } from '@playwright/test';
import { type StartOptions, startPilotfish } from './pilotfish';
import { endProcess, type OpenedShell, type ShellOptions } from './shell';

// The served host with a browser that opens its links.

export async function openServed(
  context: BrowserContext,
  { project, home, env }: ShellOptions,
  how: Pick<StartOptions, 'file' | 'through'> = {},
): Promise<OpenedShell> {
  const served = startPilotfish(['serve', project, '--no-open'], { home, env, ...how });
  let linksUsed = 0;
  const openLink = async (): Promise<Page> => {
    // In any language.
    const link = await served.printed(new RegExp(`(?:.*(http\\S+token=\\S+).*\n){${linksUsed + 1}}`));
    linksUsed += 1;
    const page =
      linksUsed === 1 ? (context.pages()[0] ?? (await context.newPage())) : await context.newPage();
    await page.goto(String(link[1]));
    return page;
  };
  // If the page does not open, the test must end the process.
  const page = await openLink().catch(async (error: unknown) => {
    served.kill('SIGKILL');
    await served.ended;
    throw error;
  });
  return {
    page,
    secondWindow: openLink,
    end: (signal) => endProcess(served.kill, served.ended, signal),
  };
}
