import { readFile } from 'node:fs/promises';
import path from 'node:path';
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

// The main job in the window against two services, as strict as the real ones: read, edit with approval,
// run a command, answer, and continue with another service. `services/main-job.test.ts` does it against
// every service.

const first = serviceNamed('Anthropic');
const second = serviceNamed('DeepSeek');

function serviceNamed(name: string): ServiceEntry {
  const found = allServices.find((service) => service.name === name);
  if (found === undefined) throw new Error(`There is no service ${name}.`);
  return found;
}

const test = base.extend<{ services: { first: Service; second: Service } }>({
  provider: 'none',
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  services: async ({}, use, testInfo) => {
    const services = { first: await first.start(), second: await second.start() };
    await use(services);
    await Promise.all([services.first.close(), services.second.close()]);
    const wrongOf = testInfo.errors.length > 0 ? ({ faults }: Service) => faults : repeatedOf;
    expect(wrongOf(services.first), `what ${first.name} refused`).toEqual([]);
    expect(wrongOf(services.second), `what ${second.name} refused`).toEqual([]);
  },
  settings: async ({ services }, use) => {
    await use(
      settingsFor([
        [first, services.first],
        [second, services.second],
      ]),
    );
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

async function chooseHighEffort({ page }: Pilotfish): Promise<void> {
  await page.getByRole('button', { name: /^Reasoning effort: / }).click();
  await page.getByRole('menuitemcheckbox', { name: 'High', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Reasoning effort: High' })).toBeVisible();
}

test('reads, edits with approval, runs a command, and goes on with another service', async ({
  pilotfish,
  services,
}) => {
  const { first: anthropic, second: deepSeek } = services;
  const { page, project } = pilotfish;
  anthropic.reply(
    { reasoning: 'First the file.', calls: [readIn(project)] },
    { reasoning: 'Two is wrong.', text: 'I change it.', calls: [editIn(project)] },
    { calls: [commandCall] },
    { reasoning: 'All is done.', text: 'It is three now.' },
  );
  await chooseHighEffort(pilotfish);
  await send(page, 'Make the sum three.');
  await accept(pilotfish, 'sum.ts');
  expect(JSON.stringify(anthropic.requests[0]?.body)).toContain('"output_config":{"effort":"high"}');
  await accept(pilotfish, 'Note the run');
  await expectSaid(pilotfish, 'It is three now.');
  const changed = sumBefore.replace('1 + 1', '1 + 2');
  expect(await readFile(path.join(project, 'src', 'sum.ts'), 'utf8')).toBe(changed);
  expect(await readFile(path.join(project, 'ran.txt'), 'utf8')).toBe('ran');
  await expect(callLine(page, 'Thinking')).toHaveCount(3);
  deepSeek.reply({ reasoning: 'Let me see.', calls: [readIn(project)] }, 'I see three as well.');
  await chooseModel(pilotfish, second);
  await send(page, 'And what do you see?');
  await expectSaid(pilotfish, 'I see three as well.');
  expect(broughtTo(deepSeek, anthropic)).toEqual([]);
  expect(broughtTo(deepSeek, deepSeek)).toEqual(deepSeek.kept);
});
