import type { WindowLayout, WindowParts, WindowState } from '@shared/window-state';
import { useEdits } from '../state/questions/edits';
import { api, useServerState } from '../state/server-state';
import { useTerminalLayout } from '../state/terminals/terminal-layout';
import { useUiState } from '../state/ui-state';

// Keeps this window's own state with main, and brings it back: at the start, and whenever another project is opened.
// Changes are joined for a moment; what main could not be told is told again when it can be reached.

/** Brings back and keeps for as long as the page lives. */
export function keepWindow(): void {
  useServerState.subscribe(({ connection }, before) => {
    if (connection === 'open' && before.connection !== 'open') keepNow();
    followProject();
  });
  useUiState.subscribe((local, before) => {
    if (local.drafts === before.drafts) changed.layout = true;
    for (const id of differingKeys(local.drafts, before.drafts)) changed.drafts.add(id);
    keepSoon();
  });
  useTerminalLayout.subscribe(() => {
    changed.layout = true;
    keepSoon();
  });
  useEdits.subscribe(({ edits }, before) => {
    for (const id of differingKeys(edits, before.edits)) changed.edits.add(id);
    keepSoon();
  });
  window.addEventListener('pagehide', keepNow);
  document.addEventListener('visibilitychange', () => document.hidden && keepNow());
  followProject();
}

/** Whether the window shows what belongs to the project that main has open. */
export function useEntered(): boolean {
  const root = useServerState(({ app }) => (app ? (app.project?.root ?? null) : undefined));
  return useUiState(({ project }) => project === root);
}

const joinMs = 200;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The project whose kept state is on its way. */
let entering: string | null = null;
/** What main has not been told yet. */
const changed = { layout: false, drafts: new Set<string>(), edits: new Set<string>() };

function followProject(): void {
  const { app, connection } = useServerState.getState();
  if (!app || connection !== 'open') return;
  const root = app.project?.root ?? null;
  if (root === useUiState.getState().project || root === entering) return;
  keepNow();
  entering = root;
  void enter(root);
}

async function enter(root: string | null): Promise<void> {
  const kept =
    root === null ? nothing : await api.window.read({ root, windowId: windowId() }).catch(() => null);
  if (entering !== root) return;
  entering = null;
  // Not reached: asked again when the connection is back.
  if (kept) show(root, kept);
}

const nothing: WindowState = { layout: null, drafts: {}, edits: {} };

/** What is brought back needs no telling. How things are arranged stays as it is in a project that is new. */
function show(root: string | null, { layout, drafts, edits }: WindowState): void {
  const { terminals = null, ...arranged } = layout ?? {};
  if (terminals)
    useTerminalLayout.setState(({ takenOver, heard }) => ({
      ...terminals,
      // Terminals are there whatever project is open.
      takenOver: [...new Set([...terminals.takenOver, ...takenOver])],
      heard: { ...terminals.heard, ...heard },
    }));
  useEdits.setState({ edits });
  useUiState.setState({
    ...(layout ? arranged : noTabs),
    project: root,
    drafts: Object.fromEntries(Object.entries(drafts).map(([id, { text }]) => [id, text])),
  });
  forgetChanges();
}

const noTabs = { chatId: null, tabs: [], activeTab: null, previewTab: null, expandedFolders: [] };

function keepSoon(): void {
  timer ??= setTimeout(keepNow, joinMs);
}

function keepNow(): void {
  const root = useUiState.getState().project;
  const parts = changedParts();
  forgetChanges();
  if (root === null || Object.keys(parts).length === 0) return;
  api.window.keep({ root, windowId: windowId(), ...parts }).catch(() => {
    if (useUiState.getState().project === root) addChanges(parts);
  });
}

function changedParts(): WindowParts {
  const { drafts } = useUiState.getState();
  const { edits } = useEdits.getState();
  return {
    ...(changed.layout && { layout: currentLayout() }),
    ...(changed.drafts.size > 0 && { drafts: pick(changed.drafts, (id) => drafts[id] ?? '') }),
    ...(changed.edits.size > 0 && { edits: pick(changed.edits, (id) => edits[id] ?? null) }),
  };
}

function forgetChanges(): void {
  clearTimeout(timer);
  timer = undefined;
  changed.layout = false;
  changed.drafts.clear();
  changed.edits.clear();
}

function addChanges({ layout, drafts = {}, edits = {} }: WindowParts): void {
  changed.layout ||= layout !== undefined;
  for (const id of Object.keys(drafts)) changed.drafts.add(id);
  for (const id of Object.keys(edits)) changed.edits.add(id);
}

function currentLayout(): WindowLayout {
  const { page, chatId, tabs, activeTab, previewTab, expandedFolders, sizes } = useUiState.getState();
  const { shown, active, groups, command, takenOver, heard, screenReader } = useTerminalLayout.getState();
  const terminals = {
    shown,
    active,
    groups: groups.map((group) => [...group]),
    command,
    takenOver: [...takenOver],
    heard: { ...heard },
    screenReader,
  };
  return {
    page,
    chatId,
    tabs: [...tabs],
    activeTab,
    previewTab,
    expandedFolders: [...expandedFolders],
    sizes,
    terminals,
  };
}

function pick<Value>(keys: Iterable<string>, entry: (key: string) => Value): Record<string, Value> {
  return Object.fromEntries([...keys].map((key) => [key, entry(key)]));
}

function differingKeys(
  now: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>>,
): string[] {
  if (now === before) return [];
  return [...new Set([...Object.keys(now), ...Object.keys(before)])].filter(
    (key) => now[key] !== before[key],
  );
}

/** The same through every reload of this page, and no other window's: so each comes back to a layout of its own. */
function windowId(): string {
  const known = sessionStorage.getItem(windowIdKey);
  if (known) return known;
  const id = crypto.randomUUID();
  sessionStorage.setItem(windowIdKey, id);
  return id;
}

const windowIdKey = 'pilotfish.window';
