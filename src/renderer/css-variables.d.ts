import 'react';

declare module 'react' {
  /** Styles may set CSS variables. */
  interface CSSProperties {
    readonly [variable: `--${string}`]: string | number;
  }
}
