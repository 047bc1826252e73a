// Whether a repository's configuration makes git run a program, or show a file, of the repository's choosing. Known by
// its keys, each of which must be known to be harmless for a git that is pinned (`project/git.ts`).

/** The first key of the text of a configuration that is not known to be harmless, or null. */
export function hazardousKey(config: string): string | null {
  let section: Section = { name: '', isNamed: false };
  for (const line of config.split(/\r?\n/)) {
    // Whether the next line goes on with this one depends on comments and quotes.
    if (line.endsWith('\\')) return 'something unreadable';
    const header = /^\s*\[\s*([\w.-]+)\s*("(?:[^"\\]|\\.)*")?\s*\]\s*/.exec(line);
    if (header) section = { name: (header[1] ?? '').toLowerCase(), isNamed: header[2] !== undefined };
    const rest = line.slice(header?.[0].length ?? 0).trim();
    if (rest === '' || /^[#;]/.test(rest)) continue;
    const [, name = '', value = ''] = /^([a-z][a-z\d-]*)\s*(?:=\s*(.*))?$/i.exec(rest) ?? [];
    if (name === '')
      return section.name === '' ? 'something unreadable' : `something unreadable in [${section.name}]`;
    const key = `${section.name}.${name.toLowerCase()}`;
    if (!isHarmless(key, section, value)) return key;
  }
  return null;
}

type Section = {
  readonly name: string;
  /** It is one of several, as in `[branch "main"]`. */
  readonly isNamed: boolean;
};

function isHarmless(key: string, { isNamed }: Section, value: string): boolean {
  if (isNamed) return namedKeys.test(key);
  if (key === 'core.bare') return /^(?:false|no|off|0)$/i.test(value.trim());
  // The monitor that git brings itself; no monitor is asked where git is pinned.
  if (key === 'core.fsmonitor') return /^(?:false|no|off|0|true|yes|on|1)$/i.test(value.trim());
  return plainKeys.test(key);
}

/** Key by key: a section as a whole may get a key tomorrow that names a program or a file. */
const plainKeys = keys({
  core: [
    ...['repositoryformatversion', 'filemode', 'logallrefupdates', 'ignorecase', 'precomposeunicode'],
    ...['symlinks', 'autocrlf', 'eol', 'safecrlf', 'quotepath', 'abbrev', 'longpaths', 'untrackedcache'],
    ...['preloadindex', 'sparsecheckout', 'sparsecheckoutcone', 'compression', 'fscache', 'hidedotfiles'],
    ...['sharedrepository', 'commentchar', 'whitespace', 'editor', 'checkstat', 'trustctime', 'hookspath'],
  ],
  user: ['name', 'email', 'signingkey'],
  commit: ['gpgsign'],
  tag: ['gpgsign'],
  remote: ['pushdefault'],
  branch: ['autosetupmerge', 'autosetuprebase', 'sort'],
  pull: ['rebase', 'ff'],
  push: ['default', 'autosetupremote', 'followtags', 'useforceifincludes'],
  fetch: ['prune', 'prunetags', 'parallel', 'writecommitgraph', 'showforcedupdates'],
  merge: ['ff', 'conflictstyle', 'log', 'renames', 'renamelimit', 'stat', 'autostash', 'verbosity'],
  rebase: ['autosquash', 'autostash', 'stat', 'updaterefs', 'missingcommitscheck', 'abbreviatecommands'],
  rerere: ['enabled', 'autoupdate'],
  gc: ['auto', 'autodetach', 'autopacklimit', 'pruneexpire', 'reflogexpire', 'reflogexpireunreachable'],
  maintenance: ['auto', 'strategy'],
  pack: ['threads', 'window', 'windowmemory', 'depth', 'compression', 'packsizelimit', 'writebitmaps'],
  index: ['threads', 'version', 'skiphash'],
  feature: ['manyfiles', 'experimental'],
  color: ['ui', 'branch', 'diff', 'status', 'grep', 'decorate', 'interactive', 'showbranch'],
  advice: ['detachedhead', 'statushints', 'skippedcherrypicks', 'addignoredfile', 'addemptypathspec'],
  status: ['short', 'branch', 'showuntrackedfiles', 'relativepaths', 'renames', 'aheadbehind', 'showstash'],
  init: ['defaultbranch'],
  // Read by `git blame` alone, which asks because of it.
  blame: ['date', 'coloring', 'showemail', 'showroot', 'blankboundary', 'ignorerevsfile'],
  versionsort: ['suffix'],
  log: ['date', 'decorate', 'abbrevcommit', 'follow'],
  diff: [
    ...['algorithm', 'renames', 'renamelimit', 'colormoved', 'mnemonicprefix', 'noprefix', 'context'],
    ...['wserrorhighlight'],
  ],
  lfs: ['repositoryformatversion', 'url', 'locksverify'],
});

const namedKeys = keys({
  remote: ['url', 'fetch', 'pushurl', 'tagopt', 'prune', 'push', 'mirror', 'gh-resolved'],
  branch: [
    ...['remote', 'merge', 'rebase', 'pushremote', 'description', '[\\w-]*merge-base', 'github-pr-[\\w-]+'],
  ],
  lfs: ['locksverify', 'access'],
});

function keys(sections: Readonly<Record<string, readonly string[]>>): RegExp {
  const known = Object.entries(sections).map(([section, names]) => `${section}\\.(?:${names.join('|')})`);
  return new RegExp(`^(?:${known.join('|')})$`);
}
