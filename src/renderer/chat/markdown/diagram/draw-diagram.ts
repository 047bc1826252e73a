import mermaid from 'mermaid';
import type { DiagramColours } from './diagram-colours';

// The only module that uses Mermaid: turns a diagram's source into an image address. Loaded when the user asks for a
// diagram.

/** Also set in the image, which has only system fonts: text that was measured with this font fits. */
const fontFamily = 'system-ui, sans-serif';

let drawn = 0;

/** `width` in pixels. */
export type Drawn = { readonly address: string; readonly width: number };

/** An SVG as a `data:` address: an image runs no scripts and loads nothing. Throws if Mermaid rejects the source. */
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
  // Mermaid sets the width of the container; an image needs its own size, which is that of its content.
  const sized = svg.replace(/^<svg([^>]*?) width="[^"]*"/, `<svg$1 width="${width}" height="${height}"`);
  return {
    address: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sized)}`,
    width: Number(width),
  };
}
