import { parseArgs } from 'node:util';
import { type ModeKind, modeKinds } from '@shared/approval/approval';
import { words } from '@shared/texts/text';

// The command line as data. Parsing reads and starts nothing.

export type OutputFormat = 'text' | 'json' | 'stream-json';

export type Command =
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  /** Opens Electron if it can run, else the served mode. */
  | {
      readonly kind: 'open';
      readonly folders: readonly string[];
      /** For Chromium, given after `--`, for example `--disable-gpu`. */
      readonly switches: readonly string[];
    }
  | {
      readonly kind: 'serve';
      readonly folders: readonly string[];
      readonly port: number | null;
      readonly address: string;
      readonly opensBrowser: boolean;
    }
  | {
      readonly kind: 'run';
      readonly folder: string;
      readonly prompt: string;
      /** Null: the mode of the settings, or the mode of the continued chat. */
      readonly mode: ModeKind | null;
      readonly output: OutputFormat;
      readonly continues: string | null;
      /** This run uses the folder's own files as they are, as if the user trusted them. */
      readonly trusts: boolean;
      /** True: commands run as the settings say. False: they run without the sandbox. */
      readonly sandboxed: boolean;
    }
  | {
      readonly kind: 'check';
      readonly folder: string;
      /** Null: standard input lists the commands. */
      readonly command: string | null;
      readonly mode: ModeKind;
      /** Null: as a command would run now. */
      readonly sandboxed: boolean | null;
    }
  | {
      readonly kind: 'undo';
      readonly folder: string;
      /** Null: the newest chat of the folder. */
      readonly chat: string | null;
      /** Counted from 1. Null, like `call`: the newest turn that changed something. */
      readonly turn: number | null;
      readonly call: string | null;
      /** Only lists the changes that could be undone. */
      readonly lists: boolean;
      readonly dryRun: boolean;
      readonly output: 'text' | 'json';
    }
  | { readonly kind: 'wrong'; readonly problem: string };

const formats: readonly OutputFormat[] = ['text', 'json', 'stream-json'];

/** `argv` without the executable and the script. */
export function parseArguments(argv: readonly string[]): Command {
  try {
    const [first, ...rest] = argv;
    if (first === 'serve') return parseServe(rest);
    if (first === 'run') return parseRun(rest);
    if (first === 'check') return parseCheck(rest);
    if (first === 'undo') return parseUndo(rest);
    return argv.some((arg) => servingOption.test(arg)) ? parseServe(argv) : parseOpen(argv);
  } catch (error) {
    if (error instanceof Wrong) return { kind: 'wrong', problem: error.message };
    throw error;
  }
}

/** One of these options means a browser, even without the word "serve". */
const servingOption = /^--(port|host|no-open)(=|$)/;

class Wrong extends Error {}

function parseOpen(argv: readonly string[]): Command {
  const end = argv.indexOf('--');
  const isSwitch = (argument: string, at: number) => end >= 0 && at > end && argument.startsWith('--');
  const own = argv.filter((argument, at) => !isSwitch(argument, at));
  const { values, positionals } = read(own, { version: { type: 'boolean' } });
  if (values.help) return { kind: 'help' };
  if (values.version) return { kind: 'version' };
  return { kind: 'open', folders: foldersOf(positionals), switches: argv.filter(isSwitch) };
}

function parseServe(argv: readonly string[]): Command {
  const { values, positionals } = read(argv, {
    port: { type: 'string' },
    host: { type: 'string' },
    'no-open': { type: 'boolean' },
  });
  if (values.help) return { kind: 'help' };
  return {
    kind: 'serve',
    folders: foldersOf(positionals),
    port: values.port === undefined ? null : portOf(values.port),
    address: filled('--host', values.host) ?? '127.0.0.1',
    opensBrowser: !values['no-open'],
  };
}

