import 'katex/dist/katex.min.css';
import { ParseError, renderToString } from 'katex';
import type { Formula } from './marked-math';

// The only module that uses KaTeX: turns TeX into HTML with MathML. Loaded when the first formula is shown.

/** Null if KaTeX fails. The result contains no address, class or style of the source (`trust`). */
export function drawFormula({ tex, display }: Formula): string | null {
  try {
    return renderToString(tex, { displayMode: display, strict: 'ignore', trust: false, maxExpand, maxSize });
  } catch (error) {
    // A source that is nested too deeply overflows the stack.
    if (error instanceof ParseError || error instanceof RangeError) return null;
    throw error;
  }
}

/** The maximum number of macro expansions. Formulas that people write use few. */
const maxExpand = 200;
/** In em: the maximum size of a rule or a space. */
const maxSize = 50;
