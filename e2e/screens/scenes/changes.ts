import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { words } from '@shared/texts/text';
import { expect, type Pilotfish } from '../../app';
import { deleteCall, editCall, taskCall, writeCall } from '../../calls';
import { reviewSizes, type Scene } from '../scene';
import { button, openFile, question, row, send, showTree, toDiff, toQuestion, toText, tree } from '../steps';

// Changes that wait for a decision: the card, the diff, and all answers.

async function propose({ page, project, model }: Pilotfish): Promise<void> {
  model.reply({
    text: 'This is simpler.',
    calls: [editCall(path.join(project, 'src/sum.ts'), '1 + 1', '2')],
  });
  await send(page, 'Simplify the sum.');
  await toDiff(page);
}

async function proposeInline(pilotfish: Pilotfish): Promise<void> {
  await propose(pilotfish);
  const { page } = pilotfish;
  const side = page.getByRole('button', { name: words('review.side-by-side') }).first();
  if ((await side.getAttribute('aria-pressed')) === 'true') await side.click();
}

const shapes = [
  'export type Shape = { kind: string; width: number; height: number };',
  '',
  'export function area(shape: Shape) {',
  '  return shape.width * shape.height;',
  '}',
  '',
  'export function perimeter(shape: Shape) {',
  '  return shape.width + shape.height + shape.width + shape.height;',
  '}',
  '',
  'export function name(shape: Shape) {',
  '  return shape.kind;',
  '}',
];

/** A change of several hunks: one is rejected with its reason, one has a comment. */
async function proposeHunks({ page, project, model }: Pilotfish): Promise<void> {
  const [file, before] = [path.join(project, 'src/shapes.ts'), `${shapes.join('\n')}\n`];
  await writeFile(file, before);
  const after = before
    .replace('kind: string', "kind: 'square' | 'rectangle'")
    .replace(
      '(shape: Shape) {\n  return shape.width *',
      '({ width, height }: Shape): number {\n  return width *',
    )
    .replace('* shape.height', '* height')
    .replace('shape.width + shape.height + shape.width + shape.height', '2 * (shape.width + shape.height)')
    .replace('  return shape.kind;\n', '  const { kind } = shape;\n  return kind;\n');
  model.reply({ text: 'This is shorter.', calls: [editCall(file, before, after)] });
  await send(page, 'Shorten the shapes.');
  await toDiff(page);
  await page.locator('.view-line').first().waitFor();
}

/** The side of the diff for decisions on hunks. */
function proposedSide(page: Page): Locator {
  return page.locator('.editor.modified');
}

async function judgeHunks(pilotfish: Pilotfish): Promise<void> {
  await proposeHunks(pilotfish);
  const { page } = pilotfish;
  await button(proposedSide(page), words('hunks.accept', { place: 3, all: 4 }))
    .first()
    .click();
  await button(proposedSide(page), words('hunks.add-reason')).click();
  const reason = proposedSide(page).getByRole('textbox', { name: words('hunks.reason') });
  await reason.fill('It says less.');
  await reason.press('Enter');
  await page.keyboard.press('Shift+F7');
  await page.keyboard.press('Control+Alt+M');
  const comment = proposedSide(page).getByRole('textbox', { name: words('hunks.comment-line', { line: 3 }) });
  await comment.fill('Is the return type needed here?');
  await comment.press('Enter');
  await page
    .getByText(words('hunks.count', { accepted: 3, all: 4 }))
    .first()
    .waitFor();
}

