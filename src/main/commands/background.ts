import { AppError } from '@shared/errors';
import type { Terminal } from '@shared/terminal/terminal';
import { sayInEnglish, textOf, words } from '@shared/texts/text';
import { ToolError } from '../base/tool-error';
import type { ShownCommand } from '../terminal/terminals';
import { answerForDetached, type DetachedCommand, type DetachedEnd } from './detached/answer-for-detached';
import { createDetachSwitch, type DetachSwitch } from './detached/detach-switch';
import { type DetachedClaim, type DetachedRecord, discard } from './detached/detached-store';
import type {
  AgentCommand,
  CommandsOptions,
  LaunchedCommand,
  LaunchOptions,
  Started,
} from './launch-command';

// Background commands: those of this application, and those that an earlier application left running. Pilotfish reports
// each end, independent of who started the command. When the application ends, detached commands continue.

export type BackgroundCommand = {
  readonly terminalId: string;
  readonly pid: number;
  readonly log: string;
  /** Resolves after the end was reported. Null if the command continues without this application. */
  readonly ended: Promise<BackgroundEnd | null>;
};

export type BackgroundEnd = DetachedEnd & {
  readonly id: string;
  readonly command: string;
  readonly log: string;
  readonly call: Terminal['call'];
  readonly project: Terminal['project'];
};

export type BackgroundOptions = CommandsOptions & {
  /** Never rejects. */
  readonly onBackgroundEnd: (end: BackgroundEnd) => Promise<void>;
};

export type Background = {
  /** ToolError if the command cannot be started. */
  start(command: Omit<AgentCommand, 'timeoutMs'>): Promise<BackgroundCommand>;
  adopt(): Promise<void>;
  /** Lets detached commands continue. Resolves with a function that waits until the ends of the others are reported. */
  leave(): Promise<() => Promise<void>>;
};

/** A background command: its work when the application closes, and the report of its end. */
type Member = { leave(): Promise<void>; readonly ended: Promise<BackgroundEnd | null> };

const mostAtOnce = 20;

export function createBackground(options: BackgroundOptions & LaunchOptions): Background {
  const members = new Set<Member>();
  let starting = 0;
  let isClosing = false;

  const join = (member: Member) => {
    members.add(member);
    void member.ended.then(() => members.delete(member));
  };
  const launch = async (command: Omit<AgentCommand, 'timeoutMs'>): Promise<BackgroundCommand> => {
    let keep: (goesOn: boolean) => Promise<void> = cannotBeDetached;
    const { launchCommand } = await import('./launch-command');
    const launched = await launchCommand(options, {
      ...command,
      kind: 'background',
      keep: (goesOn) => keep(goesOn),
    });
    const started = await startOf(launched);
    const running = watchRunning(options, { command, launched, started, isClosing: () => isClosing });
    keep = running.set;
    join(running);
    return { terminalId: launched.id, pid: started.pid, log: launched.log, ended: running.ended };
  };

  return {
    async start(command) {
      if (members.size + starting >= mostAtOnce)
        throw new ToolError(`${mostAtOnce} commands run in the background already. Stop one of them first.`);
      starting += 1;
      try {
        return await launch(command);
      } finally {
        starting -= 1;
      }
    },
    async adopt() {
      for (const id of await options.detached.ids()) {
        const claim = await options.detached.claim(id);
        const record = await claim?.read();
        if (!claim || !record) continue;
        if (record === 'unreadable') await claim.release();
        // A claim with a missing record: the application was killed before it could detach the command.
        else if (record === 'none') await discard(claim);
        else join(await adoptOne(options, claim, record));
      }
    },
    async leave() {
      isClosing = true;
      const all = [...members];
      await Promise.all(all.map((member) => member.leave()));
      return async () => {
        await Promise.all(all.map(({ ended }) => ended));
      };
    },
  };
}

async function cannotBeDetached(): Promise<void> {
  throw new AppError('unavailable', textOf('command.cannot-be-kept'));
}

async function startOf({ started, result, shown }: LaunchedCommand): Promise<Started> {
  const first = await Promise.race([started, result]);
  if ('run' in first) return first;
  shown.ended(first);
  throw new ToolError(`The command could not be started: ${sayInEnglish(first.error ?? '')}`);
}

