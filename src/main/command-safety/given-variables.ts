import { type Text, textOf } from '@shared/texts/text';
import { nameOfAssignment } from './syntax/assignments';

// Variables that are set for a command: which of them do not change what it does.

/** Why a reading command may do more with these variables, for the user; null if they do not matter. */
export function variablesProblem(assignments: readonly string[]): Text | null {
  const odd = assignments.map(nameOfAssignment).find((name) => !ownName.test(name) && !plain.test(name));
  return odd === undefined ? null : textOf('reads.sets-variable', { name: odd });
}

/** Whether a rule that allows the command also covers it with these variables. */
export function areHarmless(assignments: readonly string[]): boolean {
  return assignments
    .map(nameOfAssignment)
    .every((name) => ownName.test(name) || plain.test(name) || usual.test(name));
}

/** Lower-case names, as in scripts of users. No reading program without network access uses one. */
const ownName = /^(?!.*_proxy$)[a-z_][a-z\d_]*$/;
const plain = /^(?:LC_\w+|LANG|LANGUAGE|TZ|CI|NO_COLOR|FORCE_COLOR|CLICOLOR|COLUMNS|LINES|TERM)$/;
const usual =
  /^(?:NODE_ENV|DEBUG|PORT|HOST|VERBOSE|LOG_LEVEL|RUST_LOG|RUST_BACKTRACE|CARGO_TERM_COLOR|HUSKY|DISABLE_\w+|SKIP_\w+|VITEST_\w+|JEST_\w+|TEST_\w+|MIX_ENV|RAILS_ENV|RACK_ENV|APP_ENV|GOOS|GOARCH|CGO_ENABLED)$/;
