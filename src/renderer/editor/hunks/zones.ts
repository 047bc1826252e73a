import type { monaco } from '../monaco/monaco';

// Named room between the lines of an editor: Monaco's view zones. Only visible zones have a position.

/** Room below a line; `afterLine` 0 is the top. `height` in pixels. */
export type Zone = { readonly key: string; readonly afterLine: number; readonly height: number };

export type Zones = {
  set(zones: readonly Zone[]): void;
  /** The tops of the visible zones, in pixels from the top of the text. */
  readonly tops: ReadonlyMap<string, number>;
  /** For a new text: Monaco has already dropped the zones of the old one. */
  forget(): void;
};

type Made = monaco.editor.IViewZone & { heightInPx: number };

export function createZones(editor: monaco.editor.ICodeEditor, onMoved: () => void): Zones {
  const there = new Map<string, { readonly id: string; readonly zone: Made }>();
  const tops = new Map<string, number>();
  const tell = (key: string, top: number | null) => {
    const before = tops.get(key);
    if (top === null) tops.delete(key);
    else tops.set(key, top);
    if (tops.get(key) !== before) onMoved();
  };
  const make = ({ key, afterLine, height }: Zone): Made => ({
    afterLineNumber: afterLine,
    heightInPx: height,
    domNode: document.createElement('div'),
    onDomNodeTop: (top) => tell(key, top > -outOfSight ? Math.round(top + editor.getScrollTop()) : null),
  });
  return {
    tops,
    forget() {
      there.clear();
      tops.clear();
    },
    set(wanted) {
      const names = new Set(wanted.map(({ key }) => key));
      const gone = [...there].filter(([key]) => !names.has(key));
      const changed = wanted.filter((zone) => !isAs(there.get(zone.key)?.zone, zone));
      if (gone.length + changed.length === 0) return;
      editor.changeViewZones((accessor) => {
        for (const [key, { id }] of gone) {
          accessor.removeZone(id);
          there.delete(key);
          tops.delete(key);
        }
        for (const zone of changed) {
          const known = there.get(zone.key);
          if (known) {
            Object.assign(known.zone, { afterLineNumber: zone.afterLine, heightInPx: zone.height });
            accessor.layoutZone(known.id);
          } else {
            const made = make(zone);
            there.set(zone.key, { id: accessor.addZone(made), zone: made });
          }
        }
      });
    },
  };
}

/** In pixels: Monaco moves invisible zones further up than this. */
const outOfSight = 100_000;

function isAs(made: Made | undefined, { afterLine, height }: Zone): boolean {
  return made?.afterLineNumber === afterLine && made.heightInPx === height;
}
