import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { words } from '@shared/texts/text';
import type { Pilotfish } from '../../app';
import { shellCall } from '../../calls';
import { hasSandbox } from '../../sandbox-here';
import { openServed } from '../../served-shell';
import type { OpenShell } from '../../shell';
import type { Scene } from '../scene';
import {
  askForAuto,
  button,
  chooseAuto,
  openSettings,
  question,
  send,
  settingsPages,
  toQuestion,
} from '../steps';

// The sandbox for commands: blocked actions, questions about hosts, its signs in the window; and a machine without
// it.

/** Like a machine without bubblewrap. */
const openWithoutSandbox: OpenShell = (context, options) =>
  openServed(context, options, { through: hasSandbox ? hidingBubblewrap : [] });

const hide = 'mount --bind /dev/null "$(command -v bwrap)" && exec "$@"';
const hidingBubblewrap = ['unshare', '--map-root-user', '--mount', 'sh', '-c', hide, 'sh'];

/** A present sandbox, a missing one, and a missing but required one. */
const places = {
  there: { options: { sandbox: 'as-set' } },
  missing: { options: { sandbox: 'as-set', shell: { open: openWithoutSandbox } } },
  required: {
    options: { sandbox: 'as-set', shell: { open: openWithoutSandbox } },
    settings: { sandbox: 'require' },
  },
} as const satisfies Record<string, Pick<Scene, 'options' | 'settings'>>;

const sign = (page: Page) =>
  page
    .getByRole('toolbar', { name: words('status-bar.name') })
    .getByRole('button')
    .filter({ hasText: new RegExp(`${words('status-bar.sandbox')}|${words('status-bar.no-sandbox')}`) });

/** A command that waits for its host. */
const fetches = (host: string) =>
  `curl -sS -x "$HTTPS_PROXY" https://${host}/pilotfish/-/1.0.0.tgz > /dev/null; touch tried`;

async function asksForHost({ page, model }: Pilotfish, host: string): Promise<void> {
  await chooseAuto(page);
  model.reply({ calls: [shellCall(fetches(host), 'Fetches the package')] }, 'Done.');
  await send(page, 'Fetch it.');
  await toQuestion(page);
  await question(page).getByText(host).first().waitFor();
}

/** A command that reached no host and could not write. */
async function isStopped(pilotfish: Pilotfish): Promise<void> {
  const { page, project, home, model } = pilotfish;
  const outside = path.join(path.dirname(home), 'outside.txt');
  await writeFile(path.join(project, 'fetch.sh'), `${fetches('docs.example.com')}\ntouch ${outside}\n`);
  model.reply({ calls: [shellCall('sh fetch.sh', 'Fetches the package')] }, 'It could not.');
  await chooseAuto(page);
  await send(page, 'Fetch it.');
  await toQuestion(page);
  await button(question(page), words('approval-answers.reject-ask')).click();
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByText('It could not.').waitFor();
  await button(page, words('call-card.run-without-sandbox')).waitFor();
}

const thereScenes: readonly Scene[] = [
  {
    name: 'sandbox-command',
    async reach({ page, model }) {
      model.reply({ calls: [shellCall('npm test', 'Runs the tests')] });
      await send(page, 'Run the tests.');
      await toQuestion(page);
    },
  },
  { name: 'network-question', reach: (pilotfish) => asksForHost(pilotfish, 'docs.example.com') },
  { name: 'network-registry', reach: (pilotfish) => asksForHost(pilotfish, 'registry.npmjs.org') },
  {
    name: 'network-always',
    async reach(pilotfish) {
      const { page } = pilotfish;
      await asksForHost(pilotfish, 'docs.example.com');
      await button(question(page), words('approval-answers.always')).click();
      await button(page.getByRole('dialog'), words('approval-answers.always-accept')).waitFor();
    },
  },
  { name: 'sandbox-stopped', reach: isStopped },
  {
    name: 'sandbox-lifted',
    async reach(pilotfish) {
      const { page, model } = pilotfish;
      await isStopped(pilotfish);
      model.reply({ calls: [shellCall('sh fetch.sh')] });
      await button(page, words('call-card.run-without-sandbox')).click();
      await toQuestion(page);
    },
  },
];

/** Scenes for machines with a sandbox or without. */
const anywhere = (place: string): readonly Scene[] => [
  {
    name: `sandbox-${place}-sign`,
    afresh: true,
    async reach({ page }) {
      await sign(page).hover();
      const label = await sign(page).getAttribute('aria-label');
      await page.getByText(String(label), { exact: true }).waitFor();
    },
  },
  {
    name: `sandbox-${place}-setting`,
    async reach({ page }) {
      await sign(page).click();
      await page.getByRole('group', { name: words('setting-rows.sandbox') }).waitFor();
    },
  },
  {
    name: `sandbox-${place}-menu-mode`,
    afresh: true,
    async reach({ page }) {
      await sign(page).waitFor();
      await page.locator('header button[aria-haspopup="menu"]').nth(1).click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: `sandbox-${place}-mode-auto`,
    async reach({ page }) {
      await sign(page).waitFor();
      await askForAuto(page);
    },
  },
  {
    name: `sandbox-${place}-tried`,
    async reach({ page }) {
      await openSettings(page, settingsPages.indexOf('rules'));
      const command = page.getByRole('textbox', { name: words('rules-page.try-command') });
      await command.fill('npm test && curl https://docs.example.com');
      await page.locator('[data-verdict]').waitFor();
    },
  },
];

const missingScene = (place: 'missing' | 'required'): Scene => ({
  name: `sandbox-${place}-command`,
  async reach({ page, model }) {
    model.reply({ calls: [shellCall('npm test', 'Runs the tests')] }, 'It asks, or is refused.');
    await send(page, 'Run the tests.');
    if (place === 'missing') return await toQuestion(page);
    await page.getByText('It asks, or is refused.').waitFor();
    await page
      .locator('[data-region="chat"] button[aria-expanded]')
      .filter({ hasText: 'Runs the tests' })
      .click();
  },
});

export const sandboxScenes: readonly Scene[] = [
  ...(hasSandbox
    ? [...thereScenes, ...anywhere('there')].map((scene) => ({ ...scene, ...places.there }))
    : []),
  ...[...anywhere('missing'), missingScene('missing')].map((scene) => ({ ...scene, ...places.missing })),
  ...[...anywhere('required'), missingScene('required')].map((scene) => ({ ...scene, ...places.required })),
];
