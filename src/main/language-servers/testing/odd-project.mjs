// For tests: the part of the odd language server that reports the problems of the whole project when it is asked. It
// notes each fault of its client as `fault`.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

export const options = {
  interFileDependencies: true,
  workspaceDiagnostics: true,
  identifier: 'odd',
};

const [internalError, requestCancelled, serverCancelled] = [-32603, -32800, -32802];

const notAgain = { retriggerRequest: false };

const uriOf = (name) => `file://${process.cwd()}/${name}`;

export function createProject(server) {
  const { is, send, note } = server;
  const reports = createReports(server);
  const isRight = createQuestionCheck(server, reports.given);
  let held = null;
  let count = 0;

  const refuse = (id, code, data) => send({ id, error: { code, message: 'refused', data } });
  const answer = (question) => {
    const items = reports.all(question.params.previousResultIds);
    if (is('holds') && items.every(({ kind }) => kind === 'unchanged')) {
      held = question;
      note('held');
    } else if (is('streams')) {
      stream(question, items);
    } else {
      send({ id: question.id, result: { items } });
    }
  };
  const stream = ({ id, params }, items) => {
    const tell = (token, item) => send({ method: '$/progress', params: { token, value: { items: [item] } } });
    tell('another', reports.full(uriOf('another.odd'), 'bad'));
    for (const item of items) tell(params.partialResultToken, item);
    send({ id, result: { items: [] } });
  };

  return {
    ask(id, params) {
      count += 1;
      note(`asked ${count}`);
      isRight(params, held);
      if (is('fails') && count === 1) return refuse(id, internalError);
      if (is('retries') && count === 1) return refuse(id, serverCancelled, { retriggerRequest: true });
      if (is('refuses') && count === 1) return refuse(id, serverCancelled, notAgain);
      if (is('refuses-late') && count === 1) held = { id, params };
      else answer({ id, params });
    },
    cancel(id) {
      if (held?.id !== id) return;
      held = null;
      note('let go');
      refuse(id, requestCancelled);
    },
    filesChanged() {
      if (is('refreshes')) return send({ id: 'f1', method: 'workspace/diagnostic/refresh' });
      const question = held;
      held = null;
      if (question !== null && is('refuses-late')) return refuse(question.id, serverCancelled, notAgain);
      if (question !== null) answer(question);
    },
    textOpened({ text }) {
      if (text !== 'withdraw') return;
      const unregisterations = [{ id: '2', method: 'textDocument/diagnostic' }];
      send({ id: 'u1', method: 'client/unregisterCapability', params: { unregisterations } });
    },
  };
}

function createQuestionCheck({ note }, given) {
  const tokens = new Set();
  const check = (isRight, fault) => isRight || note(`fault: ${fault}`);
  return ({ identifier, previousResultIds, partialResultToken }, held) => {
    check(held === null, 'a second question');
    check(identifier === options.identifier, `the identifier ${identifier}`);
    check(partialResultToken && !tokens.has(partialResultToken), `the token ${partialResultToken}`);
    tokens.add(partialResultToken);
    for (const { uri, value } of previousResultIds)
      check(given.has(`${uri} ${value}`), `the result ${value} of ${uri}`);
  };
}

/** The reports about each file of the project's folder, and others that are wrong. */
function createReports({ is, note, texts, problemsIn }) {
  /** Each address with the id of a result for it. */
  const given = new Set();
  const full = (uri, text, version = null) => ({ kind: 'full', uri, version, items: problemsIn(text) });
  const reportOf = (name, previous) => {
    const uri = uriOf(name);
    const { text, version: shown } = texts.get(uri) ?? { text: readFileSync(name, 'utf8'), version: null };
    const version = is('no-versions') ? null : shown;
    const resultId = createHash('sha1').update(text).digest('hex');
    if (previous.some((one) => one.uri === uri && one.value === resultId))
      return { kind: 'unchanged', uri, version, resultId };
    given.add(`${uri} ${resultId}`);
    note(`full ${name}`);
    return { ...full(uri, text, version), resultId };
  };
  const invented = () => [
    full(uriOf('../outside.odd'), 'bad'),
    full('file:///etc/passwd', 'bad'),
    full('http://example.com/%zz', 'bad'),
    full(uriOf('with%00.odd'), 'bad'),
    full(uriOf(`${'long'.repeat(100)}.odd`), 'bad'),
    full(uriOf('missing.odd'), 'bad'),
    full(uriOf('memory.odd'), 'bad', 7),
    { ...full(uriOf('range.odd'), ''), items: [{ range: 7, message: 'a lie' }, 7] },
    { kind: 'unchanged', uri: uriOf('unknown.odd'), version: null, resultId: 'unknown' },
    { kind: 'other', uri: uriOf('other.odd') },
    null,
  ];
  return {
    given,
    full,
    all(previous) {
      const names = readdirSync('.', { recursive: true }).filter((name) => name.endsWith('.odd'));
      const many = is('many-files') ? Array.from({ length: 3000 }, (_, at) => `many/${at}.odd`) : [];
      return [
        ...(is('invents') ? invented() : []),
        ...names.map((name) => reportOf(name, previous)),
        ...many.map((name) => full(uriOf(name), 'bad')),
      ];
    },
  };
}
