import { longestText } from '@shared/base/longest-text';
import type { WindowStart } from '@shared/contract/window-calls';
import { keptKeys } from '@shared/hunks/kept-key';
import { emptySearch } from '@shared/search/empty-search';
import type { WindowLayout, WindowParts } from '@shared/window/window-state-schema';
import { chatInAddress, showChatInAddress } from '../state/address';
import { useBatches } from '../state/batch/batch-ahead';
import { bringShownChanges, useReviewedChanges } from '../state/changes/reviewed-changes';
import { usePalette } from '../state/commands/palette';
import { tabsOfColumns } from '../state/files/editor-columns';
import { useFilePlaces } from '../state/files/file-places';
import { restoredUnsaved, useUnsaved } from '../state/files/unsaved';
import { listProject } from '../state/folder-listings';
import { showEdits, useEdits } from '../state/questions/edits';
import { api, useServerState } from '../state/server-state';
import { useTerminalLayout } from '../state/terminals/terminal-layout';
import {
  arrangedColumns,
  columnOf,
  type EditorColumns,
  fileTab,
  noTabs,
  useUiState,
} from '../state/ui-state';
import { claimWindowId, windowId } from '../state/window-id';
import { currentLayout } from './current-layout';
import { followEdits } from './follow-edits';
import { textsToKeep } from './texts-to-keep';
import { forgetUnsent, keepUnsent, sendUnsent } from './unsent-parts';

// Stores the window's own state in the main process. Restores it at the start, and whenever the window shows another
// project. Several changes are sent as one; a failed message is repeated after a reconnect.

/** Restores and stores the state until the page closes. */
export function keepWindow(): void {
  useServerState.subscribe(({ connection }, before) => {
    if (connection === 'open' && before.connection !== 'open') keepAgain();
    followProject();
  });
  useUiState.subscribe((local, before) => {
    if (differingKeys(local, before).some((key) => key !== 'drafts')) changed.layout = true;
    for (const id of differingKeys(local.drafts, before.drafts)) changed.drafts.add(id);
    keepSoon();
  });
  useTerminalLayout.subscribe(() => {
    changed.layout = true;
    keepSoon();
  });
  usePalette.subscribe(({ recent }, before) => {
    if (recent === before.recent) return;
    changed.layout = true;
    keepSoon();
  });
  useFilePlaces.subscribe(() => {
    changed.layout = true;
    keepSoon(joinFilesMs);
  });
  useReviewedChanges.subscribe(({ asked, chosen, keptHunks }, before) => {
    const isSame = asked === before.asked && chosen === before.chosen && keptHunks === before.keptHunks;
    if (isSame) return;
    changed.layout = true;
    keepSoon();
  });
  useBatches.subscribe(({ lookedAt }, before) => {
    if (lookedAt === before.lookedAt) return;
    changed.layout = true;
    keepSoon();
  });
  useEdits.subscribe(({ edits, others }, before) => {
    for (const id of [...differingKeys(edits, before.edits), ...differingKeys(others, before.others)])
      for (const key of keptKeys(id)) changed.edits.add(key);
    keepSoon();
  });
  followEdits({
    isUnsent: (key) => changed.edits.has(key),
    isSent: (keys) => {
      for (const key of keys) changed.edits.delete(key);
    },
  });
  useUnsaved.subscribe(({ files, others }, before) => {
    for (const path of [...differingKeys(files, before.files), ...differingKeys(others, before.others)])
      changed.unsaved.add(path);
    keepSoon(joinFilesMs);
  });
  window.addEventListener('pagehide', keepNow);
  document.addEventListener('visibilitychange', () => document.hidden && keepNow());
  followProject();
}

/** Whether the window has the state of its project. */
export function useEntered(): boolean {
  const key = useServerState((state) =>
    state.connection === 'connecting' ? undefined : (state.project?.key ?? null),
  );
  return useUiState(({ project }) => project === key);
}

const joinMs = 200;
/** File texts are large, and change with every key. */
const joinFilesMs = 1000;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The project whose stored state is being loaded. */
let entering: string | null = null;
/** Changes that are still to be sent to the main process. */
const changed = {
  layout: false,
  drafts: new Set<string>(),
  edits: new Set<string>(),
  unsaved: new Set<string>(),
};

function followProject(): void {
  const { project, connection } = useServerState.getState();
  if (connection !== 'open') return;
  const key = project?.key ?? null;
  if (key === useUiState.getState().project || key === entering) return;
  keepNow();
  entering = key;
  void enter(key);
}

async function enter(project: string | null): Promise<void> {
  const kept = project === null ? nothing : await beginningOf(project).catch(() => null);
  if (entering !== project) return;
  entering = null;
  // Without an answer, the window asks again after a reconnect.
  if (kept) show(project, kept);
}

async function beginningOf(project: string): Promise<WindowStart> {
  await claimWindowId();
  await sendUnsent(project, windowId());
  return await api.window.read({ project, windowId: windowId() });
}

const nothing: WindowStart = {
  layout: null,
  drafts: {},
  edits: {},
  unsaved: {},
  others: { edits: {}, unsaved: {} },
  root: null,
};

