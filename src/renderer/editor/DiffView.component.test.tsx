import type { Proposal } from '@shared/approval/approval';
import { callKeyOf } from '@shared/base/call-key';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { placeIn, proposalPlace, useFilePlaces } from '../state/files/file-places';
import { editedText, useEdits } from '../state/questions/edits';
import { openDiff } from '../state/questions/open-diffs';
import { useServerState } from '../state/server-state';
import { testProject } from '../testing/open-project';
import { startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { DiffView } from './DiffView';
import { monaco } from './monaco/monaco';

// A proposal with both sides, or with its only side.

beforeAll(async () => {
  await startScriptedMain({}, testProject());
});

beforeEach(() => {
  useEdits.setState({ edits: {} });
  useFilePlaces.setState({ places: {} });
  delete document.documentElement.dataset.theme;
});

const proposal = (change: Proposal['change'], original: string, proposed: string): Proposal => ({
  path: '/p/a.ts',
  relativePath: 'a.ts',
  hash: 'h',
  change,
  original,
  proposed,
  hunks: [],
});

const showDiff = (shown: Proposal, width = 600, onCompared: (isCoarse: boolean) => void = () => {}) =>
  show(
    <div id="diff" style={{ display: 'flex', width, height: 300, overflow: 'hidden' }}>
      <DiffView
        chatId="chat"
        callId="c1"
        proposal={shown}
        judged
        onLayout={() => {}}
        onCompared={onCompared}
      />
    </div>,
  );

const inSight = (selector: string) =>
  [...document.querySelectorAll(selector)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );

describe('a file of one side', () => {
  it('that is new is shown over the whole width, a sign at each of its lines, and none behind the last', async () => {
    showDiff(proposal('create', '', 'one\ntwo\n'), 900);
    await expect.poll(() => inSight('.insert-sign').length).toBe(2);
    expect(inSight('.delete-sign')).toEqual([]);
    const [side] = inSight('.editor.modified');
    expect(side?.getBoundingClientRect().width).toBeGreaterThan(890);
  });

  it('that goes is shown over the whole width, a sign at each of its lines', async () => {
    showDiff(proposal('delete', 'one\ntwo\n', ''), 900);
    await expect.poll(() => inSight('.delete-sign').length).toBe(2);
    expect(inSight('.insert-sign')).toEqual([]);
    const [side] = inSight('.editor.original');
    expect(side?.getBoundingClientRect().width).toBeGreaterThan(890);
    openDiff(callKeyOf('chat', 'c1'))?.enter(() => true);
    await expect.poll(() => side?.contains(document.activeElement)).toBe(true);
  });
});

describe('a file that was or becomes empty', () => {
  const signs = () => [inSight('.delete-sign').length, inSight('.insert-sign').length];
  const text = 'one\ntwo\n';

  it.each([900, 500])('has only added lines, in a width of %i', async (width) => {
    showDiff(proposal('modify', '', text), width);
    await expect.poll(signs).toEqual([0, 2]);
    expect(inSight('.line-delete, .char-delete')).toEqual([]);
  });

  it.each([900, 500])(
    'has only added lines, also without a final line break, in a width of %i',
    async (width) => {
      showDiff(proposal('modify', '', 'one\ntwo'), width);
      await expect.poll(signs).toEqual([0, 2]);
      expect(inSight('.line-delete, .char-delete')).toEqual([]);
    },
  );

  it.each([text, 'one\ntwo'])('has only removed lines for %j', async (original) => {
    showDiff(proposal('modify', original, ''), 900);
    await expect.poll(signs).toEqual([2, 0]);
    expect(inSight('.line-insert, .char-insert')).toEqual([]);
  });
});

it('comes in sight once it is compared, folded and at its first change', async () => {
  const before = Array.from({ length: 400 }, (_, line) => `the same ${line}\n`);
  const seen = new Set<number | undefined>();
  const look = () => {
    const [diff] = monaco.editor.getDiffEditors();
    const frame = diff?.getContainerDomNode();
    if (diff && frame && getComputedStyle(frame).opacity === '1')
      seen.add(diff.getModifiedEditor().getVisibleRanges()[0]?.startLineNumber);
    if (frame?.dataset.uncompared !== undefined || seen.size === 0) requestAnimationFrame(look);
  };
  look();
  showDiff(proposal('modify', before.join(''), before.with(300, 'other\n').join('')));
  await expect.poll(() => inSight('.line-insert').length).toBe(1);
  await expect.poll(() => [...seen]).toEqual([296]);
});

it('folds the same lines only as long as they do not fit', async () => {
  const before = Array.from({ length: 30 }, (_, line) => `the same ${line}\n`);
  showDiff(proposal('modify', before.join(''), before.with(1, 'other\n').join('')));
  const folded = page.getByText(/hidden lines/).first();
  await expect.element(folded).toBeVisible();
  document.querySelector<HTMLElement>('#diff')?.style.setProperty('height', '700px');
  await expect.element(page.getByText('the same 29').first()).toBeVisible();
  await expect.element(folded).not.toBeInTheDocument();
});

it('says if it is too large to be compared line by line', async () => {
  const lines = (word: string) =>
    Array.from({ length: 20_000 }, (_, at) => `${word} ${(at * 7919) % 20_011} of ${word}`).join('\n');
  const compared: boolean[] = [];
  showDiff(proposal('modify', lines('old'), lines('new')), 600, (isCoarse) => compared.push(isCoarse));
  await expect.poll(() => compared.at(-1)).toBe(true);
});

it('comes in sight with its colours', async () => {
  const first = Promise.withResolvers<readonly string[]>();
  const tokens = () => [...document.querySelectorAll('.editor.modified .view-line span span')];
  const look = () => {
    const frame = monaco.editor.getDiffEditors()[0]?.getContainerDomNode();
    const isSeen = frame && tokens().length > 0 && getComputedStyle(frame).opacity === '1';
    // Once the frame is painted.
    if (isSeen) setTimeout(() => first.resolve(tokens().map(({ className }) => className)));
    else requestAnimationFrame(look);
  };
  look();
  const text = "def f(x):\n    return 'a' + x\n";
  showDiff({ ...proposal('modify', text, text.replace('a', 'b')), relativePath: 'a.py' });
  expect(new Set(await first.promise).size).toBeGreaterThan(2);
});

it('unfolded and folded, the line with the caret stays where it is in the view', async () => {
  const before = Array.from({ length: 400 }, (_, line) => `the same ${line}\n`);
  const after = before.map((line, at) => (at === 300 || (at > 310 && at < 340) ? `other ${at}\n` : line));
  showDiff(proposal('modify', before.join(''), after.join('')));
  await expect.poll(() => inSight('.line-insert').length).toBeGreaterThan(0);
  const side = monaco.editor.getDiffEditors()[0]?.getModifiedEditor();
  const caret = { lineNumber: 301, column: 1 };
  side?.setPosition(caret);
  const top = () => side?.getScrolledVisiblePosition(caret)?.top;
  const firstLine = () => side?.getVisibleRanges()[0]?.startLineNumber;
  const stays = top();
  await expect.poll(firstLine).toBe(297);
  await page.getByTitle('Show Unchanged Region').first().click();
  await expect.poll(firstLine).toBeLessThan(297);
  expect(top()).toBe(stays);
  const frame = document.querySelector<HTMLElement>('.monaco-diff-editor')?.parentElement?.parentElement;
  // Here all of it fits.
  frame?.style.setProperty('height', '9000px');
  await expect.poll(firstLine).toBe(1);
  frame?.style.setProperty('height', '300px');
  await expect.poll(firstLine).toBe(297);
  expect(top()).toBe(stays);
});

it('in one column, the side that is not shown is no tab stop; beside one another both are', async () => {
  const stops = () =>
    [...document.querySelectorAll('.monaco-diff-editor .native-edit-context')].map((side) =>
      side.getAttribute('tabindex'),
    );
  showDiff(proposal('modify', 'one\n', 'two\n'), 500);
  await expect.poll(stops).toEqual(['-1', '0']);
  showDiff(proposal('modify', 'one\n', 'two\n'), 900);
  await expect.poll(stops).toEqual(['-1', '0', '0', '0']);
});

it('comes back as it was edited, with its caret', async () => {
  const edit = { text: 'one\ntwo\nthree\n', hash: 'h' };
  useEdits.setState({ edits: { 'chat c1': edit } });
  useFilePlaces.setState({
    places: { [proposalPlace(callKeyOf('chat', 'c1'))]: { line: 3, column: 4, top: 1 } },
  });
  showDiff(proposal('modify', 'one\n', 'two\n'));
  await expect.poll(() => inSight('.editor.modified .insert-sign').length).toBe(2);
  openDiff(callKeyOf('chat', 'c1'))?.focus();
  await userEvent.keyboard('!');
  await expect.poll(() => editedText('chat c1')).toBe('one\ntwo\nthr!ee\n');
  expect(placeIn(proposalPlace(callKeyOf('chat', 'c1')))).toMatchObject({ line: 3, column: 5 });
});

it('shown as it was proposed it is no edit, so that it is compared once and there is nothing to undo', async () => {
  showDiff(proposal('modify', 'one\n', 'two\n'));
  await expect.poll(() => inSight('.editor.modified .insert-sign').length).toBe(1);
  const sides = monaco.editor.getModels().filter(({ uri }) => uri.scheme !== 'standing');
  expect(sides.map((model) => model.getVersionId())).toEqual([1, 1]);
});

it('in one column, removed lines have the colours of the theme as all others have', async () => {
  showDiff(proposal('modify', 'const one = 1;\n', 'const two = 2;\n'), 500);
  const colours = () =>
    [
      '.view-zones .view-line span > span',
      '.editor.modified > * .lines-content > .view-lines .view-line span > span',
    ]
      .map((line) => inSight(line)[0])
      .map((word) => word && getComputedStyle(word).color);
  const isOne = () => {
    const [removed, added] = colours();
    return removed !== undefined && removed === added ? removed : null;
  };
  await expect.poll(isOne).not.toBeNull();
  const light = isOne();
  document.documentElement.dataset.theme = 'dark';
  await expect.poll(() => isOne() !== null && isOne() !== light).toBe(true);
});

it('beside one another, long lines of code wrap on both sides', async () => {
  const long = 'a long line '.repeat(60);
  showDiff(proposal('modify', `${long}one\n`, `${long}two\n`), 900);
  await expect.poll(() => inSight('.editor.modified .line-insert').length).toBeGreaterThan(0);
  for (const side of ['.editor.original', '.editor.modified'])
    expect(inSight(`${side} .view-line`).length).toBeGreaterThan(5);
});

it('beside one another without word wrap, both sides are scrolled sideways together', async () => {
  const { app } = useServerState.getState();
  const unwrapped = app && {
    ...app,
    settings: { ...app.settings, diff: { ...app.settings.diff, wrap: false } },
  };
  useServerState.setState({ app: unwrapped });
  onTestFinished(() => useServerState.setState({ app }));
  const long = 'a long line '.repeat(60);
  showDiff(proposal('modify', `${long}one\n`, `${long}two\n`), 900);
  await expect.poll(() => inSight('.editor.modified .line-insert').length).toBeGreaterThan(0);
  const [diff] = monaco.editor.getDiffEditors();
  diff?.getModifiedEditor().setScrollLeft(200);
  await expect.poll(() => diff?.getOriginalEditor().getScrollLeft()).toBe(200);
  diff?.getOriginalEditor().setScrollLeft(50);
  await expect.poll(() => diff?.getModifiedEditor().getScrollLeft()).toBe(50);
});

it('outlines equal words, because a tint would look like a change', async () => {
  showDiff(proposal('modify', 'one = two\n', 'one = two\none = three\n'));
  await expect.poll(() => inSight('.line-insert').length).toBe(1);
  const side = monaco.editor.getDiffEditors()[0]?.getModifiedEditor();
  side?.setPosition({ lineNumber: 2, column: 2 });
  side?.focus();
  const mark = () => document.querySelector('.editor.modified .wordHighlightText');
  await expect.poll(mark).not.toBeNull();
  const { backgroundColor, borderTopStyle } = getComputedStyle(mark() ?? document.body);
  expect([backgroundColor, borderTopStyle]).toEqual(['rgba(0, 0, 0, 0)', 'solid']);
});
