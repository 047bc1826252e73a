import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mainAnswerAttribute, questionAttribute, reviewAttribute } from '../../state/focus';
import { show } from '../../testing/show';
import { Button } from '../../ui/Button';
import { Answers } from './Answers';
import { RejectButton } from './RejectButton';

// Layout of the answers at every width, and when they show their keys.

const others = ['Immer…', 'Ablehnen…', 'Stoppen'];
const names = ['Annehmen', 'Bearbeitet annehmen', ...others];

function showAnswers(width: number): void {
  show(
    <div style={{ width }} {...{ [questionAttribute]: 'call-1' }} tabIndex={-1} data-testid="card">
      <Answers
        onward={
          <>
            <Button keys="Mod+Enter">Annehmen</Button>
            <Button>Bearbeitet annehmen</Button>
          </>
        }
        others={others.map((name) => <Button key={name}>{name}</Button>)}
        error={null}
      />
    </div>,
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const topOf = (name: string) => button(name).element().getBoundingClientRect().top;
const keys = () => page.getByText('Enter');

it.each([294, 320, 440, 560])('none stands alone on a line and none is cut in %s pixels', async (width) => {
  showAnswers(width);
  await expect.element(button('Stoppen')).toBeVisible();
  const tops = names.map(topOf);
  for (const top of tops) expect(tops.filter((other) => other === top).length).toBeGreaterThan(1);
  for (const name of names) {
    const { scrollWidth, clientWidth } = button(name).element();
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  }
});

it('stands in one row where there is room', async () => {
  showAnswers(1000);
  await expect.element(button('Stoppen')).toBeVisible();
  expect(new Set(names.map(topOf)).size).toBe(1);
});

it('names a key while the keyboard is where it counts', async () => {
  showAnswers(1000);
  await expect.element(button('Annehmen')).toBeVisible();
  await expect.element(keys()).not.toBeVisible();
  button('Stoppen').element().focus();
  await expect.element(keys()).toBeVisible();
  await userEvent.click(page.getByRole('textbox', { name: 'Message' }));
  await expect.element(keys()).not.toBeVisible();
});

it('names the key of the main answer alone in a narrow card', async () => {
  show(
    <div style={{ width: 352 }} {...{ [questionAttribute]: 'call-1' }} tabIndex={-1}>
      <Answers
        onward={
          <Button keys="Mod+Enter" {...{ [mainAnswerAttribute]: true }}>
            Annehmen
          </Button>
        }
        others={others.map((name) => (
          <Button key={name} keys="Mod+Backspace">
            {name}
          </Button>
        ))}
        error={null}
      />
    </div>,
  );
  await expect.element(button('Stoppen')).toBeVisible();
  const shown = () => [...document.querySelectorAll('kbd')].filter((key) => key.checkVisibility());
  expect(shown()).toEqual([]);
  button('Stoppen').element().focus();
  await expect.poll(() => shown().map(({ textContent }) => textContent)).toEqual(['Ctrl', 'Enter']);
  for (const name of ['Annehmen', ...others]) {
    const { scrollWidth, clientWidth } = button(name).element();
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  }
});

it('names a key below the diff also while the card of the question has the focus', async () => {
  show(
    <>
      <div {...{ [reviewAttribute]: 'call-1' }}>
        <Answers onward={<Button keys="Mod+Enter">Annehmen</Button>} others={null} error={null} />
      </div>
      <button type="button" {...{ [questionAttribute]: 'call-1' }}>
        its card
      </button>
      <button type="button" {...{ [questionAttribute]: 'call-2' }}>
        another card
      </button>
    </>,
  );
  await page.getByRole('button', { name: 'another card' }).click();
  await expect.element(keys()).not.toBeVisible();
  await page.getByRole('button', { name: 'its card' }).click();
  await expect.element(keys()).toBeVisible();
});

it('names the key of a rejection while it rejects, not where it deletes a word', async () => {
  show(
    <div {...{ [questionAttribute]: 'call-1' }} tabIndex={-1}>
      <textarea aria-label="Proposed" />
      <RejectButton isSending={false} onReject={() => {}} />
    </div>,
  );
  await expect.element(button('Reject…')).toHaveAttribute('title', 'Reject… (Ctrl Backspace)');
  await userEvent.click(page.getByRole('textbox', { name: 'Proposed' }));
  await expect.element(button('Reject…')).not.toHaveAttribute('title');
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Reject…')).toHaveAttribute('title', 'Reject… (Ctrl Backspace)');
});

it('moves no answer away from under the pointer that presses it', async () => {
  showAnswers(1000);
  await expect.element(button('Stoppen')).toBeVisible();
  const stop = button('Stoppen').element();
  const { left } = stop.getBoundingClientRect();
  stop.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  stop.focus();
  await new Promise(requestAnimationFrame);
  expect(stop.getBoundingClientRect().left).toBe(left);
  stop.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  await expect.element(keys()).toBeVisible();
});
