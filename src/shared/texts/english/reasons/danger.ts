// Danger: why a call asks every time, in every mode. Each continues a sentence, and is without a full stop.

export const danger = {
  'danger.protected': ({ file }: { file: string }) => `${file} is a protected file`,
  'danger.deletes-file': 'deleting a file always asks',
  'danger.unseen': ({ file }: { file: string }) => `${file} was not read in this chat before overwriting it`,
  'danger.empties': ({ file, lines }: { file: string; lines: number }) =>
    `it would empty ${file} (${lines} ${lines === 1 ? 'line' : 'lines'})`,

  'danger.other-user': ({ program }: Program) => `${program} runs with the rights of another user`,
  'danger.ends-programs': ({ program }: Program) => `${program} ends other programs`,
  'danger.disks': ({ program }: Program) => `${program} works on disks`,
  'danger.publishes': ({ program }: Program) => `${program} would publish`,
  'danger.removes-folders': ({ program }: Program) => `${program} removes whole folders`,
  'danger.ends-system': ({ program }: Program) => `${program} ends the system`,
  'danger.exec': ({ program }: Program) => `${program} --exec asks every time`,
  'danger.rm': 'rm -r and rm -f ask every time',
  'danger.rm-pattern': 'the pattern may stand for a flag of rm',
  'danger.find': ({ action }: { action: string }) => `find ${action} asks every time`,
  'danger.find-pattern': 'the pattern may stand for an action of find',
  'danger.evaluates': ({ program }: Program) => `bash may run what ${program} is given`,
  'danger.runs-download': ({ program }: Program) => `${program} would run what was downloaded`,
  'danger.runs-printed': ({ program }: Program) => `${program} would run what another command prints`,
  'danger.adds-words': ({ launcher, program }: Program & { launcher: string }) =>
    `what ${launcher} adds to ${program} may make it something else`,
  'danger.script': ({ program }: Program) => `what ${program} is to run cannot be understood`,
  'danger.starts-too-much': 'it may start more than is looked at',
  'danger.unread-shell': ({ shell }: { shell: string }) =>
    `what a command does in ${shell} cannot be told, so each one asks`,

  'danger.output-to': ({ path, why }: Change) => `its output is written to ${path}: ${why}`,
  'danger.writes-to': ({ path, why }: Change) => `it writes to ${path}: ${why}`,
  'danger.deletes': ({ path, why }: Change) => `it deletes ${path}: ${why}`,
  'danger.changes': ({ path, why }: Change) => `it changes ${path}: ${why}`,
  'danger.writes-unreadable': ({ program }: Program) =>
    `what ${program} writes cannot be told from its words`,
  'danger.writes-known-later': ({ program }: Program) => `what ${program} writes is known only when it runs`,
  'danger.command-writes-later': 'what the command writes is known only when it runs',
  'danger.pattern-perhaps-option': ({ pattern }: { pattern: string }) =>
    `the pattern ${pattern} may stand for an option`,
  'danger.pattern-too-wide': ({ pattern }: { pattern: string }) =>
    `${pattern} stands for more files than are looked at`,
  'danger.folder-too-full': ({ folder }: { folder: string }) =>
    `${folder} holds more files than are looked at`,

  'danger.git-told-where': 'git is told where its programs or settings are',
  'danger.git-setting': ({ setting }: { setting: string }) =>
    `the setting ${setting} may make git run a program`,
  'danger.git-variable': ({ variable }: { variable: string }) =>
    `the variable ${variable} may lead git elsewhere`,
  'danger.git-address': 'git would run what stands in the address',
  'danger.git-runs': ({ command }: Git) => `git ${command} would run another program`,
  'danger.git-push': 'git push overwrites or deletes what others see',
  'danger.git-discards-changes': ({ command }: Git) => `git ${command} discards changes`,
  'danger.git-discards-files': ({ command }: Git) => `git ${command} discards files`,
  'danger.git-discards-stash': ({ command }: Git) => `git ${command} discards what was stashed`,
  'danger.git-discards-branch': ({ command }: Git) => `git ${command} discards a branch`,
  'danger.git-discards-tag': ({ command }: Git) => `git ${command} discards a tag`,
  'danger.git-discards-history': ({ command }: Git) => `git ${command} discards history`,
} as const;

type Program = { program: string };
type Change = { path: string; why: string };
type Git = { command: string };
