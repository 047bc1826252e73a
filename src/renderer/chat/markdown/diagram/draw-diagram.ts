import mermaid from 'mermaid';
import type { DiagramColours } from './diagram-colours';

// The only door to Mermaid: a diagram's source in, a picture's address out. Loaded when somebody has a diagram drawn.

/** Given to the picture too, which has no fonts but the system's: what was measured with it fits. */
const fontFamily = 'system-ui, sans-serif';

let drawn = 0;

/** `width` in pixels. */
export type Drawn = { readonly address: string; readonly width: number };

/** An SVG as a `data:` address: a picture runs no script and loads nothing. Throws where the source is no diagram. */
export async function drawDiagram(source: string, colours: DiagramColours): Promise<Drawn> {
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    htmlLabels: false,
    suppressErrorRendering: true,
    theme: 'base',
    fontFamily,
    themeVariables: { ...colours, fontFamily, fontSize: '13px' },
  });
  drawn += 1;
  const { svg } = await mermaid.render(`diagram-${drawn}`, source);
  const [, width = '', height = ''] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  // Mermaid has it as wide as what holds it; a picture needs a size of its own, and the one of its content is that.
  const sized = svg.replace(/^<svg([^>]*?) width="[^"]*"/, `<svg$1 width="${width}" height="${height}"`);
  return {
    address: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sized)}`,
    width: Number(width),
  };
}
