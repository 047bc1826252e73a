import { Check, CirclePause, CircleStop, CircleX, MessageCircleQuestionMark } from 'lucide-react';

/**
 * The icon of each state of a chat, call or command, everywhere in the window. The shape distinguishes the states;
 * running uses the spinner.
 */
export const stateIcons = {
  waits: MessageCircleQuestionMark,
  done: Check,
  failed: CircleX,
  /** By the user, or because the application closed. */
  stopped: CircleStop,
  /** Continues when the user wants it. */
  paused: CirclePause,
} as const;

/** The reason why a turn paused. */
export const pauseIcons = {
  failed: stateIcons.failed,
  interrupted: stateIcons.stopped,
  rounds: stateIcons.paused,
  budget: stateIcons.paused,
} as const;
