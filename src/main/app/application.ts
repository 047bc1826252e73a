import type { Subscriber } from '@shared/wire/store';
import type { AgentEditor } from './agents/agent-editor';
import type { AppParts } from './parts/parts';
import type { Projects } from './projects';

// The whole application, as hosts and handlers see it.

/** A window, as the main process sees it: the receiver of its events. */
export type Window = Subscriber;

export type App = AppParts & {
  readonly projects: Projects;
  readonly agents: AgentEditor;
  /** Ends running work, stores waiting calls, and closes every file. */
  close(): Promise<void>;
};
