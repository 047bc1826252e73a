import { type AnyText, textOf } from '@shared/texts/text';
import { type ConfigLine, configLines } from './config-lines';

// Configuration check: whether the configuration of a repository makes git run a program, or show a file, that the
// repository chooses. Each key must be known to be harmless for a pinned git (`base/processes/git.ts`).

/** The first key of a configuration that is not known to be harmless, or null. */
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
  // The monitor that git contains. A pinned git skips monitors.
  if (key === 'core.fsmonitor') return /^(?:false|no|off|0|true|yes|on|1)$/i.test(value.trim());
  if (key === 'extensions.objectformat') return value.trim() === 'sha1';
  // Sorting by a signature would need another program.
  if (/^(?:branch|tag)\.sort$/.test(key)) return /^"?(?!.*sign)[\w:*-]+"?$/i.test(value.trim());
  return plainKeys.test(key);
}

/**
 * For sections that only git's commands for changing, merging, fetching and sending read, or that other programs read.
 */
const any = '[\\w-]+';

/** The other sections list each key, because a later git may add a key that names a program or a file. */
const plainKeys = keys({
  // Git starts another git to fetch missing objects, so `partialclone` and `remote.promisor` are dangerous.
  extensions: ['worktreeconfig', 'relativeworktrees'],
  core: [
    ...['repositoryformatversion', 'filemode', 'logallrefupdates', 'ignorecase', 'precomposeunicode'],
    ...['symlinks', 'autocrlf', 'eol', 'safecrlf', 'quotepath', 'abbrev', 'longpaths', 'untrackedcache'],
    ...['preloadindex', 'sparsecheckout', 'sparsecheckoutcone', 'compression', 'fscache', 'hidedotfiles'],
    ...['sharedrepository', 'commentchar', 'whitespace', 'editor', 'checkstat', 'trustctime', 'hookspath'],
    // The pin overrides these keys, or they only affect fetching and sending.
    ...['excludesfile', 'attributesfile', 'pager', 'sshcommand'],
  ],
  user: [any],
  // Git ignores an alias with the name of one of its own commands.
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
  // Only `git blame` reads this section, and Pilotfish asks the user because of it.
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
  // No flag that merges anew (`--remerge-diff`) is known to be read-only.
  merge: ['name', 'driver', 'recursive'],
  remote: ['(?!promisor|partialclonefilter|vcs|uploadpack|receivepack)[\\w-]+'],
  submodule: ['active', 'branch', 'fetchrecursesubmodules', 'shallow', 'update', 'url'],
  url: ['insteadof', 'pushinsteadof'],
});

function keys(sections: Readonly<Record<string, readonly string[]>>): RegExp {
  const known = Object.entries(sections).map(([section, names]) => `${section}\\.(?:${names.join('|')})`);
  return new RegExp(`^(?:${known.join('|')})$`);
}
