// Rule files: errors in the rules of the user's or a project's file, and the rules that apply instead.

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
  'rule-files.asks-always':
    'Nothing can be allowed to {{tool}}: tools of the discovery command ask every time.',
  'rule-files.no-match': 'A rule for such a tool is about every call of it: leave the match out.',
  'rule-files.no-such-key': 'There is no key “{{word}}”. Did you mean “{{likely}}”?',
  'rule-files.no-such-effect': 'There is no effect “{{word}}”. Did you mean “{{likely}}”?',
  'rule-files.no-such-tool': 'There is no tool “{{word}}”. Did you mean “{{likely}}”?',

  'rule-files.does-not-hold': 'The rule {{rule}} does not hold. {{problem}}',
  /** `tool` and `match`: the readable part of the rule; empty: everything. */
  'rule-files.asks-instead': 'The rule {{rule}} is not understood: every call asks instead. {{problem}}',
  'rule-files.asks-instead_tool':
    'The rule {{rule}} is not understood: every call of {{tool}} asks instead. {{problem}}',
  'rule-files.asks-instead_match':
    'The rule {{rule}} is not understood: every call about {{match}} asks instead. {{problem}}',
  'rule-files.asks-instead_tool_match':
    'The rule {{rule}} is not understood: every call of {{tool}} about {{match}} asks instead. {{problem}}',
  'rule-files.unknown-key': 'The rule {{rule}} has a key that means nothing. {{problem}}',

  'rule-files.in-file': '{{file}}: {{problem}}',
  'rule-files.not-read': '{{file}} cannot be read: {{why}}',
  'rule-files.not-watched': '{{file}} cannot be watched: {{why}}. It is read again before every call.',
  'rule-files.no-object': '“{{key}}” is no object with a list of rules for each folder.',
  'rule-files.no-list': '“{{name}}” is no list of rules.',
  'rule-files.all-asks-until-mended': 'Until it is mended, every call asks.',
  'rule-files.held-until-mended': 'What it denied or asked about before holds until it is mended.',

  'rule-files.of-project': 'The project’s .pilotfish/rules.json: {{problem}}',
  'rule-files.project-not-watched':
    'The project’s .pilotfish/rules.json cannot be watched: {{why}}. It is read again before every call.',
  'rule-files.project-gone': 'It is gone. What it said holds until the project is opened again.',
  'rule-files.project-changed': 'It was changed. No longer holds: {{gone, list}}.',
  'rule-files.project-allows_one':
    '1 rule that would allow something was ignored. A project may only add “ask” and “deny”.',
  'rule-files.project-allows_other':
    '{{count, number}} rules that would allow something were ignored. A project may only add “ask” and “deny”.',
  'rule-files.too-deep': 'It is nested deeper than {{levels, number}} levels',
  'rule-files.not-understood-held':
    'It cannot be understood: {{why, sentence}} What it said before holds until it is mended.',
  'rule-files.not-understood-asks':
    'It cannot be understood: {{why, sentence}} Every call asks until it is mended.',
  'rule-files.not-understood-held-asks':
    'It cannot be understood: {{why, sentence}} What it said before holds, and every call asks until it is mended.',
} as const;
