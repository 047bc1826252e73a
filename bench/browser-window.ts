import { type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '../e2e/chromium';
import { openServed } from '../e2e/served-shell';
import { inPlace, type Place } from './executable';

// A browser with the built executable, and the measurements of its own timeline.

export type BrowserWindow = { readonly page: Page; readonly session: CDPSession };

/** Runs `work` in a window on a place that `prepare` may fill before it opens. */
export function inWindow<T>(
  prepare: (place: Place) => Promise<void>,
  work: (window: BrowserWindow, place: Place) => Promise<T>,
): Promise<T> {
  return inPlace(async (place) => {
    await prepare(place);
    const browser = await chromium.launch(await findChromium(process.env));
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addInitScript(keepTimeline);
    const { project, home, model } = place;
    const env = { OPENAI_BASE_URL: model.baseUrl, OPENAI_API_KEY: 'none', OPENAI_MODEL: 'fake-model' };
    const shell = await openServed(context, { project, home, env });
    try {
      return await work({ page: shell.page, session: await context.newCDPSession(shell.page) }, place);
    } finally {
      await shell.end('SIGTERM');
      await browser.close();
    }
  });
}

/** Records the page's long tasks, and the time from each key to its paint, as marks. */
function keepTimeline(): void {
  const keep = (type: string, name?: string) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (name === undefined || entry.name === name) performance.mark(type, { detail: entry.duration });
    }).observe({ type, durationThreshold: 16 } as PerformanceObserverInit);
  keep('longtask');
  keep('event', 'keydown');
}

export type Timeline = {
  /** The longest task of the page's main thread, in ms; 50 if none was longer. */
  readonly longestTask: number;
  /** The time from a key to its paint, in ms: the 95th percentile. 16 if most were painted at once. */
  readonly typing: number;
};

/** The marks since the last call. `keys`: the number of pressed keys. */
export async function takeTimeline(page: Page, keys: number): Promise<Timeline> {
  const [tasks = [], presses = []] = await page.evaluate(() => {
    const kept = ['longtask', 'event'].map((name) =>
      performance.getEntriesByName(name, 'mark').map((mark) => Number('detail' in mark ? mark.detail : 0)),
    );
    performance.clearMarks();
    return kept;
  });
  const slow = presses.toSorted((a, b) => b - a);
  return { longestTask: Math.max(50, ...tasks), typing: slow[Math.floor(keys * 0.05)] ?? 16 };
}

/** In MB, after garbage collection. */
export async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}
