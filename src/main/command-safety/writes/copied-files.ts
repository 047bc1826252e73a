import { posix } from 'node:path';
import type { Argument, Arguments } from '../syntax/command-arguments';
import { type Change, change, knownLater, type PathChange, unreadable } from './change';
import { type Reader, strict } from './write-reader';

// Copies: programs that put files at a path, or into a folder under their own names. The options are those of GNU
// coreutils, rsync and OpenSSH, in which the same letter has different meanings.

const targets =
  '-t: --target-directory: -T --no-target-directory -S: --suffix: -b --backup= --help --version';

const cp = strict(
  `${targets} -adfiHlLnPpRrsuvxZcX -k --archive --attributes-only --copy-contents --debug --force --interactive --link
  --dereference --no-clobber --no-dereference --preserve= --no-preserve: --parents --recursive --reflink= --keep-directory-symlink
  --remove-destination --sparse: --strip-trailing-slashes --symbolic-link --update= --verbose --one-file-system --context=`,
  (given, program) => [
    ...copied(given, program),
    ...(keepsLinks(given) ? links(given) : []),
    ...(given.has('-l', '-s', '--link', '--symbolic-link')
      ? sidesOf(given).sources.map(change('alters'))
      : []),
  ],
);

const mv = strict(
  `${targets} -finuvZh --debug --exchange --force --interactive --no-clobber --no-copy --strip-trailing-slashes --update=
  --verbose --context`,
  (given, program) => [
    ...copied(given, program),
    ...sidesOf(given).sources.map(change('alters')),
    ...links(given),
  ],
);

const install = strict(
  `${targets} -cCdDpsvZ -g: -m: -o: --compare --debug --directory --group: --mode: --owner: --preserve-timestamps --strip
  --strip-program: --verbose --preserve-context --context=`,
  (given, program) =>
    given.has('-d', '--directory') ? given.operands.map(change('writes')) : copied(given, program),
);

const rsync = strict(
  `-vqcarRbdluLkHpEAXogtUOJSNnWxymCzPshKDI468F --help --version --verbose --quiet --no-motd --checksum --archive --recursive --relative --backup
  --backup-dir: --suffix: --update --inplace --append --append-verify --dirs --old-dirs --mkpath --links --copy-links
  --copy-unsafe-links --safe-links --munge-links --copy-dirlinks --keep-dirlinks --hard-links --perms --executability
  --chmod: --acls --xattrs --owner --group --devices --specials --times --atimes --open-noatime --crtimes
  --omit-dir-times --omit-link-times --super --fake-super --sparse --preallocate --dry-run --whole-file
  --checksum-choice: --one-file-system -B: --block-size: -e: --rsh: --rsync-path: --existing --ignore-existing
  --remove-source-files --delete --delete-before --delete-during --del --delete-delay --delete-after --delete-excluded
  --ignore-errors --force --max-delete: --max-size: --min-size: --max-alloc: --partial --partial-dir: --delay-updates
  --prune-empty-dirs --numeric-ids --usermap: --groupmap: --chown: --timeout: --contimeout: --ignore-times --size-only
  -@: --modify-window: -T: --temp-dir: --fuzzy --compare-dest: --copy-dest: --link-dest: --compress --compress-choice:
  --compress-level: --skip-compress: --cvs-exclude -f: --filter: --exclude: --exclude-from: --include: --include-from:
  --files-from: --from0 --protect-args --secluded-args --port: --sockopts: --blocking-io --outbuf: --stats
  --8-bit-output --human-readable --progress -i --itemize-changes -M: --remote-option: --out-format: --log-file:
  --log-file-format: --password-file: --list-only --bwlimit: --stop-after: --stop-at: --write-batch: --only-write-batch:
  --read-batch: --protocol: --iconv: --checksum-seed: --ipv4 --ipv6 --no-perms --no-owner --no-group --no-times
  --no-links --no-recursive --no-relative --no-compress --no-whole-file --no-inc-recursive --no-implied-dirs -0`,
  (given, program) => [
    ...transferred(given, program),
    ...(given.values('-e', '--rsh').every(({ text }) => plainSsh.test(text)) ? [] : [knownLater(program)]),
    ...(given.has('-a', '-l', '--archive', '--links') ? links(given) : []),
    ...given
      .values('--log-file', '--write-batch', '--only-write-batch', '--backup-dir')
      .map(change('writes')),
    ...(given.has('-T', '--temp-dir', '--partial-dir', '--read-batch') ? [unreadable(program)] : []),
  ],
);

