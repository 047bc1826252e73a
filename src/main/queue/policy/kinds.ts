import type { ModeKind } from '@shared/approval/approval';
import type { ToolKind } from '@shared/tools/tools';

// Policy of each kind of tool, as a table. A missing kind is a compile error; an unknown kind at run time asks in every
// mode.

export type KindPolicy = {
  /** The default verdict on a call, if rules leave it open. */
  readonly byMode: Readonly<Record<ModeKind, 'runs' | 'asks' | 'refused'>>;
  /** What allows it to run: its kind, the mode or a rule, or an examination of the call. */
  readonly allowedBy: 'read-only' | 'mode-or-rule' | 'examination';
  /** It may change something: the log syncs its start before it runs, and the hard list applies. */
  readonly mayChange: boolean;
  /** The match in a rule for such a tool: a path or glob, the first words of a command, a host, `<scope>:<file>`. */
  readonly matchIs: 'path' | 'command' | 'host' | 'memory-file' | 'nothing';
  /** Whether a call asks if it occurs for the third time with the same outcome. */
  readonly repeatsAsk: boolean;
};

/** Null for an unknown kind. */
export function kindPolicy(kind: ToolKind): KindPolicy | null {
  return Object.hasOwn(kinds, kind) ? kinds[kind] : null;
}

/** A tool of an unknown kind may change something. */
export function mayChange(kind: ToolKind): boolean {
  return kindPolicy(kind)?.mayChange ?? true;
}

export function repeatsAsk(kind: ToolKind): boolean {
  return kindPolicy(kind)?.repeatsAsk ?? true;
}

const always = (what: KindPolicy['byMode'][ModeKind]): KindPolicy['byMode'] => ({
  plan: what,
  ask: what,
  'accept-edits': what,
  auto: what,
});

const kinds: Readonly<Record<ToolKind, KindPolicy>> = {
  read: {
    byMode: always('runs'),
    allowedBy: 'read-only',
    mayChange: false,
    matchIs: 'path',
    repeatsAsk: true,
  },
  change: {
    byMode: { plan: 'refused', ask: 'asks', 'accept-edits': 'runs', auto: 'runs' },
    allowedBy: 'mode-or-rule',
    mayChange: true,
    matchIs: 'path',
    repeatsAsk: true,
  },
  /** An analysed command is judged by its parts (`judge-command.ts`). */
  command: {
    byMode: always('asks'),
    allowedBy: 'examination',
    mayChange: true,
    matchIs: 'command',
    repeatsAsk: true,
  },
  /** The user sees the list and can change it. */
  todo: {
    byMode: always('runs'),
    allowedBy: 'read-only',
    mayChange: false,
    matchIs: 'path',
    repeatsAsk: false,
  },
  web: {
    byMode: { plan: 'asks', ask: 'asks', 'accept-edits': 'asks', auto: 'runs' },
    allowedBy: 'mode-or-rule',
    mayChange: false,
    matchIs: 'host',
    repeatsAsk: true,
  },
  /** A command in the sandbox reaches only hosts that a rule or the user allows. */
  network: {
    byMode: always('asks'),
    allowedBy: 'mode-or-rule',
    mayChange: false,
    matchIs: 'host',
    repeatsAsk: false,
  },
  memory: {
    byMode: { plan: 'refused', ask: 'asks', 'accept-edits': 'asks', auto: 'runs' },
    allowedBy: 'mode-or-rule',
    mayChange: true,
    matchIs: 'memory-file',
    repeatsAsk: true,
  },
  /** The call asks for the answer itself: only the user can answer. */
  plan: {
    byMode: always('asks'),
    allowedBy: 'examination',
    mayChange: false,
    matchIs: 'nothing',
    repeatsAsk: false,
  },
  agent: {
    byMode: always('runs'),
    allowedBy: 'read-only',
    mayChange: false,
    matchIs: 'nothing',
    repeatsAsk: true,
  },
  remote: {
    byMode: { plan: 'refused', ask: 'asks', 'accept-edits': 'asks', auto: 'runs' },
    allowedBy: 'mode-or-rule',
    mayChange: true,
    matchIs: 'nothing',
    repeatsAsk: true,
  },
};
