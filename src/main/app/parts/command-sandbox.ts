import type { SandboxUse } from '@shared/approval/approval';
import type { SandboxView } from '@shared/sandbox/sandbox';
import type { Settings } from '@shared/settings/settings';
import { settingsSchema } from '@shared/settings/settings-schema';
import { sayInEnglish, textOf } from '@shared/texts/text';
import { NotRunError } from '../../base/tool-error';
import type { SandboxState } from '../../sandbox/detect-sandbox';
import type { Sandbox, SandboxPlace } from '../../sandbox/wrap-command';

// The sandbox of the application's commands: looked for once, when a shell or the first command asks for it, and used
// as the person set it.

export type CommandSandbox = {
  /** Looks for it, unless it is turned off, and tells what there is. Never rejects. */
  look(): Promise<SandboxView>;
  /** Null where there is none. */
  sandbox(): Promise<Sandbox | null>;
  /** Where a command runs. ToolError where it may not without one. */
  use(): Promise<SandboxUse>;
  /** Where anything else runs that is to run in it. Never rejects. */
  place(): Promise<SandboxPlace>;
  /** As it is set now, for this start or for good. */
  setting(): Settings['sandbox'];
  /** What the person set is another now. */
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
    if (found.kind === 'there') return { kind: 'there' };
    return { kind: setting() === 'require' ? 'required' : 'missing', why: found.why };
  }

  async function place(): Promise<SandboxPlace> {
    const wanted = setting();
    if (wanted === 'off') return { kind: 'without', why: textOf('sandbox.off') };
    const state = await use();
    if (state.kind === 'there') return { kind: 'in' };
    return { kind: wanted === 'require' ? 'refused' : 'without', why: state.why };
  }

  /** What was only looked for takes no memory until a command needs it. */
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
    ...{ place, setting },
    settingChanged() {
      // Another setting changed, or what is known of a model.
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

/** What the environment says of this start goes before the settings. */
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
