import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ProtocolName, protocolNames } from '@shared/models/protocol-names';
import { test as base, expect, type Pilotfish } from './app';
import { allServices, type ServiceEntry } from './services/all-services';
import {
  broughtTo,
  commandCall,
  editIn,
  readIn,
  repeatedFaults,
  settingsFor,
  sumBefore,
} from './services/main-job';
import type { Service } from './services/service';
import { answer, callLine, card, conversation, send } from './window';

// The main job in the window against a service of each protocol, as strict as the real one: read, edit with approval,
// run a command, answer, continue, and continue with another service. `services/main-job.test.ts` does it against
// every service.

type Pair = { readonly first: ServiceEntry; readonly second: ServiceEntry };

const oneOfEach = protocolNames.flatMap(
  (protocol) => allServices.find((service) => service.protocol === protocol) ?? [],
);
const pairs = oneOfEach.map(
  (first, index): Pair => ({ first, second: oneOfEach[(index + 1) % oneOfEach.length] ?? first }),
);

const test = base.extend<{ pair: Pair | null; services: { first: Service; second: Service } }>({
  pair: [null, { option: true }],
  provider: 'none',
  services: async ({ pair }, use, testInfo) => {
    if (pair === null) throw new Error('A test names its services.');
    const [first, second] = await Promise.all([pair.first.start(), pair.second.start()]);
    await use({ first, second });
    await Promise.all([first.close(), second.close()]);
    const wrongOf = testInfo.errors.length > 0 ? ({ faults }: Service) => faults : repeatedOf;
    expect(wrongOf(first), `what ${pair.first.name} refused`).toEqual([]);
    expect(wrongOf(second), `what ${pair.second.name} refused`).toEqual([]);
  },
  settings: async ({ pair, services }, use) => {
    if (pair === null) throw new Error('A test names its services.');
    const chosenFirst = [pair.first, services.first] as const;
    await use(settingsFor([chosenFirst, [pair.second, services.second]]));
  },
});

const repeatedOf = ({ faults }: Service) => repeatedFaults(faults);

test.setTimeout(60_000);

async function accept({ page }: Pilotfish, what: string): Promise<void> {
  await expect(card(page, what)).toBeVisible();
  await answer(card(page, what), 'Accept');
}

async function expectSaid({ page }: Pilotfish, text: string): Promise<void> {
  await expect(conversation(page).getByText(text, { exact: true })).toBeVisible();
}

async function chooseModel({ page }: Pilotfish, { model }: ServiceEntry): Promise<void> {
  await page.getByRole('button', { name: /^Model: / }).click();
  await page.getByRole('menuitemcheckbox', { name: model }).click();
  await expect(page.getByRole('button', { name: `Model: ${model}` })).toBeVisible();
}

/** The effort in each protocol; null: the model has none. */
const effortIn: Readonly<Record<ProtocolName, string | null>> = {
  'chat-completions': null,
  responses: '"effort":"high"',
  messages: '"output_config":{"effort":"high"}',
};

async function chooseHighEffort({ page }: Pilotfish): Promise<void> {
  await page.getByRole('button', { name: /^Reasoning effort: / }).click();
  await page.getByRole('menuitemcheckbox', { name: 'High', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Reasoning effort: High' })).toBeVisible();
}

for (const pair of pairs)
  test.describe(pair.first.name, () => {
    test.use({ pair });

    test(`reads, edits with approval, runs a command, goes on in the next turn, with ${pair.second.name}, and back`, async ({
      pilotfish,
      services: { first, second },
    }) => {
      const { page, project } = pilotfish;
      first.reply(
        { reasoning: 'First the file.', calls: [readIn(project)] },
        { reasoning: 'Two is wrong.', text: 'I change it.', calls: [editIn(project)] },
        { calls: [commandCall] },
        { reasoning: 'All is done.', text: 'It is three now.' },
        'You are welcome.',
      );
      const effort = effortIn[pair.first.protocol];
      if (effort !== null) await chooseHighEffort(pilotfish);
      await send(page, 'Make the sum three.');
      await accept(pilotfish, 'sum.ts');
      if (effort !== null) expect(JSON.stringify(first.requests[0]?.body)).toContain(effort);
      await accept(pilotfish, 'Note the run');
      await expectSaid(pilotfish, 'It is three now.');
      const changed = sumBefore.replace('1 + 1', '1 + 2');
      expect(await readFile(path.join(project, 'src', 'sum.ts'), 'utf8')).toBe(changed);
      expect(await readFile(path.join(project, 'ran.txt'), 'utf8')).toBe('ran');
      await expect(callLine(page, 'Thinking')).toHaveCount(pair.first.tellsReasoning ? 3 : 0);
      await send(page, 'Thank you.');
      await expectSaid(pilotfish, 'You are welcome.');
      expect(broughtTo(first, first)).toEqual(first.kept);

      second.reply({ reasoning: 'Let me see.', calls: [readIn(project)] }, 'I see three as well.');
      await chooseModel(pilotfish, pair.second);
      await send(page, 'And what do you see?');
      await expectSaid(pilotfish, 'I see three as well.');
      expect(broughtTo(second, first)).toEqual([]);
      expect(broughtTo(second, second)).toEqual(second.kept);

      first.reply({ reasoning: 'The file again.', calls: [readIn(project)] }, 'Still three.');
      await chooseModel(pilotfish, pair.first);
      await send(page, 'Look again.');
      await expectSaid(pilotfish, 'Still three.');
      expect(broughtTo(first, first)).toEqual(first.kept);
      expect(broughtTo(first, second)).toEqual([]);
    });
  });