function crashText(): string {
  return `\r\n[${words('command-run.goes-on-without-host')}]\r\n`;
}

type RunningOptions = {
  readonly command: Omit<AgentCommand, 'timeoutMs'>;
  readonly launched: LaunchedCommand;
  readonly started: Started;
  readonly isClosing: () => boolean;
};

/** Follows a command of this application to its end. */
function watchRunning(
  options: BackgroundOptions,
  { command, launched, started, isClosing }: RunningOptions,
): Member & { set(goesOn: boolean): Promise<void> } {
  const { id, log, shown, result, stopping } = launched;
  const { call, project } = command;
  const detachSwitch = switchOf(options, { command, launched, started });
  let left: DetachedCommand | null = null;

  const endOf = async (): Promise<DetachedEnd | null> => {
    const { end, exitCode, signal, error, backgroundPids } = await result;
    if (end !== 'left') {
      await detachSwitch?.end();
      const how = end === 'cancelled' ? 'stopped' : isClosing() ? 'closed' : 'ended';
      return { how, exitCode, signal, error, lingers: backgroundPids.length > 0 };
    }
    const detached = (await detachSwitch?.detached()) ?? null;
    if (isClosing()) {
      await detached?.claim.release();
      return null;
    }
    if (detached === null) {
      // The host is gone, so later applications could not find the command.
      await options.host.endLeft(launched.instanceRun, null);
      return { how: 'ended', exitCode, signal };
    }
    void shown.print(Buffer.from(crashText()));
    left = answerForDetached({ ...detached, host: options.host, shown, stopping });
    return await left.ended;
  };
  const ended = endOf().then((end) =>
    tell(options, shown, end && { ...end, id, log, call, project, command: command.command }),
  );
  return {
    ended,
    set: (goesOn) => left?.set(goesOn) ?? detachSwitch?.set(goesOn) ?? cannotBeDetached(),
    async leave() {
      if (left !== null) return await left.leave();
      if ((await detachSwitch?.detached()) == null) return;
      started.run.leave();
      await ended;
    },
  };
}

/** Null if its terminal has no possible holder. */
function switchOf(
  { detached }: BackgroundOptions,
  { command, launched, started }: Omit<RunningOptions, 'isClosing'>,
): DetachSwitch | null {
  if (started.device !== 'terminal') return null;
  const { id, instanceRun, title, log, startedAt, shown } = launched;
  const { call, project } = command;
  shown.goesOn(false);
  return createDetachSwitch(
    detached,
    {
      run: started.run,
      command: {
        id,
        run: instanceRun,
        title,
        log,
        startedAt,
        call,
        project,
        command: command.command,
        pid: started.pid,
      },
    },
    shown.goesOn,
  );
}

/** Follows a command of an earlier application to its end. */
async function adoptOne(
  options: BackgroundOptions,
  claim: DetachedClaim,
  record: DetachedRecord,
): Promise<Member> {
  const { id, title, call, project, startedAt, log, command } = record;
  const { benignExitCodes } = await import('../command-safety/benign-exit-codes');
  const benign = await benignExitCodes(command);
  const stopping = new AbortController();
  const shown = options.terminals.addCommand({
    id,
    title,
    command,
    call,
    project,
    startedAt,
    ...(benign.length > 0 && { benignExitCodes: benign }),
    background: true,
    goesOn: record.goesOn,
    fromBefore: true,
    stop: () => stopping.abort(),
    keep: (goesOn) => answer.set(goesOn),
  });
  const answer = answerForDetached({
    claim,
    record,
    shown,
    host: options.host,
    stopping: stopping.signal,
  });
  return {
    ended: answer.ended.then((end) =>
      tell(options, shown, end && { ...end, id, log, call, project, command }),
    ),
    leave: answer.leave,
  };
}

async function tell(
  { onBackgroundEnd }: BackgroundOptions,
  shown: ShownCommand,
  end: BackgroundEnd | null,
): Promise<BackgroundEnd | null> {
  if (end === null) return null;
  shown.ended({ ...end, stopped: end.how === 'stopped' });
  await onBackgroundEnd(end);
  return end;
}