function parseRun(argv: readonly string[]): Command {
  const { values, positionals } = read(argv, {
    prompt: { type: 'string', short: 'p' },
    mode: { type: 'string' },
    output: { type: 'string' },
    continue: { type: 'string' },
    trust: { type: 'boolean' },
    'no-sandbox': { type: 'boolean' },
  });
  if (values.help) return { kind: 'help' };
  if (positionals.length === 0) throw new Wrong(words('cli.run-needs-folder'));
  const prompt = filled('--prompt', values.prompt);
  if (prompt === null) throw new Wrong(words('cli.run-needs-prompt'));
  return {
    kind: 'run',
    folder: oneFolder(positionals),
    prompt,
    mode: values.mode === undefined ? null : oneOf('--mode', modeKinds, values.mode),
    output: values.output === undefined ? 'text' : oneOf('--output', formats, values.output),
    continues: filled('--continue', values.continue),
    trusts: values.trust === true,
    sandboxed: !values['no-sandbox'],
  };
}

function parseCheck(argv: readonly string[]): Command {
  const { values, positionals } = read(argv, {
    command: { type: 'string' },
    mode: { type: 'string' },
    sandbox: { type: 'string' },
    batch: { type: 'boolean' },
  });
  if (values.help) return { kind: 'help' };
  const [folder, extra] = positionals.length === 0 ? [] : foldersOf(positionals);
  if (folder === undefined) throw new Wrong(words('cli.check-needs-folder'));
  if (extra !== undefined) throw new Wrong(words('cli.check-one-folder', { extra }));
  const command = filled('--command', values.command);
  if ((command === null) !== (values.batch === true)) throw new Wrong(words('cli.check-needs-command'));
  return {
    kind: 'check',
    folder,
    command,
    mode: values.mode === undefined ? 'ask' : oneOf('--mode', modeKinds, values.mode),
    sandboxed: values.sandbox === undefined ? null : oneOf('--sandbox', switches, values.sandbox) === 'on',
  };
}

const switches = ['on', 'off'] as const;

function parseUndo(argv: readonly string[]): Command {
  const { values, positionals } = read(argv, {
    chat: { type: 'string' },
    turn: { type: 'string' },
    call: { type: 'string' },
    list: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
    output: { type: 'string' },
  });
  if (values.help) return { kind: 'help' };
  const [folder, extra] = positionals.length === 0 ? [] : foldersOf(positionals);
  if (folder === undefined) throw new Wrong(words('cli.undo-needs-folder'));
  if (extra !== undefined) throw new Wrong(words('cli.undo-one-folder', { extra }));
  if (values.turn !== undefined && values.call !== undefined) throw new Wrong(words('cli.undo-turn-or-call'));
  return {
    kind: 'undo',
    folder,
    chat: filled('--chat', values.chat),
    turn: values.turn === undefined ? null : turnOf(values.turn),
    call: filled('--call', values.call),
    lists: values.list === true,
    dryRun: values['dry-run'] === true,
    output:
      values.output === undefined ? 'text' : oneOf('--output', ['text', 'json'] as const, values.output),
  };
}

function turnOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Wrong(words('cli.no-turn', { given: text }));
  return Number(text);
}

type Options = Record<string, { type: 'string' | 'boolean'; short?: string }>;

function read<T extends Options>(argv: readonly string[], options: T) {
  try {
    return parseArgs({
      args: [...argv],
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
  } catch (error) {
    // Node's own message. Everything after its first sentence is about its parser.
    const [sentence = ''] = error instanceof Error ? error.message.split(/\.\s|\n/) : [];
    throw new Wrong(words('cli.not-parsed', { sentence: sentence.replace(/\.$/, '') }), { cause: error });
  }
}

function foldersOf(positionals: readonly string[]): readonly string[] {
  if (positionals.includes('')) throw new Wrong(words('cli.folder-empty'));
  return positionals.length > 0 ? positionals : ['.'];
}

function oneFolder(positionals: readonly string[]): string {
  const [folder = '.', extra] = foldersOf(positionals);
  if (extra !== undefined) throw new Wrong(words('cli.one-folder-only', { extra }));
  return folder;
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new Wrong(words('cli.no-port', { given: text }));
  return port;
}

function filled(option: string, value: string | undefined): string | null {
  if (value === undefined) return null;
  if (value.trim() === '') throw new Wrong(words('cli.option-empty', { option }));
  return value;
}

function oneOf<T extends string>(option: string, choices: readonly T[], value: string): T {
  const choice = choices.find((known) => known === value);
  if (choice === undefined) throw new Wrong(words('cli.no-such-choice', { option, choices, given: value }));
  return choice;
}
