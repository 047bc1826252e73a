import type { AnyText } from '../texts/text';
import type { Change } from './learned-schema';

// The outcome of a connection test: the features of a model that work.

export type ConnectionPart = 'answer' | 'tools' | 'tool-result' | 'reasoning' | 'images' | 'context-window';

export type ConnectionLine = {
  readonly part: ConnectionPart;
  /** `unclear`: the server accepted the request, but the model did something else. `none`: without a finding. */
  readonly state: 'works' | 'fails' | 'unclear' | 'none';
  readonly told: AnyText;
};

export type ConnectionReport = {
  readonly lines: readonly ConnectionLine[];
  /** The lessons of the test about the server. Pilotfish stores them, as in a chat. */
  readonly learned: readonly Change[];
};
