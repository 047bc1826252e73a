import { speak } from '@shared/texts/speak';
import { words } from '@shared/texts/text';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show';
import { CommentForm } from './CommentForm';

it('in little room the buttons stand below each other, and the field is not cut', async () => {
  await speak('de');
  onTestFinished(() => speak('en'));
  show(
    <div className="room" style={{ display: 'flex', width: 230 }}>
      <CommentForm
        label={'Reason'}
        text={''}
        isNew={true}
        autoFocus={false}
        mayBeEmpty={true}
        about={{ hint: words('hunks.reason'), keep: words('hunks.keep-reason') }}
        onWrite={() => {}}
        onAdd={() => {}}
        onLeave={() => {}}
        onDrop={() => {}}
      />
    </div>,
  );
  await expect.element(page.getByRole('textbox', { name: 'Reason' })).toBeVisible();
  const room = document.querySelector('.room');
  const right = room?.getBoundingClientRect().right ?? 0;
  const parts = [...(room?.querySelectorAll('textarea, button') ?? [])];
  expect(parts.length).toBe(3);
  expect(parts.filter((part) => part.getBoundingClientRect().right > right)).toEqual([]);
});
