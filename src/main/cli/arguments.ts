import { parseArgs } from 'node:util';
import type { ModeKind } from '@shared/approval';

// The command line as data. Nothing is read or started here.

export type OutputFormat = 'text' | 'json' | 'stream-json';

export type Command =
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  /** Electron where it can run, else served. */
  | { readonly kind: 'open'; readonly folders: readonly string[] }
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
      /** Null: as the settings have it, or as the continued chat was left. */
      readonly mode: ModeKind | null;
      readonly output: OutputFormat;
      readonly continues: string | null;
    }
  | { readonly kind: 'wrong'; readonly problem: string };

export const help = `Pilotfish: an agent for the code you are working on, whose every change you review.

  pilotfish [folder …]            opens each folder (default: this one) in a window of its own,
                                  or in your browser where Electron cannot run
  pilotfish serve [folder …]      serves them to a browser, each at a link of its own
      --port N                    the port (default: a free one)
      --host ADDR                 the address to listen on (default: 127.0.0.1)
      --no-open                   do not open a browser
  pilotfish run <folder> --prompt TEXT
                                  runs one prompt without a window
      --mode MODE                 plan, ask, accept-edits or auto
      --output FORMAT             text (default), json or stream-json
      --continue CHAT             goes on with a chat
  pilotfish --help | --version

A served Pilotfish prints a link for each folder. A link opens one browser, once; as soon as it is used, a new one is
printed for the next. From another machine, use a tunnel: ssh -L 4000:127.0.0.1:4000 you@machine, with --port 4000.

With "run" nobody is there to be asked: a call that needs an answer is denied. Its exit code is 0 when the turn
ended, 1 when it failed, 2 for wrong arguments and 130 after Ctrl-C.

OPENAI_API_KEY, OPENAI_BASE_URL and OPENAI_MODEL choose the model; without them the one that the settings
choose answers. PILOTFISH_HOME moves the data folder.
`;

const modes: readonly ModeKind[] = ['plan', 'ask', 'accept-edits', 'auto'];
const formats: readonly OutputFormat[] = ['text', 'json', 'stream-json'];

/** `argv` without the executable and the script. */
export function parseArguments(argv: readonly string[]): Command {
  try {
    const [first, ...rest] = argv;
    if (first === 'serve') return parseServe(rest);
    if (first === 'run') return parseRun(rest);
    return argv.some((arg) => servingOption.test(arg)) ? parseServe(argv) : parseOpen(argv);
  } catch (error) {
    if (error instanceof Wrong) return { kind: 'wrong', problem: error.message };
    throw error;
  }
}

/** Whoever gives one of these means a browser, also without saying "serve". */
const servingOption = /^--(port|host|no-open)(=|$)/;

class Wrong extends Error {}

function parseOpen(argv: readonly string[]): Command {
  const { values, positionals } = read(argv, { version: { type: 'boolean' } });
  if (values.help) return { kind: 'help' };
  if (values.version) return { kind: 'version' };
  return { kind: 'open', folders: foldersOf(positionals) };
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
  });
  if (values.help) return { kind: 'help' };
  if (positionals.length === 0) throw new Wrong('run needs a folder: pilotfish run <folder> --prompt TEXT.');
  const prompt = filled('--prompt', values.prompt);
  if (prompt === null) throw new Wrong('run needs a prompt: pilotfish run <folder> --prompt TEXT.');
  return {
    kind: 'run',
    folder: oneFolder(positionals),
    prompt,
    mode: values.mode === undefined ? null : oneOf('--mode', modes, values.mode),
    output: values.output === undefined ? 'text' : oneOf('--output', formats, values.output),
    continues: filled('--continue', values.continue),
  };
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
    // Node's own words; what follows its first sentence is about its parser.
    const [sentence = ''] = error instanceof Error ? error.message.split(/\.\s|\n/) : [];
    throw new Wrong(`${sentence.replace(/\.$/, '')}.`, { cause: error });
  }
}

function foldersOf(positionals: readonly string[]): readonly string[] {
  if (positionals.includes('')) throw new Wrong('The folder is an empty text.');
  return positionals.length > 0 ? positionals : ['.'];
}

function oneFolder(positionals: readonly string[]): string {
  const [folder = '.', extra] = foldersOf(positionals);
  if (extra !== undefined) throw new Wrong(`A prompt runs in one folder; "${extra}" is one too many.`);
  return folder;
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new Wrong(`--port takes a number from 0 to 65535, not "${text}".`);
  return port;
}

function filled(option: string, value: string | undefined): string | null {
  if (value === undefined) return null;
  if (value.trim() === '') throw new Wrong(`${option} must not be empty.`);
  return value;
}

function oneOf<T extends string>(option: string, choices: readonly T[], value: string): T {
  const choice = choices.find((known) => known === value);
  if (choice === undefined) throw new Wrong(`${option} takes ${choices.join(', ')}, not "${value}".`);
  return choice;
}
