import type { Rule } from '@shared/approval';
import type { Channel } from '@shared/channel';
import type { Subscriber } from '../base/store';
import type { OpenProject } from './open-project';
import type { AppParts } from './parts';

// The whole application, as the shells and the handlers know it.

/** A window, as main knows it: where its events go. */
export type Window = Subscriber;

export type App = AppParts & {
  project(): OpenProject | null;
  /** Opens the folder in place of the one that is open. AppError `not-found`, in words for the person, when it cannot be. */
  openProject(path: string): Promise<void>;
  /** The same for the folder of a start; if the last four that opened it died, the person is offered it instead. */
  openAtStart(path: string): Promise<void>;
  addRule(rule: Pick<Rule, 'effect' | 'tool' | 'match' | 'scope'>): Promise<void>;
  removeRule(id: string, chatId: string | undefined): Promise<void>;
  /** Answers one window over `channel` until it closes. */
  connect(channel: Channel): void;
  /** Ends what runs, keeps what waits, and lets go of every file. */
  close(): Promise<void>;
};
