import { defaultSettings } from '@shared/settings/settings';
import type { Terminal } from '@shared/terminal/terminal';
import { type AnyText, words } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { askAboutLink } from '../../state/link-question';
import { api, useServerState } from '../../state/server-state';
import { listenToTerminal } from '../../state/terminals/terminal-feed';
import { hear, useTerminalLayout, useTerminalWishes } from '../../state/terminals/terminal-layout';
import { openFile } from '../../state/ui-state';
import { inputPieces } from './input-pieces';
import { createTerminalView, type TerminalView, type TerminalViewOptions } from './terminal-view';

/** Event handlers of the terminal's pane. */
export type PaneEvents = Pick<TerminalViewOptions, 'onSelection' | 'onSearch' | 'onCopy'> & {
  onPaste(text: string, paste: (text: string) => void): void;
};

export type ShownTerminal = {
  /** Goes on the element that the terminal fills. */
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Null until it is rendered. */
  readonly view: TerminalView | null;
  /** The reason why input did not arrive. */
  readonly error: AnyText | null;
};

/** The terminal in `frame` while the component exists, connected with the main process in both directions. */
export function useTerminalView(terminal: Terminal, events: PaneEvents): ShownTerminal {
  const { id, kind, state } = terminal;
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<TerminalView | null>(null);
  const [error, setError] = useState<AnyText | null>(null);
  const taken = useTerminalLayout((layout) => layout.takenOver.includes(id));
  const screenReader = useTerminalLayout((layout) => layout.screenReader);
  const writable = state.kind === 'running' && (kind === 'shell' || taken);
  const now = useRef({ events, writable });
  useEffect(() => {
    now.current = { events, writable };
  });

  useEffect(() => {
    const container = frame.current;
    let close = () => {};
    let gone = false;
    void fontLoaded().then(() => {
      if (gone || !container) return;
      const opened = open(container, { id, kind, now: () => now.current, setError });
      setView(opened.view);
      close = opened.close;
    });
    return () => {
      gone = true;
      close();
      setView(null);
    };
  }, [id, kind]);

  useEffect(() => view?.setWritable(writable), [view, writable]);
  useEffect(() => view?.setScreenReader(screenReader), [view, screenReader]);
  const fontSize = useServerState(fontSizeIn);
  useEffect(() => view?.setFontSize(fontSize), [view, fontSize]);
  useWantedFocus(id, view);
  useHearing(frame, terminal);
  return { frame, view, error };
}

type OpenOptions = Pick<Terminal, 'id' | 'kind'> & {
  now(): { readonly events: PaneEvents; readonly writable: boolean };
  setError(error: AnyText | null): void;
};

function open(container: HTMLElement, { id, kind, now, setError }: OpenOptions) {
  const tell = (sent: Promise<unknown>) =>
    void sent.then(
      () => setError(null),
      (failure: unknown) => setError(toldOf(failure)),
    );
  const view: TerminalView = createTerminalView(container, {
    kind,
    label: words(kind === 'shell' ? 'terminal-panel.shell-input' : 'terminal-panel.command-output'),
    screenReader: useTerminalLayout.getState().screenReader,
    fontSize: fontSizeIn(useServerState.getState()),
    root: () => useServerState.getState().project?.root ?? null,
    onInput(text) {
      for (const piece of inputPieces(text)) tell(api.terminal.write({ id, text: piece }));
    },
    onResize(size) {
      // The output of the agent's command must not depend on the width of a window.
      if (now().writable) tell(api.terminal.resize({ id, ...size }));
    },
    onSelection: (text) => now().events.onSelection(text),
    onCopy: (text) => now().events.onCopy(text),
    onSearch: () => now().events.onSearch(),
    onPaste: (text) => now().events.onPaste(text, view.paste),
    onLink: askAboutLink,
    onFile: openFile,
  });
  const unlisten = listenToTerminal(id, {
    onSnapshot: view.output.restart,
    onOutput: view.output.add,
  });
  return {
    view,
    close() {
      unlisten();
      view.dispose();
    },
  };
}

function fontSizeIn({ app }: ReturnType<typeof useServerState.getState>): number {
  return (app?.settings ?? defaultSettings).terminal.fontSize;
}

function useWantedFocus(id: string, view: TerminalView | null): void {
  const wanted = useTerminalWishes(({ focusWanted }) => focusWanted === id);
  useEffect(() => {
    if (!view || !wanted) return;
    view.focus();
    useTerminalWishes.setState({ focusWanted: null });
  }, [view, wanted]);
}

/** The user has heard a bell if the terminal has the focus, or gets it. */
function useHearing(frame: RefObject<HTMLDivElement | null>, terminal: Terminal): void {
  useEffect(() => {
    const container = frame.current;
    const come = () => hear(terminal);
    if (container?.contains(document.activeElement) && document.hasFocus()) come();
    container?.addEventListener('focusin', come);
    return () => container?.removeEventListener('focusin', come);
  }, [frame, terminal]);
}

/** A terminal measures its characters once, so their font must be loaded. */
async function fontLoaded(): Promise<void> {
  await document.fonts.load('12.5px "JetBrains Mono Variable"').catch(() => []);
}
