import { gitCommand } from './command-hazards';
import { programName } from './wrappers';

// What a reading command looks into without naming it: the files below the folders it goes through, and what git shows
// of a whole repository. Names that are only listed (`find`, `ls -R`) are not meant.

export type Search = 'nothing' | 'repository' | readonly string[];

export type SearchFrom = {
  /** The paths it is known to look at. */
  readonly seen: readonly string[];
  /** It gets the output of another command. */
  readonly isPiped: boolean;
};

/** Paths are as the command is given them. */
export function searchOf(words: readonly string[], { seen, isPiped }: SearchFrom): Search {
  const name = programName(words);
  const rest = words.slice(1);
  const here = seen.length > 0 ? seen : ['.'];
  switch (name) {
    case 'git':
      return gitSearch(words);
    case 'rg':
      return isPiped && seen.length === 0 ? 'nothing' : here;
    case 'grep':
    case 'egrep':
    case 'fgrep':
    case 'diff':
      return rest.some((word) => goesDown.test(word)) ? here : 'nothing';
    default:
      return 'nothing';
  }
}

/** `-r` among the letters of a flag, or `recurse` as what is done with directories. */
const goesDown = /^-[a-z]*r|^--(?:rec|deref|dir)|^-[a-z]*d/i;

const showing = /^(?:grep|diff|show|cat-file|stash|whatchanged|archive|format-patch|range-diff)$/;
const patch = /^-(?:[a-z]*[pucLU]|-(?:patch|unified|cc|word-diff|color-words|function-context|remerge))/;

/** Only behind `--` are names surely paths, and only without git's own patterns in them. */
function gitSearch(words: readonly string[]): Search {
  const { name, rest } = gitCommand(words);
  if (!showing.test(name) && !(name === 'log' && rest.some((word) => patch.test(word)))) return 'nothing';
  const end = rest.indexOf('--');
  const paths = end === -1 ? [] : rest.slice(end + 1);
  const isNarrow = /^(?:grep|diff|log)$/.test(name) && paths.length > 0;
  return isNarrow && !paths.some((path) => /^:|[*?[]/.test(path)) ? paths : 'repository';
}
