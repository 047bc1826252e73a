import { type Text, textOf } from '@shared/texts/text';
import { mayBecomeAnother } from './added-words';
import { shells } from './launchers/launchers';
import { isLoose, launchesIn, ownWords } from './launchers/started-commands';
import { isAssignment } from './syntax/assignments';
import { nameOf } from './syntax/program-name';
import { beginsUnknown, isUnknown, mayBeSeveral, unknownText, unknownWords } from './syntax/unknown-text';

// Words that are known only when the command runs: one of them may be the program, its subcommand, or an option that
// puts the command on the hard list.

/** Why the command asks, for the user; null if the unknown words do not matter. */
export function unknownWordsDanger(words: readonly string[]): Text | null {
  if (!words.some(isUnknown) || isAssignment(words[0] ?? '')) return null;
  for (const { at, isGuess } of launchesIn(words)) {
    const started = words.slice(at);
    // The same word is judged as an argument of the launcher.
    if (isGuess && isUnknown(started[0] ?? '')) continue;
    if (started.some(isUnknown) && matters(started))
      return textOf('danger.unknown-words', { program: isUnknown(started[0] ?? '') ? '…' : nameOf(started) });
  }
  return null;
}

function matters(started: readonly string[]): boolean {
  const [program = '', ...rest] = started;
  const name = nameOf(started);
  if (isUnknown(program)) return true;
  if (containers.test(name)) return beginsUnknown(rest[0] ?? '') || rest.some(isSeveralUnknown);
  if (mayBecomeAnother(started, unknownText) || mayBecomeAnother(started, unknownWords)) return true;
  if (shells.test(name) || isLoose(started)) return rest.some(beginsUnknown);
  const own = ownWords(started);
  if (own !== null) return started.slice(1, started.length - own.command.length).some(beginsUnknown);
  if (name === 'test' || name === '[') return mayNameVariable(rest);
  if (name === 'printf') return beginsUnknown(rest[0] ?? '');
  const verbs = withVerbs.test(name) ? 1 : withTwoVerbs.test(name) ? 2 : 0;
  const behindOption = rest[0]?.startsWith('-') ? 1 : 0;
  return verbs > 0 && rest.slice(0, verbs + behindOption).some(beginsUnknown);
}

/** `test -v` evaluates its operand, and an unknown text of several words may contain both. */
function mayNameVariable(rest: readonly string[]): boolean {
  return rest.some((word, index) => {
    const before = rest[index - 1] ?? '';
    return mayBeSeveral(word) || (isUnknown(word) && (/^-[vR]$/.test(before) || beginsUnknown(before)));
  });
}

function isSeveralUnknown(word: string): boolean {
  return beginsUnknown(word) && mayBeSeveral(word);
}

const containers = /^(?:docker|podman|nerdctl|docker-compose)$/;
const withVerbs =
  /^(?:kubectl|oc|helm|terraform|tofu|pulumi|systemctl|npm|pnpm|yarn|vercel|netlify|firebase|wrangler|fly|flyctl|heroku)$/;
const withTwoVerbs = /^(?:aws|gcloud|gsutil|az|gh|glab|doctl)$/;