export const changeScenes: readonly Scene[] = [
  { name: 'change', reach: propose },
  {
    name: 'change-folded',
    async reach({ page, project, model }) {
      model.reply({ calls: [editCall(path.join(project, 'src/parse.ts'), 'value30 = 30', 'value30 = 31')] });
      await send(page, 'Count on.');
      await toDiff(page);
    },
  },
  { name: 'change-inline', sizes: reviewSizes.slice(0, 2), afresh: true, reach: proposeInline },
  {
    name: 'change-forced-colors',
    sizes: [{ width: 1024, height: 700 }],
    forcedColors: true,
    reach: proposeInline,
  },
  {
    name: 'change-more-contrast',
    moreContrast: true,
    reach: (pilotfish) => propose(pilotfish),
  },
  {
    name: 'change-edited',
    async reach(pilotfish) {
      await propose(pilotfish);
      const { page } = pilotfish;
      await page.locator('.editor.modified :is(textarea, .native-edit-context)').first().focus();
      await page.keyboard.type('// mine\n');
      await page.getByText('// mine').first().waitFor();
      await expect(button(page, words('approval-answers.more-accepts')).first()).toBeVisible();
    },
  },
  {
    name: 'change-card-answers',
    async reach(pilotfish) {
      await propose(pilotfish);
      const { page } = pilotfish;
      await button(question(page), words('approval-card.show-answers')).click();
      await button(question(page), words('approval-answers.reject-ask')).waitFor();
    },
  },
  { name: 'change-hunks', reach: judgeHunks },
  {
    name: 'change-hunks-decided',
    async reach(pilotfish) {
      await judgeHunks(pilotfish);
      const { page, model } = pilotfish;
      model.reply('It stays as long as it was.');
      await button(page, words('hunks.accept-some', { accepted: 3, all: 4 }))
        .first()
        .click();
      await page.getByRole('region', { name: words('hunks.your-review') }).waitFor();
      await page.getByRole('log').getByText('It stays as long as it was.').waitFor();
    },
  },
  {
    name: 'change-hunks-inline',
    sizes: reviewSizes.slice(0, 2),
    afresh: true,
    async reach(pilotfish) {
      await judgeHunks(pilotfish);
      const side = pilotfish.page.getByRole('button', { name: words('review.side-by-side') }).first();
      if ((await side.getAttribute('aria-pressed')) === 'true') await side.click();
    },
  },
  {
    name: 'change-reject',
    async reach(pilotfish) {
      await propose(pilotfish);
      const { page } = pilotfish;
      await button(page, words('approval-answers.reject-ask')).first().click();
      await page
        .getByRole('textbox', { name: words('approval-answers.reject-reason') })
        .fill('Use a constant.');
    },
  },
  {
    name: 'change-always',
    async reach(pilotfish) {
      await propose(pilotfish);
      const { page } = pilotfish;
      await button(page, words('approval-answers.always')).first().click();
      await button(page.getByRole('dialog'), words('approval-answers.always-accept')).waitFor();
    },
  },
  {
    name: 'change-new-file',
    async reach({ page, project, model }) {
      model.reply({
        calls: [writeCall(path.join(project, 'src/new.ts'), 'export const one = 1;\nexport {};\n')],
      });
      await send(page, 'Create it.');
      await toDiff(page);
    },
  },
  {
    name: 'change-long-line',
    async reach({ page, project, model }) {
      const file = path.join(project, 'src/a-table-of-all-the-names-that-the-parser-knows.ts');
      const line = `export const names = [${Array.from({ length: 60 }, (_, at) => `'name-${at}'`).join(', ')}];\n`;
      await writeFile(file, line);
      model.reply({
        calls: [editCall(file, "'name-1'", "'first-name'"), editCall(file, 'name-59', 'last-name')],
      });
      await send(page, 'Rename the first and the last.');
      await toDiff(page);
    },
  },
  {
    name: 'change-deletion',
    async reach({ page, project, model }) {
      model.reply({ calls: [deleteCall(path.join(project, 'src/sum.ts'))] });
      await send(page, 'Delete it.');
      await toQuestion(page);
    },
  },
  {
    name: 'change-protected',
    async reach({ page, project, model }) {
      model.reply({ calls: [writeCall(path.join(project, '.env'), 'TOKEN=1\n')] });
      await send(page, 'Write it.');
      await toQuestion(page);
    },
  },
  {
    name: 'change-many',
    async reach({ page, project, model }) {
      const at = (name: string) => path.join(project, name);
      model.reply({
        calls: [
          editCall(at('src/sum.ts'), '1 + 1', '2'),
          editCall(at('src/parse.ts'), 'value0 = 0', 'value0 = 1'),
          editCall(at('README.md'), 'small', 'tiny'),
        ],
      });
      await send(page, 'Change them all.');
      await toDiff(page);
    },
  },
  {
    name: 'change-next-file',
    async reach({ page, project, model }) {
      const at = (name: string) => path.join(project, name);
      model.reply({ calls: [taskCall('first'), taskCall('second')] }, 'Both.');
      model.onRequest(({ messages: [system, first] }) => {
        if (!String(system?.content).startsWith('You are the sub-agent')) return null;
        return first?.content === 'first'
          ? { calls: [editCall(at('src/sum.ts'), '1 + 1', '2')] }
          : { calls: [editCall(at('src/parse.ts'), 'value0 = 0', 'value0 = 1')] };
      });
      await send(page, 'Do both.');
      await toDiff(page);
      await button(page, words('command.question.nextFile')).waitFor();
    },
  },
  {
    name: 'change-moved',
    async reach(pilotfish) {
      const { page } = pilotfish;
      await propose(pilotfish);
      await showTree(page);
      await row(page, 'sum.ts').waitFor();
      // By keys: a click would show the file in front of the diff. The tree has already selected it.
      await tree(page).focus();
      await page.keyboard.press('F2');
      await page.getByRole('textbox', { name: words('tree-edit.rename', { name: 'sum.ts' }) }).waitFor();
      await page.keyboard.type('total');
      await page.keyboard.press('Enter');
      const moved = words('review.moved', { from: 'src/sum.ts', to: 'src/total.ts' });
      await page.getByText(moved).first().waitFor();
    },
  },
  {
    name: 'change-afresh',
    async reach(pilotfish) {
      await propose(pilotfish);
      await writeFile(path.join(pilotfish.project, 'src/sum.ts'), '// theirs\nexport const sum = 1 + 1;\n');
      await pilotfish.page.getByText(words('review.afresh')).first().waitFor();
    },
  },
  {
    name: 'change-stale',
    async reach(pilotfish) {
      await propose(pilotfish);
      await writeFile(path.join(pilotfish.project, 'src/sum.ts'), 'export const total = 3;\n');
      await button(pilotfish.page, words('approval-answers.read-again')).first().waitFor();
    },
  },
  {
    name: 'change-unsaved',
    async reach(pilotfish) {
      const { page } = pilotfish;
      await openFile(page, 'sum.ts');
      await toText(page);
      await page.keyboard.type('// mine\n');
      await propose(pilotfish);
      await button(page, words('review.show-unsaved')).waitFor();
    },
  },
];
