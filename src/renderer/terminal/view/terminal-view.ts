import '@xterm/xterm/css/xterm.css';
import { SearchAddon } from '@xterm/addon-search';
import { UnicodeGraphemesAddon } from '@xterm/addon-unicode-graphemes';
import { WebLinksAddon } from '@xterm/addon-web-links';
import type { IParser, ITheme } from '@xterm/xterm';
import { type ITerminalOptions, Terminal } from '@xterm/xterm';
import { onMac } from '../../ui/keys';
import { followTokens, type Tokens } from '../../ui/tokens';
import type { FrameWriter } from './frame-writer';
import { keepFitting, type TerminalSize } from './keep-fitting';
import { fileLinkProvider } from './link-provider';
import { isAutomaticReply } from './reply-filter';
import { meaningOf, platformOf } from './terminal-keys';
import { createOutput, type Output, scrollback } from './terminal-output';
import { drawWithWebgl } from './webgl';

// One terminal in the page: xterm, its parts, its input and its output. Import it lazily only.

export type TerminalViewOptions = {
  readonly kind: 'shell' | 'command';
  /** The accessible name of the field that takes the keys. */
  readonly label: string;
  readonly screenReader: boolean;
  /** In pixels. */
  readonly fontSize: number;
  /** The project's folder, for links to its files. */
  root(): string | null;
  /** Text that the user typed or pasted; in the user's own shell also the terminal's answers to its programs. */
  onInput(text: string): void;
  onResize(size: TerminalSize): void;
  onSelection(text: string): void;
  onPaste(text: string): void;
  onCopy(text: string): void;
  onSearch(): void;
  onLink(url: string): void;
  onFile(path: string, line: number): void;
};

export type TerminalView = {
  readonly output: Pick<FrameWriter, 'restart' | 'add'>;
  focus(): void;
  /** Whether the terminal accepts input at all. */
  setWritable(writable: boolean): void;
  setScreenReader(on: boolean): void;
  /** In pixels. */
  setFontSize(size: number): void;
  paste(text: string): void;
  selectAll(): void;
  find(term: string, direction: 'next' | 'previous'): boolean;
  endSearch(): void;
  dispose(): void;
};

/** Fills `container` with an empty terminal. */
export function createTerminalView(container: HTMLElement, options: TerminalViewOptions): TerminalView {
  const terminal = new Terminal(xtermOptions(options));
  const search = new SearchAddon();
  silence(terminal.parser);
  if (options.kind === 'command') silenceReplies(terminal.parser);
  terminal.loadAddon(new UnicodeGraphemesAddon());
  terminal.loadAddon(search);
  addLinks(terminal, options);
  terminal.open(container);
  terminal.textarea?.setAttribute('aria-label', options.label);
  const output = createOutput(terminal, options.onResize);
  const gate = takeInput(terminal, output, options);
  const fitting = keepFitting(terminal, container, options.onResize);
  const stops = [
    followTheme((theme) => {
      terminal.options.theme = theme;
    }),
    drawWithWebgl(terminal),
    fitting.end,
    takePastes(container, options.onPaste),
    whenHidden(output.writer.hide),
    output.dispose,
  ];
  terminal.onSelectionChange(() => options.onSelection(terminal.getSelection()));
  terminal.attachCustomKeyEventHandler((event) => actOnKey(event, terminal, options));

  return {
    output: output.writer,
    focus: () => terminal.focus(),
    setWritable: gate.setWritable,
    setScreenReader(on) {
      terminal.options.screenReaderMode = on;
    },
    setFontSize(size) {
      terminal.options.fontSize = size;
      fitting.fill();
    },
    paste: (text) => terminal.paste(text),
    selectAll: () => terminal.selectAll(),
    find: (term, direction) =>
      direction === 'next' ? search.findNext(term, { incremental: true }) : search.findPrevious(term),
    endSearch: () => search.clearDecorations(),
    dispose() {
      for (const stop of stops) stop();
      terminal.dispose();
    },
  };
}

/**
 * Passes on the user's input. Of the terminal's automatic answers it passes on only those that a program in the
 * user's own shell waits for.
 */
function takeInput(
  terminal: Terminal,
  output: Output,
  { kind, onInput, onResize }: TerminalViewOptions,
): { setWritable(writable: boolean): void } {
  let writable = kind === 'shell';
  const send = (text: string) => {
    if (!writable) return;
    const unasked = kind === 'command' || output.isReplaying();
    if (!(unasked && isAutomaticReply(text))) onInput(text);
  };
  terminal.onData(send);
  terminal.onBinary(send);
  return {
    setWritable(next) {
      writable = next;
      terminal.options.disableStdin = !next;
      terminal.options.cursorInactiveStyle = next ? 'outline' : 'none';
      // The program may know another window's size, or none.
      if (next) onResize({ columns: terminal.cols, rows: terminal.rows });
    },
  };
}

