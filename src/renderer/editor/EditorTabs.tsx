import { callKeyOf } from '@shared/base/call-key';
import { dataFileAt } from '@shared/data-files/data-file';
import { words } from '@shared/texts/text';
import { Pin, X } from 'lucide-react';
import {
  type DragEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
  type WheelEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { fileIcon } from '../parts/file-icon';
import { pathInFront, useBatches } from '../state/batch/batch-ahead';
import { requestClose } from '../state/files/close-tab';
import { unpinTab } from '../state/files/pinned-tabs';
import { useUnsaved } from '../state/files/unsaved';
import { useProblems } from '../state/problems/problems';
import { focusRegion } from '../state/regions/regions';
import { useServerState } from '../state/server-state';
import { type Column, keepTab, openTab, type Tab } from '../state/ui-state';
import { ContextMenu } from '../ui/menu/ContextMenu';
import { isMenuKey, openMenuOf } from '../ui/menu/row-menu';
import { tabAfterKey } from '../ui/tab-walk';
import { visibleText } from '../ui/visible-text';
import styles from './EditorTabs.module.css';
import { tabMenuItems } from './tab-commands';
import { OpenTabs } from './tabs/OpenTabs';
import { placeAttribute, type TabDrag, useTabDrag } from './tabs/tab-drag';
import { tabIcons } from './tabs/tab-icons';
import { type TabLabel, tabLabels } from './tabs/tab-labels';

type EditorTabsProps = {
  readonly column: Column;
  readonly activeId: string;
  /** Prefix for the ids of the tabs and of the panel that they control. */
  readonly areaId: string;
  /** At the end of the bar. */
  readonly children: ReactNode;
};

/**
 * The strip of tabs. Arrow keys walk it, the wheel scrolls it, Delete and the middle button close a tab. If the tabs
 * do not fit, a list of all tabs appears.
 */
export function EditorTabs({ column, activeId, areaId, children }: EditorTabsProps): ReactElement {
  const { tabs } = column;
  const shown = useShownTabs(tabs);
  const labels = tabLabels(shown);
  const bar = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(bar, strip, tabs);
  const drag = useTabDrag(tabs.length);
  const walk = (event: KeyboardEvent, index: number) => {
    const next = tabAfterKey(event.key, index, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    openTab(tab);
    document.getElementById(`${areaId}${tab.id}`)?.focus();
  };
  return (
    <div className={styles.bar}>
      <div ref={bar} className={styles.tabs}>
        <div ref={strip} className={styles.strip} onWheel={scrollSideways} {...drag.handlers}>
          {/* ARIA forbids close buttons inside a tab or among the tabs, so the list owns its tabs by id. */}
          <div
            role="tablist"
            aria-label={words('editor-area.tabs')}
            aria-owns={tabs.map((tab) => `${areaId}${tab.id}`).join(' ')}
          />
          {tabs.map((tab, index) => (
            <TabHandle
              key={tab.id}
              tab={tab}
              path={shown[index]?.path ?? tab.path}
              label={labels[index] ?? { name: tab.path, folder: null }}
              active={tab.id === activeId}
              isPreview={tab.id === column.previewTab}
              isPinned={column.pinnedTabs.includes(tab.id)}
              areaId={areaId}
              place={index}
              edge={drag.edgeAt(index)}
              onDrag={(event) => drag.start(event, tab)}
              onWalk={(event) => walk(event, index)}
            />
          ))}
        </div>
        {overflows && <OpenTabs tabs={tabs} activeId={activeId} areaId={areaId} />}
      </div>
      {children}
    </div>
  );
}

/** A vertical wheel scrolls the strip sideways. */
function scrollSideways({ currentTarget, deltaX, deltaY }: WheelEvent): void {
  if (Math.abs(deltaY) > Math.abs(deltaX)) currentTarget.scrollLeft += deltaY;
}

/** The tab of a batch has the name of the file that its review shows. */
function useShownTabs(tabs: readonly Tab[]): readonly Tab[] {
  const batches = useBatches();
  return tabs.map((tab) => {
    if (tab.kind !== 'proposal') return tab;
    const path = pathInFront(batches, callKeyOf(tab.chatId, tab.callId));
    return path === null ? tab : { ...tab, path };
  });
}

type TabHandleProps = {
  readonly tab: Tab;
  /** Of the file that it shows. */
  readonly path: string;
  readonly label: TabLabel;
  readonly active: boolean;
  readonly isPreview: boolean;
  readonly isPinned: boolean;
  readonly areaId: string;
  /** In the strip, from 0. */
  readonly place: number;
  /** The edge where a dragged tab would go. */
  readonly edge: ReturnType<TabDrag['edgeAt']>;
  onDrag(event: DragEvent): void;
  onWalk(event: KeyboardEvent): void;
};

function TabHandle(props: TabHandleProps): ReactElement {
  const { tab, path: shownPath, label, active, isPreview, isPinned, areaId, onWalk } = props;
  const handle = useRef<HTMLDivElement>(null);
  const isUnsaved = useUnsaved(({ files }) => tab.kind === 'file' && files[tab.path] !== undefined);
  const problem = useProblems(({ marks }) => (tab.kind === 'file' ? marks.get(tab.path) : undefined));
  useEffect(() => (active && handle.current ? keepInSight(handle.current) : undefined), [active]);

  const Icon = tab.kind === 'file' ? fileIcon(label.name) : tabIcons[tab.kind];
  const CloseIcon = isPinned ? Pin : X;
  const name = visibleText(label.name);
  const path = shownPath === '' ? name : visibleText(dataFileAt(shownPath) ?? shownPath);
  const movedTo = useMovedTo(tab);
  const place = movedTo === undefined ? path : `${path} → ${visibleText(movedTo)}`;
  const pressKey = (event: KeyboardEvent<HTMLElement>) => {
    if (isMenuKey(event.nativeEvent)) {
      event.preventDefault();
      return openMenuOf(event.currentTarget.id);
    }
    if (event.key !== 'Delete') return onWalk(event);
    event.preventDefault();
    if (!isPinned) closeAndKeepFocus(tab.id, areaId);
  };
  const middleClick = (event: MouseEvent) => {
    if (event.button === 1 && !isPinned) requestClose(tab.id);
  };
  const shown = (
    // biome-ignore lint/a11y/noStaticElementInteractions: the mouse drags it; commands move the tab by keys
    <div
      ref={handle}
      className={styles.handle}
      data-active={active || undefined}
      data-edge={props.edge}
      {...{ [placeAttribute]: props.place }}
      draggable
      onDragStart={props.onDrag}
    >
      <button
        type="button"
        id={`${areaId}${tab.id}`}
        role="tab"
        className={styles.tab}
        aria-selected={active}
        aria-controls={active ? `${areaId}panel` : undefined}
        aria-keyshortcuts="Delete"
        tabIndex={active ? 0 : -1}
        title={isPreview ? words('editor-area.preview-tab', { path }) : place}
        onClick={() => openTab(tab)}
        onDoubleClick={() => keepTab(tab.id)}
        onAuxClick={middleClick}
        onKeyDown={pressKey}
      >
        <Icon aria-hidden size={15} strokeWidth={1.5} className={styles.icon} />
        <span data-preview={isPreview || undefined} data-problem={problem} className={styles.name}>
          {name}
        </span>
        {problem && <span className="visually-hidden">{words(problemTexts[problem])}</span>}
        {isPreview && <span className="visually-hidden">{words('editor-area.preview')}</span>}
        {isUnsaved && <span className="visually-hidden">{words('saving.unsaved')}</span>}
        {label.folder !== null && <span className={styles.folder}>{visibleText(label.folder)}</span>}
        {tab.kind === 'proposal' && <span className={styles.kind}>{words('editor-area.proposal')}</span>}
      </button>
      <button
        type="button"
        className={styles.close}
        data-unsaved={isUnsaved || undefined}
        data-pinned={isPinned || undefined}
        aria-label={isPinned ? words('editor-area.unpin', { name }) : words(closeTexts[tab.kind], { name })}
        tabIndex={active ? 0 : -1}
        onClick={() => (isPinned ? unpinTab(tab.id) : requestClose(tab.id))}
      >
        {isUnsaved && <span aria-hidden className={styles.dot} />}
        <CloseIcon aria-hidden size={14} strokeWidth={1.75} />
      </button>
    </div>
  );
  return <ContextMenu label={name} area={shown} items={() => tabMenuItems(tab)} />;
}

/** Keeps the tab visible in the strip when either changes its width, until the returned function is called. */
function keepInSight(handle: HTMLElement): () => void {
  const show = () => handle.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  show();
  const sizes = new ResizeObserver(show);
  for (const element of [handle, handle.parentElement]) if (element) sizes.observe(element);
  return () => sizes.disconnect();
}

/** The new path of a proposal's file if the user renamed it. */
function useMovedTo(tab: Tab): string | undefined {
  return useServerState(({ chats }) => {
    const phase = tab.kind === 'proposal' ? chats[tab.chatId]?.calls[tab.callId]?.phase : undefined;
    const subject = phase?.phase === 'waiting' ? phase.question.subject : undefined;
    return subject?.kind === 'file-change' ? subject.movedTo : undefined;
  });
}

const problemTexts = {
  error: 'project-panel.remark-errors',
  warning: 'project-panel.remark-warnings',
} as const;

const closeTexts = {
  file: 'editor-area.close-file',
  proposal: 'editor-area.close-proposal',
  replace: 'editor-area.close-file',
  changes: 'editor-area.close-file',
} as const;

/** The focus moves from the closed tab to the tab that comes to the front, or to the other column. */
function closeAndKeepFocus(tabId: string, areaId: string): void {
  flushSync(() => requestClose(tabId));
  const next = document.querySelector<HTMLElement>(`[id^="${areaId}"][aria-selected="true"]`);
  if (next) next.focus();
  else focusRegion('editor');
}

/**
 * Whether the contents of `strip` are wider than `bar`, which contains the strip and its overflow button. A new
 * `content` causes a new measurement.
 */
function useOverflow(
  bar: RefObject<HTMLElement | null>,
  strip: RefObject<HTMLElement | null>,
  content: unknown,
): boolean {
  const [overflows, setOverflows] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content has other elements to watch
  useEffect(() => {
    const [outer, inner] = [bar.current, strip.current];
    if (!outer || !inner) return;
    const look = () => setOverflows(inner.scrollWidth > outer.clientWidth);
    const sizes = new ResizeObserver(look);
    for (const element of [outer, ...inner.children]) sizes.observe(element);
    look();
    return () => sizes.disconnect();
  }, [bar, strip, content]);
  return overflows;
}
