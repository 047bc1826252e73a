import { Check, CirclePause, CircleStop, CircleX, MessageCircleQuestionMark } from 'lucide-react';

/**
 * The picture of each state, wherever it shows: of a chat, a call, a command. They are told apart by their form; what
 * runs has the spinner.
 */
export const stateIcons = {
  waits: MessageCircleQuestionMark,
  done: Check,
  failed: CircleX,
  /** By the person, or because the application ended. */
  stopped: CircleStop,
  /** Goes on when the person wants it. */
  paused: CirclePause,
} as const;

/** Why a turn does not go on. */
export const pauseIcons = {
  failed: stateIcons.failed,
  interrupted: stateIcons.stopped,
  rounds: stateIcons.paused,
  budget: stateIcons.paused,
} as const;
