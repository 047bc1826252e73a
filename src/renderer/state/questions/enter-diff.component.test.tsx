import { callKeyOf } from '@shared/base/call-key';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testProject } from '../../testing/open-project';
import { startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { fileSubject, questionAbout } from '../../testing/waiting-chat';
import { questionAttribute } from '../focus';
import { enterDiff, goToQuestion } from './go-to-question';
import { offerDiff } from './open-diffs';

// The place of the keyboard while the diff or card that the user goes to is still loading.

beforeAll(async () => {
  await startScriptedMain({}, testProject());
});

let entered: number;
let listed: number;
let withdraw = () => {};
beforeEach(() => {
  [entered, listed] = [0, 0];
});
afterEach(() => withdraw());

const key = callKeyOf('chat', 'c1');
const question = questionAbout(fileSubject('a.ts'));
const card = (name: string) => page.getByRole('group', { name, exact: true });

/** `compare` runs once both sides are compared: the keyboard moves then, if the user still wants that. */
function offer(compare: (go: () => void) => void): void {
  const enter = (isWanted: () => boolean) =>
    compare(() => {
      if (isWanted()) entered += 1;
    });
  const parts = { accept() {}, reject() {}, comment() {} };
  const openAccessibleView = () => {
    listed += 1;
  };
  withdraw = offerDiff(key, { enter, parts, focus() {}, goToChange() {}, openAccessibleView });
}

function Card({ id }: { readonly id: string }) {
  // biome-ignore lint/a11y/useSemanticElements: as cards are.
  return <div role="group" tabIndex={-1} aria-label={id} {...{ [questionAttribute]: id }} />;
}

const enter = () => enterDiff('chat', { callId: 'c1', question, step: 'list' });

it('a diff that comes later has it, though the card that it was asked for from was drawn anew', async () => {
  show(<Card id="c1" />);
  await expect.element(card('c1')).toBeInTheDocument();
  card('c1').element().focus();
  enter();
  card('c1').element().remove();
  offer((go) => go());
  await expect.poll(() => [entered, listed]).toEqual([1, 1]);
});

it.each(['before it is there', 'before it is compared'])(
  'whoever does something else %s is left there',
  async (when) => {
    show(<Card id="c1" />);
    await expect.element(card('c1')).toBeInTheDocument();
    card('c1').element().focus();
    let compared = () => {};
    enter();
    card('c1').element().remove();
    if (when === 'before it is there') await userEvent.keyboard('{Shift}');
    offer((go) => {
      compared = go;
    });
    await Promise.resolve();
    if (when === 'before it is compared') await userEvent.keyboard('{Shift}');
    compared();
    expect(entered).toBe(0);
    if (when === 'before it is there') expect(listed).toBe(0);
  },
);

it('a card that comes later than the question was gone to has it, unless the user has done something else', async () => {
  goToQuestion('chat', 'late');
  goToQuestion('chat', 'later');
  await userEvent.keyboard('{Shift}');
  goToQuestion('chat', 'last');
  // By then an existing card would have the focus.
  for (let frames = 0; frames < 4; frames += 1)
    await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  show(<Card id="late" />);
  show(<Card id="later" />);
  await expect.element(card('later')).toBeInTheDocument();
  show(<Card id="last" />);
  await expect.element(card('last')).toHaveFocus();
});