/** Only later changes are sent, not restored state. A new project starts with the present layout. */
function show(project: string | null, { layout, drafts, edits, unsaved, others, root }: WindowStart): void {
  const {
    terminals,
    places = {},
    lookedAt = {},
    recentCommands,
    changes = null,
    ...arranged
  }: Partial<WindowLayout> = layout ?? noLayout;
  useFilePlaces.setState({ places });
  useBatches.setState({ lookedAt });
  if (recentCommands) usePalette.setState({ recent: recentCommands });
  if (terminals)
    useTerminalLayout.setState(({ takenOver, heard }) => ({
      ...terminals,
      // Terminals exist independently of the shown project.
      takenOver: [...new Set([...terminals.takenOver, ...takenOver])],
      heard: { ...terminals.heard, ...heard },
    }));
  bringShownChanges(changes);
  listProject(project, root);
  showEdits(edits, others.edits);
  useUnsaved.setState({ files: restoredUnsaved(unsaved), others: others.unsaved });
  useUiState.setState({
    ...arranged,
    ...columnsOf(layout, Object.keys(unsaved)),
    project,
    drafts: Object.fromEntries(Object.entries(drafts).map(([id, { text }]) => [id, text])),
    ...chatAskedFor(),
  });
  forgetChanges();
}

/** The chat in the page's address, used once: the page was opened for it. */
function chatAskedFor(): { readonly chatId?: string; readonly page?: 'work' } {
  const chatId = chatInAddress();
  if (chatId === null) return {};
  showChatInAddress(null);
  return { chatId, page: 'work' };
}

/** Every unsaved file has a tab. */
function columnsOf(layout: WindowLayout | null, unsaved: readonly string[]): EditorColumns {
  const active = columnOf({ ...noTabs, ...layout });
  const other = layout?.otherColumn ? { ...noTabs, ...layout.otherColumn } : null;
  const columns = arrangedColumns(active, other, layout?.activeColumn ?? 'left');
  const open = new Set(tabsOfColumns(columns).flatMap((tab) => (tab.kind === 'file' ? [tab.path] : [])));
  const missing = unsaved.filter((path) => !open.has(path));
  return { ...columns, tabs: [...columns.tabs, ...missing.map(fileTab)] };
}

const noLayout = { chatId: null, expandedFolders: [], search: emptySearch };

/** With the layout, so that the main process knows that the window is open. */
function keepAgain(): void {
  changed.layout = true;
  keepNow();
}

function keepSoon(afterMs = joinMs): void {
  timer ??= setTimeout(keepNow, afterMs);
}

function keepNow(): void {
  const { project } = useUiState.getState();
  const parts = changedParts();
  if (useServerState.getState().connection !== 'open') {
    holdBack(project, parts);
    return;
  }
  forgetChanges();
  if (project === null || Object.keys(parts).length === 0) return;
  const id = windowId();
  api.window.keep({ project, windowId: id, ...parts }).then(
    () => forgetUnsent(id),
    () => {
      if (useUiState.getState().project === project) addChanges(parts);
    },
  );
}

/** Until the main process can be reached, the browser stores the changes, in case the page closes. */
function holdBack(project: string | null, parts: WindowParts): void {
  clearTimeout(timer);
  timer = undefined;
  if (project !== null && Object.keys(parts).length > 0) keepUnsent({ project, windowId: windowId(), parts });
}

function changedParts(): WindowParts {
  const { drafts } = useUiState.getState();
  const { edits, others, seen } = useEdits.getState();
  const { files, others: otherFiles } = useUnsaved.getState();
  const { kept, tooLong } = textsToKeep(changed.unsaved, files);
  const keys = keptEdits(edits);
  const paths = Object.keys(kept);
  return {
    ...(changed.layout && { layout: currentLayout() }),
    ...(changed.drafts.size > 0 && { drafts: pick(changed.drafts, (id) => drafts[id] ?? '') }),
    ...(changed.edits.size > 0 && {
      edits: pick(keys, (id) => edits[id] ?? null),
      seen: Object.fromEntries(Object.entries(seen).filter(([key]) => keys.includes(key))),
    }),
    ...(paths.length > 0 && { unsaved: kept }),
    ...(keys.length + paths.length > 0 && {
      others: {
        edits: pick(keys.filter(isShort(others)), (id) => others[id] ?? null),
        unsaved: pick(paths.filter(isShort(otherFiles)), (path) => otherFiles[path] ?? null),
      },
    }),
    ...(tooLong.length > 0 && { tooLong }),
  };
}

/** The changed edits, except one that exceeds the limit of the main process and would block the others. */
function keptEdits(edits: ReturnType<typeof useEdits.getState>['edits']): readonly string[] {
  return [...changed.edits].filter(isShort(edits));
}

function isShort(texts: Readonly<Record<string, { readonly text: string }>>): (key: string) => boolean {
  return (key) => (texts[key]?.text.length ?? 0) <= longestText;
}

function forgetChanges(): void {
  clearTimeout(timer);
  timer = undefined;
  changed.layout = false;
  changed.drafts.clear();
  changed.edits.clear();
  changed.unsaved.clear();
}

function addChanges({ layout, drafts = {}, edits = {}, unsaved = {} }: WindowParts): void {
  changed.layout ||= layout !== undefined;
  for (const id of Object.keys(drafts)) changed.drafts.add(id);
  for (const id of Object.keys(edits)) changed.edits.add(id);
  for (const path of Object.keys(unsaved)) changed.unsaved.add(path);
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
