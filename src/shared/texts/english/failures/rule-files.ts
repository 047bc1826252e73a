// Rule files: what is wrong with the rules that the person's or a project's file holds, and what holds instead.

export const ruleFiles = {
  'rule-files.no-allow-of-all': 'What is allowed is allowed tool by tool: * is for ask and deny.',
  'rule-files.not-a-path': 'It must be a path or glob relative to the project, e.g. src/**.',
  'rule-files.too-many-stars': 'It is too long, or has more than three stars in one name or six in all.',
  'rule-files.not-a-command': 'It must be the first words of a command, e.g. npm run test.',
  'rule-files.not-a-host': 'It must be a host, such as docs.example.com, *.example.com or localhost:8080.',
  'rule-files.not-a-memory-file':
    'It must be a place and a file name, such as project:AGENTS.md or global:AGENTS.md.',
  'rule-files.no-pin':
    'It allows nothing: what is allowed to such a tool holds to what the tool is now, so keep it by “Always…” or in the settings.',
  'rule-files.asks-always': ({ tool }: { tool: string }) =>
    `Nothing can be allowed to ${tool}: tools of the discovery command ask every time.`,
  'rule-files.no-match': 'A rule for such a tool is about every call of it: leave the match out.',
  'rule-files.no-such-key': ({ word, likely }: Misspelt) =>
    `There is no key "${word}". Did you mean "${likely}"?`,
  'rule-files.no-such-effect': ({ word, likely }: Misspelt) =>
    `There is no effect "${word}". Did you mean "${likely}"?`,
  'rule-files.no-such-tool': ({ word, likely }: Misspelt) =>
    `There is no tool "${word}". Did you mean "${likely}"?`,

  'rule-files.does-not-hold': ({ rule, problem }: Faulty) => `The rule ${rule} does not hold. ${problem}`,
  /** `tool` and `match`: what the rule was about, as far as it can be told; empty: everything. */
  'rule-files.asks-instead': ({ rule, tool, match, problem }: Faulty & { tool: string; match: string }) =>
    `The rule ${rule} is not understood: every call${tool && ` of ${tool}`}${match && ` about ${match}`} asks instead. ${problem}`,
  'rule-files.unknown-key': ({ rule, problem }: Faulty) =>
    `The rule ${rule} has a key that means nothing. ${problem}`,

  'rule-files.in-file': ({ file, problem }: { file: string; problem: string }) => `${file}: ${problem}`,
  'rule-files.not-read': ({ file, why }: Unread) => `${file} cannot be read: ${why}`,
  'rule-files.not-watched': ({ file, why }: Unread) =>
    `${file} cannot be watched: ${why}. It is read again before every call.`,
  'rule-files.no-object': ({ key }: { key: string }) =>
    `"${key}" is no object with a list of rules for each folder.`,
  'rule-files.no-list': ({ name }: { name: string }) => `"${name}" is no list of rules.`,
  'rule-files.all-asks-until-mended': 'Until it is mended, every call asks.',
  'rule-files.held-until-mended': 'What it denied or asked about before holds until it is mended.',

  'rule-files.of-project': ({ problem }: { problem: string }) =>
    `The project’s .pilotfish/rules.json: ${problem}`,
  'rule-files.project-not-watched': ({ why }: { why: string }) =>
    `The project’s .pilotfish/rules.json cannot be watched: ${why}. It is read again before every call.`,
  'rule-files.project-gone': 'It is gone. What it said holds until the project is opened again.',
  'rule-files.project-changed': ({ gone }: { gone: readonly string[] }) =>
    `It was changed. No longer holds: ${gone.join(', ')}.`,
  'rule-files.project-allows': ({ count }: { count: number }) =>
    `${count === 1 ? '1 rule' : `${count} rules`} that would allow something ${count === 1 ? 'was' : 'were'} ignored. A project may only add "ask" and "deny".`,
  'rule-files.too-deep': ({ levels }: { levels: number }) => `It is nested deeper than ${levels} levels`,
  'rule-files.not-understood-held': ({ why }: { why: string }) =>
    `It cannot be understood: ${sentence(why)} What it said before holds until it is mended.`,
  'rule-files.not-understood-asks': ({ why }: { why: string }) =>
    `It cannot be understood: ${sentence(why)} Every call asks until it is mended.`,
  'rule-files.not-understood-held-asks': ({ why }: { why: string }) =>
    `It cannot be understood: ${sentence(why)} What it said before holds, and every call asks until it is mended.`,
} as const;

type Misspelt = { word: string; likely: string };
type Faulty = { rule: string; problem: string };
type Unread = { file: string; why: string };

function sentence(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}
