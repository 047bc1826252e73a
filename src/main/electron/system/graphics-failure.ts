import { textOf } from '@shared/texts/text';
import { app, type Details } from 'electron';
import type { App } from '../../app/application';

// The death of the process that draws. Chromium starts another one, but a faulty driver ends that too, and windows stay
// empty. So the user learns the switch that turns it off.

export function tellGraphicsFailure({ log, notice }: Pick<App, 'log' | 'notice'>): void {
  let isTold = false;
  app.on('child-process-gone', (_event, { type, reason, exitCode }: Details) => {
    if (type !== 'GPU' || reason === 'clean-exit') return;
    log.write('warning', `the process that draws ended: ${reason}, exit code ${exitCode}`);
    if (!isTold) notice('warning', textOf('desktop-notice.graphics'));
    isTold = true;
  });
}
