import 'katex/dist/katex.min.css';
import { ParseError, renderToString } from 'katex';
import type { Formula } from './marked-math';

// The only door to KaTeX: TeX in, HTML with MathML beside it out. Loaded when the first formula is shown.

/** Null where it is no TeX that can be drawn. Nothing in it names an address, a class or a style (`trust`). */
export function drawFormula({ tex, display }: Formula): string | null {
  try {
    return renderToString(tex, { displayMode: display, strict: 'ignore', trust: false, maxExpand, maxSize });
  } catch (error) {
    // Nested too deep, it is more than the stack holds.
    if (error instanceof ParseError || error instanceof RangeError) return null;
    throw error;
  }
}

/** Of macros; a formula of a person needs none. */
const maxExpand = 200;
/** In em: what a rule or a space may take. */
const maxSize = 50;
