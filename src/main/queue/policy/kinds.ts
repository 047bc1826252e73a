import type { ModeKind } from '@shared/approval/approval';
import type { ToolKind } from '@shared/tools/tools';

// What each kind of tool is to the policy, as a table. A kind that is missing here does not compile; one that comes all
// the same is known by nobody, and asks in every mode.

export type KindPolicy = {
  /** What becomes of a call of it that no rule is about. */
  readonly byMode: Readonly<Record<ModeKind, 'runs' | 'asks' | 'refused'>>;
  /** What lets it run: that it is what it is, the mode or a rule, or what is found out about the very call. */
  readonly allowedBy: 'read-only' | 'mode-or-rule' | 'examination';
  /** It may change something: it is on the disk that it begins before it does, and the hard list is about it. */
  readonly mayChange: boolean;
  /** What the match of a rule for such a tool is: a path or glob, the first words of a command, a host, `<scope>:<file>`. */
  readonly matchIs: 'path' | 'command' | 'host' | 'memory-file' | 'nothing';
  /** Whether the same call asks that comes for the third time with the same outcome. */
  readonly repeatsAsk: boolean;
};

/** Null for a kind that nobody knows. */
export function kindPolicy(kind: ToolKind): KindPolicy | null {
  return Object.hasOwn(kinds, kind) ? kinds[kind] : null;
}

/** What nobody knows may change something. */
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
  /** One that was looked at is judged by what it consists of (`judge-command.ts`). */
  command: {
    byMode: always('asks'),
    allowedBy: 'examination',
    mayChange: true,
    matchIs: 'command',
    repeatsAsk: true,
  },
  /** The person sees the list, and changes it as they like. */
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
  /** Nothing is reached from the sandbox but what a rule or the person allows. */
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
  /** What is asked for is the answer itself: nothing can give it in the person's place. */
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
