import type { Subscriber } from '@shared/wire/store';
import type { AgentEditor } from './agents/agent-editor';
import type { AppParts } from './parts/parts';
import type { Projects } from './projects';

// The whole application, as the shells and the handlers know it.

/** A window, as main knows it: where its events go. */
export type Window = Subscriber;

export type App = AppParts & {
  readonly projects: Projects;
  readonly agents: AgentEditor;
  /** Ends what runs, keeps what waits, and lets go of every file. */
  close(): Promise<void>;
};
