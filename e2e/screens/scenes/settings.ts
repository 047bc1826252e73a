import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { words } from '@shared/texts/text';
import type { Scene } from '../scene';
import { button, openSettings, settingsPages } from '../steps';

// The settings: each page, the dialogs they open, the search over all of them.

const pageAt = (name: (typeof settingsPages)[number]) => settingsPages.indexOf(name);

/** Only shown, never run. */
const tried = {
  ask: 'npm test -- --reporter=dot && tar -xf bundle.tar -C ../elsewhere && git push --force origin main',
  refuse: 'npm run build && npm publish',
} as const;

export const settingsScenes: readonly Scene[] = [
  ...settingsPages.map(
    (name, index): Scene => ({ name: `settings-${name}`, reach: ({ page }) => openSettings(page, index) }),
  ),
  ...(['herons', 'e'] as const).map(
    (query): Scene => ({
      name: query === 'e' ? 'settings-search' : 'settings-search-none',
      async reach({ page }) {
        await openSettings(page, 0);
        await page.getByRole('combobox', { name: words('settings-search.label') }).fill(query);
      },
    }),
  ),
  {
    name: 'settings-model-add',
    afresh: true,
    async reach({ page }) {
      await openSettings(page, pageAt('models'));
      await button(page, words('endpoint.add')).click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'settings-model-dialog',
    async reach({ page }) {
      await openSettings(page, pageAt('models'));
      await button(page, words('endpoint.add')).click();
      await page.getByRole('menuitem', { name: words('endpoint.any-other') }).click();
      await button(page.getByRole('dialog'), words('endpoint.save')).click();
      await page
        .getByText(words('endpoint.base-url-wrong'))
        .or(page.getByText(words('endpoint.name-missing')))
        .first()
        .waitFor();
    },
  },
  {
    name: 'settings-model-options',
    async reach({ page }) {
      await openSettings(page, pageAt('models'));
      await button(page, words('endpoint.add')).click();
      await page.getByRole('menuitem', { name: words('endpoint.any-other') }).click();
      await button(page, words('endpoint.options')).click();
      await page.getByRole('textbox', { name: words('endpoint.body') }).fill('{ "top_k": twenty }');
      await button(page.getByRole('dialog'), words('endpoint.save')).click();
      const fault = page.getByText(words('endpoint.body-wrong-at', { key: 'top_k' }));
      await fault.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'settings-model-tested',
    afresh: true,
    async reach({ page, model }) {
      const refused = { status: 400, body: { error: { message: 'image_url: unknown variant' } } };
      model.onRequest(({ tools, messages }) => {
        if (tools.length === 0) return refused;
        if (messages.at(-1)?.role === 'tool') return { text: 'heron, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10' };
        return { calls: [{ name: 'echo_word', arguments: { word: 'heron' } }] };
      });
      await openSettings(page, pageAt('models'));
      await button(page, words('endpoint.add')).click();
      await page.getByRole('menuitem', { name: words('endpoint.any-other') }).click();
      await page.getByRole('textbox', { name: words('endpoint.base-url') }).fill(model.baseUrl);
      await page.getByRole('combobox', { name: words('endpoint.model') }).fill('heron');
      await button(page, words('connection.test')).click();
      await page.getByRole('list', { name: words('connection.result') }).waitFor();
    },
  },
  {
    name: 'settings-server-dialog',
    async reach({ page }) {
      await openSettings(page, pageAt('tools'));
      await button(page, words('servers-page.add')).first().click();
      await page.getByRole('textbox', { name: words('servers-page.snippet') }).fill('{ "name": ');
      await button(page.getByRole('dialog'), words('servers-page.save')).click();
      await page.getByText(words('servers-page.snippet-no-json')).waitFor();
    },
  },
  {
    name: 'settings-server-failed',
    settings: { mcpServers: { docs: { command: 'no-such-program-here', args: ['--serve'] } } },
    async reach({ page }) {
      await openSettings(page, pageAt('tools'));
      await page.getByText(words('servers-page.failed')).first().waitFor();
      await button(page, words('servers-page.details', { alias: 'docs' })).click();
    },
  },
  {
    name: 'settings-agent-dialog',
    async reach({ page }) {
      await openSettings(page, pageAt('agents'));
      await button(page, words('agents-page.add')).click();
      await button(page.getByRole('dialog'), words('agents-page.save')).waitFor();
    },
  },
  {
    name: 'settings-skills-listed',
    async reach({ page, home }) {
      const put = async (name: string, text: string) => {
        await mkdir(path.join(home, 'skills', name, 'scripts'), { recursive: true });
        await writeFile(path.join(home, 'skills', name, 'SKILL.md'), text);
      };
      const front = 'description: Reads the text and the forms of PDF files.';
      await put('pdf', `---\n${front}\n---\nUse pdftotext.\n`);
      await put('broken', 'No front matter.');
      await writeFile(path.join(home, 'skills/pdf/scripts/fields.py'), '');
      await openSettings(page, pageAt('agents'));
      await page.getByText(words('skills-page.scripts', { scripts: ['scripts/fields.py'] })).waitFor();
    },
  },
  {
    name: 'settings-rules-kept',
    async reach({ page, home }) {
      const rules = [
        { effect: 'allow', tool: 'edit', match: 'src/**' },
        { effect: 'deny', tool: 'run_shell_command', match: 'npm publish' },
      ];
      await writeFile(path.join(home, 'rules.json'), JSON.stringify({ everywhere: rules }));
      await openSettings(page, pageAt('rules'));
    },
  },
  ...(['ask', 'refuse'] as const).map(
    (verdict): Scene => ({
      name: `settings-rules-tried-${verdict}`,
      afresh: true,
      async reach({ page, home }) {
        const rule = { effect: 'deny', tool: 'run_shell_command', match: 'npm publish' };
        await writeFile(path.join(home, 'rules.json'), JSON.stringify({ everywhere: [rule] }));
        await openSettings(page, pageAt('rules'));
        const command = page.getByRole('textbox', { name: words('rules-page.try-command') });
        await command.fill(tried[verdict]);
        await page.locator(`[data-verdict="${verdict}"]`).waitFor();
      },
    }),
  ),
  {
    name: 'settings-rules-unread',
    async reach({ page, home }) {
      await writeFile(path.join(home, 'rules.json'), JSON.stringify({ everywhere: {} }));
      await openSettings(page, pageAt('rules'));
      await page.getByText(words('rule-files.all-asks-until-mended')).waitFor();
    },
  },
  {
    name: 'settings-rules-unread-dismissed',
    async reach({ page, home }) {
      await writeFile(path.join(home, 'rules.json'), JSON.stringify({ everywhere: {} }));
      await openSettings(page, pageAt('rules'));
      await button(page, words('shell.dismiss-notice')).click();
      await page.getByText(words('rules-page.unread')).waitFor();
    },
  },
  {
    name: 'settings-memory-kept',
    options: {
      files: {
        'AGENTS.md': '## Added Memories\n- Birds are counted twice.\n- Tests are run with npm test.\n',
      },
      trusted: true,
    },
    async reach({ page }) {
      await openSettings(page, pageAt('agents'));
      await page.getByText('Birds are counted twice.').first().waitFor();
    },
  },
  {
    name: 'settings-keys-conflict',
    async reach({ page, home }) {
      const bindings = [
        { key: 'Mod+Shift+K', command: 'chat.new' },
        { key: 'Mod+Shift+K', command: 'tree.toggle' },
        { key: 'Mod+Nothing', command: 'no.such.command' },
      ];
      await writeFile(path.join(home, 'keybindings.json'), JSON.stringify(bindings));
      await openSettings(page, pageAt('keys'));
      await page.getByRole('region', { name: words('shell.notices') }).waitFor();
    },
  },
];
