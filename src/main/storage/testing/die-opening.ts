import { startChild } from '../../base/testing/child';

/** For tests: four starts of the application, one after another, each killed as soon as it has opened the project. */
export async function dieOpeningFourTimes(home: string, root: string): Promise<void> {
  for (let death = 0; death < 4; death += 1) {
    const child = startChild(new URL('./begin.child.ts', import.meta.url), [home, root]);
    await child.lines.next();
    child.process.kill('SIGKILL');
    await child.ended;
  }
}
