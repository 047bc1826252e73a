import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type AnyText, textOf } from '@shared/texts/text';
import { app } from 'electron';
import { z } from 'zod';
import { errorCode, reasonOf } from '../../base/errno';
import { wrongValueAt } from '../../base/wrong-value';

// `argv.json` in the data folder: switches for Chromium, for starts without a command line. Only those that help when
// windows stay empty, because others could weaken the sandbox.

const switchesSchema = z.strictObject({
  'disable-gpu': z.boolean().optional(),
  'ozone-platform': z.enum(['wayland', 'x11']).optional(),
});

export type SwitchesStart = {
  /** The data folder. */
  readonly home: string;
  readonly argv: readonly string[];
  readonly platform: NodeJS.Platform;
};

/** `again`: the application starts again with a switch, so this process must do nothing more. */
export type SwitchesUsed = { readonly again: boolean; readonly problem: AnyText | null };

/** Call this before Electron is ready. A faulty file has no effect but the problem. */
export function applySwitches({ home, argv, platform }: SwitchesStart): SwitchesUsed {
  const { switches, problem } = readSwitches(path.join(home, 'argv.json'));
  if (switches['disable-gpu']) app.disableHardwareAcceleration();
  const server = switches['ozone-platform'];
  const again = server !== undefined && platform === 'linux' && !argv.some(isDisplayServer);
  if (again) {
    // Electron chooses the display server before it runs any script (electron_main_delegate.cc, PreSandboxStartup).
    app.relaunch({ args: [...argv.slice(1), `${displayServer}${server}`] });
    app.exit(0);
  }
  return { again, problem };
}

const displayServer = '--ozone-platform=';
const isDisplayServer = (argument: string) => argument.startsWith(displayServer);

type Read = { readonly switches: z.infer<typeof switchesSchema>; readonly problem: AnyText | null };

function readSwitches(file: string): Read {
  const ignored = (problem: AnyText) => textOf('desktop-notice.switches', { file, problem });
  try {
    const parsed = switchesSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    if (parsed.success) return { switches: parsed.data, problem: null };
    return { switches: {}, problem: ignored(wrongValueAt(parsed.error)) };
  } catch (error) {
    return { switches: {}, problem: errorCode(error) === 'ENOENT' ? null : ignored(reasonOf(error)) };
  }
}
