import { AppError } from '@shared/errors';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { followProject } from '../../state/server-state';
import { useUiState } from '../../state/ui-state';
import { testProject } from '../../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { LinkDialog } from './LinkDialog';
import { Markdown } from './Markdown';

// Diagrams of a message, drawn on request, and images, never loaded.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({}, testProject());
  await followProject(testProject().key);
});

/** Without the desktop's bridge, which is the test's wire otherwise. */
function inBrowser(): void {
  const { pilotfish } = window;
  Reflect.deleteProperty(window, 'pilotfish');
  onTestFinished(() => void Object.assign(window, { pilotfish }));
}

const fenced = (code: string) => `\`\`\`mermaid\n${code}\n\`\`\`\n`;

it('draws a diagram when asked to, with its source a click away, in the colours of the window', async () => {
  const source = 'flowchart LR\n  A[Read] --> B{Ask?}\n  B -->|yes| C[Write]';
  show(<Markdown text={fenced(source)} />);
  await expect.element(page.getByText(/flowchart LR/)).toBeVisible();
  await page.getByRole('button', { name: 'Draw' }).click();
  const picture = page.getByRole('img', { name: /^Diagram: flowchart LR/ });
  await expect.element(picture).toBeVisible();
  const address = () => picture.element().getAttribute('src') ?? '';
  expect(address()).toMatch(/^data:image\/svg\+xml/);
  await expect.poll(() => (picture.element() as HTMLImageElement).naturalWidth).toBeGreaterThan(100);
  const light = address();
  // Of its text, from `tokens.css`.
  expect(decodeURIComponent(light)).toContain('#1a2226');
  document.documentElement.dataset.theme = 'dark';
  await expect.poll(() => decodeURIComponent(address())).toContain('#e2e8ea');
  delete document.documentElement.dataset.theme;
  await page.getByRole('button', { name: 'Source' }).click();
  await expect.element(picture).not.toBeInTheDocument();
  await expect.element(page.getByText(/flowchart LR/)).toBeVisible();
});

it.each([
  ['**重要。**请注意', '重要。'],
  ['これは**「太字」**です', '「太字」'],
  ['**참고(중요)**입니다', '참고(중요)'],
])('draws bold text beside CJK punctuation: %s', async (text, bold) => {
  show(<Markdown text={text} />);
  await expect.element(page.getByText(bold, { exact: true })).toBeVisible();
  expect(page.getByText(bold, { exact: true }).element().getAttribute('data-streamdown')).toBe('strong');
  await expect.element(page.getByText('**')).not.toBeInTheDocument();
});

it('says what is wrong with a diagram, beside its source', async () => {
  show(<Markdown text={fenced('flowchart LR\n  A[[Read --> ')} />);
  await page.getByRole('button', { name: 'Draw' }).click();
  const why = page.getByRole('alert');
  await expect.element(why).toBeVisible();
  expect(why.element().textContent).toMatch(/Cannot draw this diagram.*line 3/s);
});

it('on the desktop main asks about a link, and the window alone about what main would not open', async () => {
  main.play({ app: { openLink: () => undefined } });
  const text =
    '[Pike](https://sea.example/pike), [Here](http://localhost:3000/), [Ray](http://sea.example/ray)';
  show(
    <>
      <Markdown text={text} />
      <LinkDialog />
    </>,
  );
  await page.getByRole('link', { name: 'Pike' }).click();
  await page.getByRole('link', { name: 'Here' }).click();
  const handedOn = [{ url: 'https://sea.example/pike' }, { url: 'http://localhost:3000/' }];
  await expect.poll(() => main.called('app.openLink')).toEqual(handedOn);
  const dialog = page.getByRole('dialog');
  expect(dialog.elements()).toEqual([]);
  await page.getByRole('link', { name: 'Ray' }).click();
  await expect
    .element(dialog.getByText('Only https addresses can be opened. This one uses http.'))
    .toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  const openLink = () => {
    throw new AppError('unavailable', 'There is no browser.');
  };
  main.play({ app: { openLink } });
  await page.getByRole('link', { name: 'Pike' }).click();
  await expect.element(dialog.getByText('There is no browser.')).toBeVisible();
  expect(page.getByRole('button', { name: 'Open in the browser' }).elements()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

it('loads no picture: it names it and its host, and asks before it opens', async () => {
  inBrowser();
  show(
    <>
      <Markdown text={'![A cat](https://pictures.example/cat.png) and ![](docs/plan.png)'} />
      <LinkDialog />
    </>,
  );
  const cat = page.getByRole('link', { name: 'A cat not loaded, from pictures.example' });
  await expect.element(page.getByRole('button', { name: 'docs/plan.png in the project' })).toBeVisible();
  expect(document.querySelector('img')).toBeNull();
  await cat.click();
  await expect.element(page.getByRole('dialog', { name: 'Open this link?' })).toBeVisible();
  await expect.element(page.getByText('https://pictures.example/cat.png', { exact: true })).toBeVisible();
});

it('links places in files that there are, asked about in one call', async () => {
  main.play({
    project: { existing: ({ paths }) => paths.map((path) => (/a\.ts$/.test(path) ? 'src/a.ts' : null)) },
  });
  show(
    <Markdown text={'See src/a.ts:42:7, `b.ts:3`, [here](src/a.ts#L9) and `/p/src/a.ts:1`; e.g.:3 too.'} />,
  );
  await expect.element(page.getByRole('button', { name: 'src/a.ts:42:7' })).toBeVisible();
  await expect.element(page.getByText('b.ts:3', { exact: true })).toBeVisible();
  expect(
    page
      .getByRole('button')
      .elements()
      .map((each) => each.textContent),
  ).toEqual(['src/a.ts:42:7', 'here', '/p/src/a.ts:1']);
  expect(main.called('project.existing')).toEqual([
    { project: testProject().key, paths: ['src/a.ts', 'b.ts', '/p/src/a.ts'] },
  ]);
  await page.getByRole('button', { name: 'src/a.ts:42:7' }).click();
  const { tabs } = useUiState.getState();
  expect(tabs).toMatchObject([{ kind: 'file', path: 'src/a.ts', place: { line: 42, column: 7 } }]);
});

it('a wide table scrolls by itself, breaks no word, and the keyboard reaches it', async () => {
  const heads = ['configuration', 'environment', 'implementation', 'responsibilities', 'synchronisation'];
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  show(
    <div data-testid="chat" style={{ width: 320, overflowX: 'auto' }}>
      <Markdown text={[row(heads), row(heads.map(() => '---')), row(heads)].join('\n')} />
    </div>,
  );
  const table = page.getByRole('region', { name: 'Table' });
  await expect.element(table).toBeVisible();
  const frame = table.element();
  const linesOf = (cell: Element) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  expect([...frame.querySelectorAll('th')].map(linesOf)).toEqual(heads.map(() => 1));
  expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
  const chat = page.getByTestId('chat').element();
  expect(chat.scrollWidth).toBe(chat.clientWidth);
  (frame as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => frame.scrollLeft).toBeGreaterThan(0);
});
