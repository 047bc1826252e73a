import type { ModeKind, Rule } from '@shared/approval/approval';
import { beforeAll, describe, expect, it } from 'vitest';
import { type AnalysedCommand, analyseCommand } from '../../command-safety/analyse-command';
import { createCorpusProject } from '../../command-safety/testing/corpus-project';
import {
  type CorpusCommand,
  corpusGroups,
  readCorpus,
  type Situation,
} from '../../command-safety/testing/read-corpus';
import { createWorkspace, type Workspace } from '../../project/workspace';
import { checkAnalysed } from './check-command';

// The corpus of commands, with the function behind `pilotfish check`. The test judges each command and runs none.

let root: string;
let workspace: Workspace;

beforeAll(async () => {
  root = await createCorpusProject();
  workspace = await createWorkspace(root);
});

const situations: Readonly<Record<Situation, { readonly mode: ModeKind; readonly sandboxed: boolean }>> = {
  plan: { mode: 'plan', sandboxed: false },
  ask: { mode: 'ask', sandboxed: false },
  auto: { mode: 'auto', sandboxed: false },
  sandbox: { mode: 'auto', sandboxed: true },
};

describe.each(corpusGroups)('what must happen to %s happens', (group) => {
  it.each(Object.keys(situations) as Situation[])('in %s', async (situation) => {
    const misses: string[] = [];
    for (const command of readCorpus(group)) {
      const got = await outcomeOf(command, situation);
      const wanted = command.wanted[situation];
      const isAsWanted = wanted === 'not-run' ? got !== 'run' : got === wanted;
      if (!isAsWanted) misses.push(`${command.text}: ${got}, not ${wanted}`);
    }
    expect(misses).toEqual([]);
  });
});

/** Each command is analysed once, for all situations. */
const analysed = new Map<string, Promise<AnalysedCommand>>();

async function outcomeOf({ text, rules }: CorpusCommand, situation: Situation) {
  const given = { ...situations[situation], rules: rules.map(kept) };
  const line = { text, shell: 'bash', directory: '' } as const;
  const command = analysed.get(text) ?? analyseCommand(line, workspace);
  analysed.set(text, command);
  return checkAnalysed({ ...line, ...given }, await command).verdict;
}

function kept(rule: CorpusCommand['rules'][number], index: number): Rule {
  return { ...rule, id: String(index), scope: 'everywhere', createdAt: 0, origin: 'person' };
}

describe('what is wanted of the corpus is enough', () => {
  it('it is large', () => {
    expect(corpusGroups.flatMap(readCorpus).length).toBeGreaterThan(250);
  });

  it('nearly all that only reads is asked about nowhere', () => {
    expect(shareThatRuns('reading', 'ask')).toBeGreaterThanOrEqual(0.9);
  });

  it('everyday commands run in Auto: all in a sandbox, most without', () => {
    expect(shareThatRuns('everyday', 'sandbox')).toBe(1);
    expect(shareThatRuns('everyday', 'auto')).toBeGreaterThanOrEqual(0.7);
  });

  it('what is dangerous runs nowhere without a sandbox, and what is denied nowhere at all', () => {
    for (const group of ['dangerous', 'protected-places', 'far-away'] as const)
      for (const situation of ['plan', 'ask', 'auto'] as const)
        expect(shareThatRuns(group, situation), `${group} in ${situation}`).toBe(0);
    for (const situation of ['plan', 'ask', 'auto', 'sandbox'] as const)
      expect(shareThatRuns('deny-evasions', situation), situation).toBe(0);
  });
});

function shareThatRuns(group: (typeof corpusGroups)[number], situation: Situation): number {
  const commands = readCorpus(group);
  return commands.filter(({ wanted }) => wanted[situation] === 'run').length / commands.length;
}
