import type { CSSProperties, ReactElement } from 'react';
import output from '../../parts/output.module.css';
import { visibleProse } from '../../ui/visible-text';
import { LinkedText } from '../places/PlaceLink';
import type { AnsiLine, AnsiSpan } from './ansi-lines';

const names = ['black', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white'];

/** Lines of a command's output in the colours of its escape sequences. */
export function AnsiText({
  lines,
  label,
}: {
  readonly lines: readonly AnsiLine[];
  readonly label: string;
}): ReactElement {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
    <pre className={output.long} tabIndex={0} role="log" aria-label={label}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place.
        <div key={index}>{line.length === 0 ? '\u00a0' : line.map(span)}</div>
      ))}
    </pre>
  );
}

function span(part: AnsiSpan, index: number): ReactElement {
  return (
    <span key={index} style={styleOf(part)}>
      <LinkedText text={part.text} shown={visibleProse} />
    </span>
  );
}

function styleOf({ color, bold, dim }: AnsiSpan): CSSProperties {
  const name = color === null ? null : `${color >= 8 ? 'bright-' : ''}${names[color % 8]}`;
  return {
    ...(name !== null && { color: `var(--color-ansi-${name})` }),
    ...(bold && { fontWeight: 700 }),
    ...(dim && name === null && { color: 'var(--color-text-faint)' }),
  };
}
