import { describe, expect, it } from 'vitest';
import { deniedText, planModeText, unattendedProtectedText, unattendedText } from '../policy/refusal-words';
import {
  editedText,
  interruptedText,
  rejectedText,
  repeatedText,
  skippedText,
  staleText,
  stoppedRunningText,
  stoppedText,
  supersededText,
} from './wording';

describe('the words for the model', () => {
  it.each([
    [
      'a proposal that was edited',
      editedText('--- a\n+++ a\n@@ -1,1 +1,1 @@\n-one\n+two\n'),
      'The user changed your proposal before accepting it. Diff from proposed to applied:\n--- a\n+++ a\n@@ -1,1 +1,1 @@\n-one\n+two\nThe file now contains the applied version.',
    ],
    [
      'a rejected change, without a reason',
      rejectedText('edit', '/p/a.ts', null),
      'The user rejected this call to edit. It was NOT executed; /p/a.ts is unchanged. This is a user decision, not a tool failure. Do not retry the same call or reach the same effect another way. No reason was given; choose another approach or ask the user.',
    ],
    [
      'a rejected call that changes no file, with a reason',
      rejectedText('glob', null, 'too broad'),
      "The user rejected this call to glob. It was NOT executed. This is a user decision, not a tool failure. Do not retry the same call or reach the same effect another way. User's reason: too broad",
    ],
    [
      'a skipped call',
      skippedText('edit'),
      'Not executed: the user rejected an earlier call in this batch (edit) and asked for a new plan.',
    ],
    ['a call that was stopped before it ran', stoppedText, 'Not executed: the user stopped the turn.'],
    [
      'a call that was stopped while it ran',
      stoppedRunningText(12_340, 'half\nof it'),
      'Stopped by the user after 12.3 s. Partial output follows; side effects may have happened.\nhalf\nof it',
    ],
    [
      'a stopped call that had said nothing',
      stoppedRunningText(3_000, ''),
      'Stopped by the user after 3 s. Partial output follows; side effects may have happened.\n(no output)',
    ],
    [
      'a call that ran when the application ended',
      interruptedText,
      'Interrupted: the application ended while this call was running. Side effects may have happened; look before you try again.',
    ],
    [
      'a superseded call',
      supersededText,
      'Not executed: the user sent a new message instead of deciding. Read that message first.',
    ],
    [
      'a denied call',
      deniedText({ effect: 'deny', tool: 'edit', match: 'src/**', scope: 'project' }),
      'Not executed: blocked by rule "deny edit src/**" (project). This was not a decision by the user in this moment.',
    ],
    [
      'a stale proposal',
      staleText('/p/a.ts'),
      'Not applied: /p/a.ts changed on disk after the proposal. Read it again before editing. Nothing was written.',
    ],
    [
      'a rejected call that comes again',
      repeatedText(null),
      'Refused without asking: identical to a call the user rejected.',
    ],
    [
      'a call that comes again and was rejected for a reason',
      repeatedText('not now'),
      'Refused without asking: identical to a call the user rejected: not now.',
    ],
    [
      'a change in plan mode',
      planModeText,
      'Not executed: the chat is in plan mode, where nothing is changed. Describe the change in your plan instead.',
    ],
    [
      'a call nobody is there for',
      unattendedText,
      'Not executed: nobody is there to approve it. Run with --mode accept-edits or --mode auto.',
    ],
    [
      'a protected file nobody is there for',
      unattendedProtectedText('.env is a protected file'),
      'Not executed: .env is a protected file. Nobody is there to approve it.',
    ],
  ])('are fixed for %s', (_what, text, expected) => {
    expect(text).toBe(expected);
  });
});