/** A remote shell without options that start a program. */
const plainSsh = /^ssh(?: +-[46ACqTtvx]+| +-[pli] ?[\w.~/-]+)*$/;
const harmlessSetting =
  /^(?:BatchMode|Ciphers|Compression|ConnectTimeout|ConnectionAttempts|HostKeyAlgorithms|IdentitiesOnly|IdentityFile|LogLevel|Port|PreferredAuthentications|ServerAlive\w+|StrictHostKeyChecking|User|UserKnownHostsFile)[ =]/i;

/** Versions of scp differ on whether options may follow the first operand. */
const scp = strict('+-346ABCOpqRrsTv -c: -D: -F: -i: -J: -l: -o: -P: -S: -X:', (given, program) => [
  ...transferred(given, program),
  ...(given.has('-S', '-D', '-F') || !given.values('-o').every(({ text }) => harmlessSetting.test(text))
    ? [knownLater(program)]
    : []),
  ...(given.operands.some(({ text }) => /^-./.test(text)) ? [unreadable(program)] : []),
]);

/** Programs can write through a link, so its target counts as changed. */
const ln = strict(
  `${targets} -dFfihLnPrsvw --directory --force --interactive --logical --no-dereference --physical --relative --symbolic
  --verbose`,
  (given, program) => {
    const isHere = given.operands.length === 1 && !given.has('-t', '--target-directory');
    const sides = isHere ? { sources: given.operands, target: here, isFolder: true } : sidesOf(given);
    const { sources, target, isFolder } = sides;
    if (!target || sources.length === 0) return missing(given, program);
    const folder = isFolder ? target.text : posix.dirname(target.text);
    const isSymbolic = given.has('-s', '--symbolic') && !given.has('-r', '--relative');
    return sources.flatMap((source): PathChange[] => [
      { kind: 'writes', path: target, source: baseName(source), isFolder },
      { kind: 'alters', path: source, ...(isSymbolic && { folder }) },
    ]);
  },
);

/** Copies into the last operand, or into the folder of `-t`. */
function copied(given: Arguments, program: string): readonly Change[] {
  const { sources, target, isFolder } = sidesOf(given);
  if (!target || sources.length === 0) return missing(given, program);
  const isTree = given.has('-r', '-R', '-a', '--recursive', '--archive');
  const path = { kind: 'writes', path: target } as const;
  return sources.map((source): PathChange => {
    const tree = isTree ? { tree: source } : {};
    if (given.has('-T', '--no-target-directory')) return { ...path, ...tree };
    if (/(?:^|\/)\.{1,2}\/*$/.test(source.text) || (program === 'rsync' && source.text.endsWith('/')))
      return { ...path, ...tree };
    const name = given.has('--parents') ? source : baseName(source);
    return { ...path, source: name, isFolder, ...tree };
  });
}

function keepsLinks(given: Arguments): boolean {
  const follows = given.has('-L', '--dereference');
  return !follows && given.has('-a', '-d', '-P', '-r', '-R', '--archive', '--no-dereference', '--recursive');
}

/** Programs can write through a link in its new place. */
function links(given: Arguments): readonly PathChange[] {
  const { sources, target } = sidesOf(given);
  return target ? sources.map((path) => ({ kind: 'alters', path, linksTo: target })) : [];
}

/** Changes without those on other machines: `host:path`. */
function transferred(given: Arguments, program: string): readonly Change[] {
  const isElsewhere = ({ text }: Argument) => /^[^/]*:/.test(text);
  const changes = copied(given, program);
  return changes.flatMap((each): Change[] => {
    if (each.kind === 'unclear' || each.kind === 'perhaps-option')
      return given.operands.length === 1 ? [] : [each];
    if (isElsewhere(each.path)) return [];
    const { tree, ...named } = each;
    return [tree && isElsewhere(tree) ? named : each];
  });
}

function missing(given: Arguments, program: string): readonly Change[] {
  return given.has('--help', '--version') ? [] : [unreadable(program)];
}

const here: Argument = { text: '.', isPattern: false };

type Sides = {
  readonly sources: readonly Argument[];
  readonly target: Argument | undefined;
  readonly isFolder: boolean;
};

function sidesOf(given: Arguments): Sides {
  const folder = given.values('-t', '--target-directory').at(-1);
  if (folder) return { sources: given.operands, target: folder, isFolder: true };
  const target = given.operands.at(-1);
  const sources = given.operands.slice(0, -1);
  return { sources, target, isFolder: sources.length > 1 || (target?.text.endsWith('/') ?? false) };
}

function baseName({ text, isPattern }: Argument): Argument {
  return { text: isPattern ? text : posix.basename(text), isPattern };
}

export const copying: readonly (readonly [string, Reader])[] = [
  ['cp', cp],
  ['mv', mv],
  ['ln', ln],
  ['install', install],
  ['rsync', rsync],
  ['scp', scp],
];
