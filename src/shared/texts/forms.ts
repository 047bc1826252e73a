// Forms of a text: `key_one` and `key_other` by a count, `key_folder` by what is given. What the count is, and what is
// asked of what goes into a text, stands here, alike for every language; without an entry the count is `count`.

/** The count has another name: a number, or a list whose length it is. In the text it is `{{count}}` as well. */
export const countedBy = {
  'agent-card.took': 'calls',
  'agents.unknown-tools': 'tools',
  'approval-answers.reject-next': 'behind',
  'asks.no-such-line': 'lines',
  'call-progress.agent': 'tokens',
  'call-progress.files-read': 'total',
  'call-result.file': 'lines',
  'chat.lines-skipped': 'lines',
  'compact.failed': 'trimmed',
  'danger.empties': 'lines',
  'hunks.comments-go': 'comments',
  'hunks.count': 'all',
  'hunks.none': 'all',
  'memory.not-read': 'files',
  'plan-card.announced': 'lines',
  'plan-card.keep-planning-with': 'comments',
  'secrets.foreign': 'names',
  'servers-page.tool-count': 'all',
  'terminal-panel.paste-title': 'lines',
  'tools-on.absent': 'tools',
  'tools-page.missing': 'names',
  'tree-edit.delete-title': 'names',
  'tree-edit.deleted': 'names',
  'turn-status.go-to-question': 'questions',
  'turn-status.waiting': 'questions',
} as const satisfies Record<string, string>;

/** What may be left empty: the names of those that are not make the form, in this order. */
export const optional = {
  'agents.same-name': ['file'],
  'call-progress.elsewhere': ['message', 'total'],
  'call-result.files-read': ['skipped'],
  'call-title.call-server': ['about'],
  'call-title.find-files': ['folder'],
  'call-title.search-text': ['folder', 'include'],
  'editor-area.text-marked': ['rest'],
  'form.accepted': ['count'],
  'model.blocked': ['said'],
  'model.connection-failed': ['code'],
  'model.context-too-long': ['said'],
  'model.environment-key-not-accepted': ['said'],
  'model.key-not-accepted': ['said'],
  'model.key-command-failed': ['said'],
  'model.no-credit': ['said'],
  'model.no-images': ['said'],
  'model.no-server': ['said'],
  'model.no-tools': ['said'],
  'model.not-for-key': ['said'],
  'model.not-found': ['said'],
  'model.printed-key-refused': ['said'],
  'model.proxy-failed': ['code'],
  'model.rate-limit': ['said'],
  'model.request-refused': ['said'],
  'model.server-failed': ['said'],
  'notification.title': ['title'],
  'project-panel.row': ['remarks'],
  'rule-files.asks-instead': ['tool', 'match'],
  'sandbox-places.in': ['hosts', 'folders'],
} as const satisfies Record<string, readonly string[]>;

/** Two that may be the same, which is the form `same`. */
export const mayBeSame = {
  'editor-area.marked-lines': ['from', 'to'],
  'offers.attached-folder': ['count', 'all'],
  'servers-page.tool-count': ['on', 'all'],
} as const satisfies Record<string, readonly [string, string]>;

/** What is itself the name of a form, where there is one of that name. */
export const chosenBy = {
  'call-run.read-files': 'count',
  'call-run.searched': 'count',
  'project-files.too-many-watched': 'code',
} as const satisfies Record<string, string>;

type Params = Readonly<Record<string, unknown>>;

/** What of the forms of `key` fits: `context` and `count` as i18next takes them. */
export function formOf(key: string, params: Params): { context?: string; count?: number } {
  const count = countIn(params[of(countedBy, key) ?? 'count']);
  const context = [
    ...(of(optional, key) ?? []).filter((name) => isGiven(params[name])),
    ...(areSame(of(mayBeSame, key), params) ? ['same'] : []),
    ...[params[of(chosenBy, key) ?? '']].filter((value) => value !== undefined),
  ].join('_');
  return { ...(context !== '' && { context }), ...(count !== undefined && { count }) };
}

function of<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

function countIn(value: unknown): number | undefined {
  if (Array.isArray(value)) return value.length;
  return typeof value === 'number' ? value : undefined;
}

function areSame(names: readonly [string, string] | undefined, params: Params): boolean {
  return names !== undefined && params[names[0]] === params[names[1]];
}

/** Neither nothing nor empty. */
function isGiven(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '' && value !== 0;
}
