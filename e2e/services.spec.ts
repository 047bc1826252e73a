import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test as base, expect, type Pilotfish } from './app';
import { allServices, type ServiceEntry } from './services/all-services';
import type { Call, Fault, Service } from './services/service';
import { answer, callLine, card, conversation, send } from './window';

// The main job against each service as strict as the real one: read, edit with approval, run a command, answer, go on,
// and go on with another service.

type Pair = { readonly first: ServiceEntry; readonly second: ServiceEntry };

const pairs = allServices.map((first, index): Pair => {
  const [next = first] = allServices;
  return { first, second: allServices[index + 1] ?? next };
});

const test = base.extend<{ pair: Pair | null; services: { first: Service; second: Service } }>({
  pair: [null, { option: true }],
  provider: 'none',
  services: async ({ pair }, use, testInfo) => {
    if (pair === null) throw new Error('A test names its services.');
    const [first, second] = await Promise.all([pair.first.start(), pair.second.start()]);
    await use({ first, second });
    await Promise.all([first.close(), second.close()]);
    const wrongOf = testInfo.errors.length > 0 ? (faults: readonly Fault[]) => faults : repeated;
    expect(wrongOf(first.faults), `what ${pair.first.name} refused`).toEqual([]);
    expect(wrongOf(second.faults), `what ${pair.second.name} refused`).toEqual([]);
  },
  settings: async ({ pair, services }, use) => {
    if (pair === null) throw new Error('A test names its services.');
    const providers = [providerFor(pair.first, services.first), providerFor(pair.second, services.second)];
    await use(JSON.stringify({ providers, activeProvider: providers[0]?.id, chats: { titles: false } }));
  },
});

/** What was refused again: Pilotfish may learn a service's limits from a refusal, but only once. */
function repeated(faults: readonly Fault[]): readonly Fault[] {
  const texts = faults.map((fault) => JSON.stringify(fault));
  return faults.filter((_, index) => texts.indexOf(texts[index] ?? '') < index);
}

function providerFor({ name, model, protocol, headers }: ServiceEntry, { baseUrl }: Service) {
  const provider = { id: name.toLowerCase(), name, baseUrl, model, headers };
  return protocol === 'chat' ? provider : { ...provider, protocol };
}

test.setTimeout(60_000);

const before = 'export const sum = 1 + 1;\n';

function readIn(project: string): Call {
  return { name: 'read_file', input: { path: path.join(project, 'src', 'sum.ts') } };
}

function editIn(project: string): Call {
  const file = path.join(project, 'src', 'sum.ts');
  return { name: 'edit', input: { file_path: file, old_string: '1 + 1', new_string: '1 + 2' } };
}

const command: Call = {
  name: 'run_shell_command',
  input: { command: 'printf ran > ran.txt', description: 'Note the run' },
};

function sumIn(project: string): Promise<string> {
  return readFile(path.join(project, 'src', 'sum.ts'), 'utf8');
}

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

/** The opaque parts of replies that are in the newest request of a service. */
function broughtTo({ requests }: Service, { kept }: Service): readonly string[] {
  const sent = JSON.stringify(requests.at(-1)?.body);
  return kept.filter((part) => sent.includes(part));
}

for (const pair of pairs)
  test.describe(pair.first.name, () => {
    test.use({ pair });

    test('reads, edits with approval, runs a command, answers, and goes on in the next turn', async ({
      pilotfish,
      services: { first },
    }) => {
      const { page, project } = pilotfish;
      first.reply(
        { reasoning: 'First the file.', calls: [readIn(project)] },
        { reasoning: 'Two is wrong.', text: 'I change it.', calls: [editIn(project)] },
        { calls: [command] },
        { reasoning: 'All is done.', text: 'It is three now.' },
        'You are welcome.',
      );
      await send(page, 'Make the sum three.');
      await accept(pilotfish, 'sum.ts');
      await accept(pilotfish, 'Note the run');
      await expectSaid(pilotfish, 'It is three now.');
      expect(await sumIn(project)).toBe(before.replace('1 + 1', '1 + 2'));
      expect(await readFile(path.join(project, 'ran.txt'), 'utf8')).toBe('ran');
      await expect(callLine(page, 'Thinking')).toHaveCount(pair.first.tellsReasoning ? 3 : 0);

      await send(page, 'Thank you.');
      await expectSaid(pilotfish, 'You are welcome.');
      expect(broughtTo(first, first)).toEqual(first.kept);
    });

    test('goes on after a stop in the middle of its calls', async ({ pilotfish, services: { first } }) => {
      const { page, project } = pilotfish;
      first.reply(
        { reasoning: 'Both at once.', calls: [readIn(project), editIn(project)] },
        'As you wish.',
        'You are welcome.',
      );
      await send(page, 'Make the sum three.');
      await expect(card(page, 'sum.ts')).toBeVisible();
      await answer(card(page, 'sum.ts'), 'Stop');
      await send(page, 'Leave it as it is.');
      await expectSaid(pilotfish, 'As you wish.');
      await send(page, 'Thank you.');
      await expectSaid(pilotfish, 'You are welcome.');
      expect(await sumIn(project)).toBe(before);
    });

    test(`goes on with ${pair.second.name}, which gets nothing that was meant for it alone, and back`, async ({
      pilotfish,
      services: { first, second },
    }) => {
      const { page, project } = pilotfish;
      const turn = { reasoning: 'The file first.', calls: [readIn(project)] };
      first.reply(turn, 'It is two.', turn, 'Still two.');
      second.reply({ reasoning: 'Let me see.', calls: [readIn(project)] }, 'I see two as well.');
      await send(page, 'What is the sum?');
      await expectSaid(pilotfish, 'It is two.');

      await chooseModel(pilotfish, pair.second);
      await send(page, 'And what do you see?');
      await expectSaid(pilotfish, 'I see two as well.');
      expect(broughtTo(second, first)).toEqual([]);
      expect(broughtTo(second, second)).toEqual(second.kept);

      await chooseModel(pilotfish, pair.first);
      await send(page, 'Look again.');
      await expectSaid(pilotfish, 'Still two.');
      expect(broughtTo(first, first)).toEqual(first.kept);
      expect(broughtTo(first, second)).toEqual([]);
    });
  });
