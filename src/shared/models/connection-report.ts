import type { AnyText } from '../texts/text';
import type { Change } from './learned-schema';

// The outcome of a connection test: what of a model works.

export type ConnectionPart = 'answer' | 'tools' | 'tool-result' | 'reasoning' | 'images' | 'context-window';

export type ConnectionLine = {
  readonly part: ConnectionPart;
  /** `unclear`: the server took the request, but the model did something else. `none`: nothing to say against it. */
  readonly state: 'works' | 'fails' | 'unclear' | 'none';
  readonly told: AnyText;
};

export type ConnectionReport = {
  readonly lines: readonly ConnectionLine[];
  /** What the test taught of the server. Pilotfish keeps it, as in a chat. */
  readonly learned: readonly Change[];
};
