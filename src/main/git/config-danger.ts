import { type AnyText, textOf } from '@shared/texts/text';
import { type ConfigLine, configLines } from './config-lines';

// Configuration check: whether a repository's own makes git run a program, or show a file, of the repository's
// choosing. Known by its keys, each of which must be known to be harmless for a git that is pinned (`base/processes/git.ts`).

/** The first key of the text of a configuration that is not known to be harmless, or null. */
export function dangerousKey(config: string): AnyText | null {
  for (const line of configLines(config)) {
    if (line.kind === 'unreadable')
      return line.section === null
        ? textOf('repository.unreadable-setting')
        : textOf('repository.unreadable-section', { section: line.section });
    if (!isHarmless(line)) return line.key;
  }
  return null;
}

type Setting = Extract<ConfigLine, { kind: 'setting' }>;

function isHarmless({ key, isNamed, value }: Setting): boolean {
  if (isNamed) return namedKeys.test(key);
  if (key === 'core.bare') return /^(?:false|no|off|0)$/i.test(value.trim());
  // The monitor that git brings itself; no monitor is asked where git is pinned.
  if (key === 'core.fsmonitor') return /^(?:false|no|off|0|true|yes|on|1)$/i.test(value.trim());
  if (key === 'extensions.objectformat') return value.trim() === 'sha1';
  // By a signature it could only be sorted with another program.
  if (/^(?:branch|tag)\.sort$/.test(key)) return /^"?(?!.*sign)[\w:*-]+"?$/i.test(value.trim());
  return plainKeys.test(key);
}

/** Of the sections that only changing, merging, fetching and sending ask for, or other programs than git. */
const any = '[\\w-]+';

/** Else key by key: a section as a whole may get a key tomorrow that names a program or a file. */
const plainKeys = keys({
  // Objects that are missing are fetched by a git of its own: `partialclone` and `remote.promisor` are not harmless.
  extensions: ['worktreeconfig', 'relativeworktrees'],
  core: [
    ...['repositoryformatversion', 'filemode', 'logallrefupdates', 'ignorecase', 'precomposeunicode'],
    ...['symlinks', 'autocrlf', 'eol', 'safecrlf', 'quotepath', 'abbrev', 'longpaths', 'untrackedcache'],
    ...['preloadindex', 'sparsecheckout', 'sparsecheckoutcone', 'compression', 'fscache', 'hidedotfiles'],
    ...['sharedrepository', 'commentchar', 'whitespace', 'editor', 'checkstat', 'trustctime', 'hookspath'],
    // The pin names others, or there is nothing to be fetched or sent.
    ...['excludesfile', 'attributesfile', 'pager', 'sshcommand'],
  ],
  user: [any],
  // Git takes no other name for one of its own commands.
  alias: [any],
  gui: [any],
  gitflow: [any],
  lfs: [any],
  credential: [any],
  http: [any],
  init: [any],
  advice: [any],
  i18n: [any],
  color: [any],
  pull: [any],
  push: [any],
  rebase: [any],
  rerere: [any],
  checkout: ['defaultremote', 'guess'],
  commit: ['gpgsign', 'template', 'verbose', 'status', 'cleanup'],
  gpg: ['format'],
  submodule: ['active'],
  tag: ['gpgsign'],
  remote: ['pushdefault'],
  branch: ['autosetupmerge', 'autosetuprebase'],
  fetch: ['prune', 'prunetags', 'parallel', 'writecommitgraph', 'showforcedupdates', 'recursesubmodules'],
  merge: [
    ...['ff', 'conflictstyle', 'log', 'renames', 'renamelimit', 'stat', 'autostash', 'verbosity'],
    ...['tool', 'guitool'],
  ],
  gc: ['auto', 'autodetach', 'autopacklimit', 'pruneexpire', 'reflogexpire', 'reflogexpireunreachable'],
  maintenance: ['auto', 'strategy'],
  pack: ['threads', 'window', 'windowmemory', 'depth', 'compression', 'packsizelimit', 'writebitmaps'],
  index: ['threads', 'version', 'skiphash'],
  feature: ['manyfiles', 'experimental'],
  status: ['short', 'branch', 'showuntrackedfiles', 'relativepaths', 'renames', 'aheadbehind', 'showstash'],
  // Read by `git blame` alone, which asks because of it.
  blame: ['date', 'coloring', 'showemail', 'showroot', 'blankboundary', 'ignorerevsfile'],
  versionsort: ['suffix'],
  log: ['date', 'decorate', 'abbrevcommit', 'follow'],
  diff: [
    ...['algorithm', 'renames', 'renamelimit', 'colormoved', 'mnemonicprefix', 'noprefix', 'context'],
    ...['wserrorhighlight', 'tool', 'guitool'],
  ],
});

const namedKeys = keys({
  alias: ['command'],
  branch: [any],
  color: [any],
  credential: [any],
  gitflow: [any],
  http: [any],
  lfs: [any],
  // No flag that merges anew (`--remerge-diff`) is known to only read.
  merge: ['name', 'driver', 'recursive'],
  remote: ['(?!promisor|partialclonefilter|vcs|uploadpack|receivepack)[\\w-]+'],
  submodule: ['active', 'branch', 'fetchrecursesubmodules', 'shallow', 'update', 'url'],
  url: ['insteadof', 'pushinsteadof'],
});

function keys(sections: Readonly<Record<string, readonly string[]>>): RegExp {
  const known = Object.entries(sections).map(([section, names]) => `${section}\\.(?:${names.join('|')})`);
  return new RegExp(`^(?:${known.join('|')})$`);
}
