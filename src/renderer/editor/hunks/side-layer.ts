import { monaco } from '../monaco/monaco';
import styles from './HunkLayer.module.css';
import { createZones, type Zone } from './zones';

// A layer over one side of a diff. Its contents scroll with the text, and Monaco makes room for them between lines.
// The layer reports what is visible, so that its user mounts only that.

export type Sight = {
  /** The visible lines and some around them, from 1. */
  readonly from: number;
  readonly to: number;
  /** The tops of the visible zones in the layer, in pixels. */
  readonly zones: ReadonlyMap<string, number>;
  /** Increases when other contents may have moved. */
  readonly version: number;
};

export type SideLayer = {
  /** The parent element for the contents. */
  readonly element: HTMLElement;
  readonly editor: monaco.editor.ICodeEditor;
  sight(): Sight;
  onSight(listen: () => void): () => void;
  setZones(zones: readonly Zone[]): void;
  dispose(): void;
};

/** Lines around the visible ones that count as visible, so that small scrolls mount nothing. */
const around = 20;

export function createSideLayer(editor: monaco.editor.ICodeEditor): SideLayer {
  const { element, place, remove } = createFrame(editor);
  const listeners = new Set<() => void>();
  let sight: Sight = { from: 1, to: around, zones: new Map(), version: 0 };
  let asked: number | null = null;
  let moved = false;
  const look = () => {
    asked = null;
    const { from, to } = linesInSight(editor, sight);
    if (from === sight.from && to === sight.to && !moved && hasSame(sight.zones, zones.tops)) return;
    sight = { from, to, zones: new Map(zones.tops), version: sight.version + (moved ? 1 : 0) };
    moved = false;
    for (const listen of listeners) listen();
  };
  const lookSoon = () => {
    asked ??= requestAnimationFrame(look);
  };
  const zones = createZones(editor, lookSoon);
  const lookAnew = () => {
    moved = true;
    lookSoon();
  };
  const told = [
    // A horizontal scroll moves the contents that follow the text of a line.
    editor.onDidScrollChange(({ scrollLeftChanged }) => (scrollLeftChanged ? lookAnew() : lookSoon())),
    editor.onDidLayoutChange(() => {
      place();
      lookAnew();
    }),
    editor.onDidContentSizeChange(lookAnew),
    editor.onDidChangeModelContent(lookAnew),
    editor.onDidChangeHiddenAreas(lookAnew),
    editor.onDidChangeViewZones(lookAnew),
    editor.onDidChangeModel(() => {
      zones.forget();
      lookAnew();
    }),
  ];
  lookAnew();
  return {
    element,
    editor,
    sight: () => sight,
    onSight(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    setZones: zones.set,
    dispose() {
      if (asked !== null) cancelAnimationFrame(asked);
      for (const listener of told) listener.dispose();
      remove();
    },
  };
}

type Frame = { readonly element: HTMLElement; place(): void; remove(): void };

function createFrame(editor: monaco.editor.ICodeEditor): Frame {
  const frame = document.createElement('div');
  const element = document.createElement('div');
  frame.className = styles.frame ?? '';
  frame.append(element);
  const place = () => {
    const { contentLeft, width, verticalScrollbarWidth, glyphMarginLeft, height } = editor.getLayoutInfo();
    const content = { left: contentLeft, width: width - contentLeft - verticalScrollbarWidth };
    frame.style.height = `${height}px`;
    element.style.setProperty('--content-left', `${content.left}px`);
    element.style.setProperty('--content-width', `${content.width}px`);
    const { fontSize, lineHeight } = editor.getOption(monaco.editor.EditorOption.fontInfo);
    element.style.setProperty('--font-size', `${fontSize}px`);
    element.style.setProperty('--line-height', `${lineHeight}px`);
    element.style.setProperty('--margin-left', `${glyphMarginLeft}px`);
  };
  const scroll = () => {
    element.style.transform = `translateY(${-editor.getScrollTop()}px)`;
  };
  const scrolled = editor.onDidScrollChange(scroll);
  // Monaco scrolls only by wheel events that it receives itself.
  frame.addEventListener('wheel', (event) => scrollBy(editor, event), { passive: true });
  editor.getContainerDomNode().append(frame);
  place();
  scroll();
  return {
    element,
    place,
    remove() {
      scrolled.dispose();
      frame.remove();
    },
  };
}

/** Keeps the previous range while the visible lines are well inside it. */
function linesInSight(editor: monaco.editor.ICodeEditor, before: Sight): { from: number; to: number } {
  const ranges = editor.getVisibleRanges();
  const first = ranges[0]?.startLineNumber ?? 1;
  const last = ranges.at(-1)?.endLineNumber ?? 1;
  const isAmong = before.from <= Math.max(1, first - around / 2) && before.to >= last + around / 2;
  const isTight = before.to - before.from <= last - first + 4 * around;
  return isAmong && isTight ? before : { from: Math.max(1, first - around), to: last + around };
}

function hasSame(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean {
  return one.size === other.size && [...one].every(([key, top]) => other.get(key) === top);
}

/** Monaco's types lack this method; Monaco has it. */
function scrollBy(editor: object, event: WheelEvent): void {
  if (delegates(editor)) editor.delegateScrollFromMouseWheelEvent(event);
}

type Delegates = { delegateScrollFromMouseWheelEvent(event: WheelEvent): void };

function delegates(editor: object): editor is Delegates {
  return 'delegateScrollFromMouseWheelEvent' in editor;
}
