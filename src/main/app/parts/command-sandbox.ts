import type { SandboxUse } from '@shared/approval/approval';
import type { SandboxView } from '@shared/sandbox/sandbox';
import type { Settings } from '@shared/settings/settings';
import { settingsSchema } from '@shared/settings/settings-schema';
import { sayInEnglish, textOf } from '@shared/texts/text';
import { NotRunError } from '../../base/tool-error';
import type { SandboxState } from '../../sandbox/detect-sandbox';
import type { Sandbox, SandboxPlace } from '../../sandbox/wrap-command';

// The sandbox for commands: Pilotfish searches for it once, for a host or the first command, and follows the user's
// setting.

export type CommandSandbox = {
  /** Searches for it, unless it is off, and reports the result. Never rejects. */
  look(): Promise<SandboxView>;
  /** Null if the system has none. */
  sandbox(): Promise<Sandbox | null>;
  /** Decides whether a command runs in it. ToolError if the sandbox is required and missing. */
  use(): Promise<SandboxUse>;
  /** Decides whether any other program runs in it. Never rejects. */
  place(): Promise<SandboxPlace>;
  /** The current setting; the environment overrides it for this start. */
  setting(): Settings['sandbox'];
  /** Call it after a change of the user's setting. */
  settingChanged(): void;
  close(): Promise<void>;
};

export type CommandSandboxOptions = {
  readonly detect: () => Promise<SandboxState>;
  readonly setting: () => Settings['sandbox'];
  readonly onChange: (view: SandboxView) => void;
};

export function createCommandSandbox({ detect, setting, onChange }: CommandSandboxOptions): CommandSandbox {
  let looked: Promise<SandboxState> | null = null;
  let found: SandboxState | null = null;
  let [isUsed, isClosed] = [false, false];
  let known = setting();

  const find = () => (looked ??= detect().then(keep));
  const use = () => {
    isUsed = true;
    return find();
  };
  function keep(state: SandboxState): SandboxState {
    found = state;
    onChange(view());
    return state;
  }
  function view(): SandboxView {
    if (setting() === 'off') return { kind: 'off' };
    if (found === null) return { kind: 'looking' };
    if (found.kind === 'there') return { kind: 'there', ...kept(found) };
    return { kind: setting() === 'require' ? 'required' : 'missing', why: found.why };
  }

  async function place(): Promise<SandboxPlace> {
    const wanted = setting();
    if (wanted === 'off') return { kind: 'without', why: textOf('sandbox.off') };
    const state = await use();
    if (state.kind === 'there') return { kind: 'in', ...kept(state) };
    return { kind: wanted === 'require' ? 'refused' : 'without', why: state.why };
  }

  /** A sandbox that was only searched for is closed, to save memory until a command needs it. */
  async function rest(state: SandboxState): Promise<void> {
    if (state.kind === 'there' && !isUsed) await state.sandbox.close();
  }

  return {
    async look() {
      if (isClosed || setting() === 'off') onChange(view());
      else await rest(await find());
      return view();
    },
    async sandbox() {
      const state = await use();
      return state.kind === 'there' ? state.sandbox : null;
    },
    async use() {
      const found = await place();
      if (found.kind === 'refused')
        throw new NotRunError(requiredText(found), textOf('sandbox.not-run', { why: found.why }));
      return found;
    },
    place,
    setting,
    settingChanged() {
      // Another setting changed, or facts of a model.
      if (setting() === known) return;
      known = setting();
      onChange(view());
      if (looked === null && setting() !== 'off') void find();
    },
    async close() {
      isClosed = true;
      const state = await looked;
      if (state?.kind === 'there') await state.sandbox.close();
    },
  };
}

function kept({ sandbox }: Extract<SandboxState, { kind: 'there' }>): { keepsQuestions?: true } {
  return sandbox.keepsQuestions ? { keepsQuestions: true } : {};
}

/** How a command runs. `wanted`: by the user's answer, for the next run; `usual`: as the sandbox is now. */
export function sandboxUse(wanted: SandboxUse | undefined, usual: SandboxUse): SandboxUse {
  return wanted?.kind === 'in' && usual.kind === 'in' ? { ...usual, ...wanted } : (wanted ?? usual);
}

/** A value in the environment overrides the settings for this start. */
export function sandboxSetting(
  env: NodeJS.ProcessEnv,
  settings: Pick<Settings, 'sandbox'>,
): Settings['sandbox'] {
  const { data } = settingsSchema.shape.sandbox.safeParse(env.PILOTFISH_SANDBOX || settings.sandbox);
  return data ?? settings.sandbox;
}

function requiredText({ why }: Extract<SandboxPlace, { kind: 'refused' }>): string {
  return `The command was not run: the user's settings require the sandbox for commands, which only the user can change, and there is none: ${sayInEnglish(why)}`;
}