function addLinks(terminal: Terminal, options: TerminalViewOptions): void {
  const open = (event: MouseEvent, url: string) => opensLinks(event) && options.onLink(url);
  terminal.loadAddon(new WebLinksAddon(open));
  // A link of a program may lead anywhere, so the following question shows its target.
  terminal.options.linkHandler = { activate: open, allowNonHttpProtocols: true };
  terminal.registerLinkProvider(
    fileLinkProvider(terminal, options.root, (event, { path, line }) => {
      if (opensLinks(event)) options.onFile(path, line);
    }),
  );
}

/** Links need the same modifier as in an editor, so that a plain click can select. */
function opensLinks(event: MouseEvent): boolean {
  return onMac ? event.metaKey : event.ctrlKey;
}

function xtermOptions({ kind, screenReader, fontSize }: TerminalViewOptions): ITerminalOptions {
  return {
    // Character widths and search marks are proposed APIs of xterm.
    allowProposedApi: true,
    cursorBlink: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    // Without a pseudo-terminal, output has line feeds instead of line breaks.
    convertEol: kind === 'command',
    fontFamily: '"JetBrains Mono Variable", ui-monospace, monospace',
    fontSize,
    lineHeight: 1.2,
    minimumContrastRatio: 4.5,
    scrollback,
    screenReaderMode: screenReader,
  };
}

/** Whether the terminal's program gets the key. */
function actOnKey(event: KeyboardEvent, terminal: Terminal, options: TerminalViewOptions): boolean {
  if (event.type !== 'keydown') return true;
  switch (meaningOf(event, platformOf(navigator.platform), terminal.hasSelection())) {
    case 'program':
      return true;
    case 'browser':
      return false;
    case 'copy':
      event.preventDefault();
      if (terminal.hasSelection()) options.onCopy(terminal.getSelection());
      return false;
    case 'search':
      event.preventDefault();
      options.onSearch();
      return false;
  }
}

/** The paste handler takes every paste, from any key, menu or mouse button. */
function takePastes(container: HTMLElement, onPaste: (text: string) => void): () => void {
  const take = (event: ClipboardEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onPaste(event.clipboardData?.getData('text/plain') ?? '');
  };
  container.addEventListener('paste', take, { capture: true });
  return () => container.removeEventListener('paste', take, { capture: true });
}

function whenHidden(act: () => void): () => void {
  const look = () => document.visibilityState === 'hidden' && act();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

// Control sequences that reach out of the terminal, or make it send text that nobody typed. xterm parses them without
// any effect.

/** Clipboard, notifications, files and similar, and questions about titles and settings. */
const commandsToTheWindow = [1, 7, 9, 50, 51, 52, 99, 133, 633, 777, 1337];

/** Questions that a terminal answers, and colours that it would apply: programs in the user's own shell need them. */
const paletteChanges = [4, 5, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 104, 105, 110, 111, 112];
const questions = [
  { final: 'c' },
  { prefix: '>', final: 'c' },
  { prefix: '=', final: 'c' },
  { final: 'n' },
  { prefix: '?', final: 'n' },
  { intermediates: '$', final: 'p' },
  { prefix: '?', intermediates: '$', final: 'p' },
];

/** For every terminal. */
function silence(parser: IParser): void {
  for (const number of commandsToTheWindow) parser.registerOscHandler(number, swallow);
  parser.registerCsiHandler({ final: 't' }, swallow);
  // DECRQSS and XTGETTCAP: their answers contain text that the output chose.
  parser.registerDcsHandler({ intermediates: '$', final: 'q' }, swallow);
  parser.registerDcsHandler({ intermediates: '+', final: 'q' }, swallow);
}

/** Also for the agent's commands: their output is only shown. */
function silenceReplies(parser: IParser): void {
  for (const number of paletteChanges) parser.registerOscHandler(number, swallow);
  for (const question of questions) parser.registerCsiHandler(question, swallow);
}

function swallow(): boolean {
  return true;
}

// The window's colours in a terminal: taken from the tokens, and again after each change of the tokens.

const ansi = ['black', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white'] as const;

/** Calls `apply` with the theme now and after every change, until the returned function is called. */
function followTheme(apply: (theme: ITheme) => void): () => void {
  return followTokens((tokens) => apply(themeOf(tokens)));
}

function themeOf({ color }: Tokens): ITheme {
  return {
    foreground: color('text'),
    background: color('raised'),
    cursor: color('accent'),
    cursorAccent: color('raised'),
    selectionBackground: `${color('accent')}55`,
    selectionInactiveBackground: `${color('accent')}33`,
    scrollbarSliderBackground: `${color('text-faint')}40`,
    scrollbarSliderHoverBackground: `${color('text-faint')}66`,
    ...Object.fromEntries(ansi.map((name) => [name, color(`ansi-${name}`)])),
    ...Object.fromEntries(ansi.map((name) => [bright(name), color(`ansi-bright-${name}`)])),
  };
}

function bright(name: string): string {
  return `bright${name[0]?.toUpperCase()}${name.slice(1)}`;
}
