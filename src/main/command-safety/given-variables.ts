import { type Text, textOf } from '@shared/texts/text';
import { nameOfAssignment } from './syntax/assignments';

// Variables that are set for a command: which of them leave it what it is.

/** Why it is not known to only read with them, as the person reads it; null when they are nothing to it. */
export function variablesProblem(assignments: readonly string[]): Text | null {
  const odd = assignments.map(nameOfAssignment).find((name) => !ownName.test(name) && !plain.test(name));
  return odd === undefined ? null : textOf('reads.sets-variable', { name: odd });
}

/** Whether what is allowed without them is as good as allowed with them. */
export function areHarmless(assignments: readonly string[]): boolean {
  return assignments
    .map(nameOfAssignment)
    .every((name) => ownName.test(name) || plain.test(name) || usual.test(name));
}

/** As people call their own; programs that only read know none of these, as long as they reach nothing. */
const ownName = /^(?!.*_proxy$)[a-z_][a-z\d_]*$/;
const plain = /^(?:LC_\w+|LANG|LANGUAGE|TZ|CI|NO_COLOR|FORCE_COLOR|CLICOLOR|COLUMNS|LINES|TERM)$/;
const usual =
  /^(?:NODE_ENV|DEBUG|PORT|HOST|VERBOSE|LOG_LEVEL|RUST_LOG|RUST_BACKTRACE|CARGO_TERM_COLOR|HUSKY|DISABLE_\w+|SKIP_\w+|VITEST_\w+|JEST_\w+|TEST_\w+|MIX_ENV|RAILS_ENV|RACK_ENV|APP_ENV|GOOS|GOARCH|CGO_ENABLED)$/;
