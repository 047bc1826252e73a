import { afterEach, expect, it } from 'vitest';
import {
  isSideShown,
  offerColumns,
  type Side,
  showMiddle,
  showSide,
  toggleSide,
  useDrawer,
} from './side-panels';

// Buttons and keys of the tree and the chat, with room for columns and without.

const open = () => useDrawer.getState().open;
let stop = () => {};
afterEach(() => {
  stop();
  useDrawer.setState({ open: null });
});

it('without columns one drawer is open at most, and the same button closes it', () => {
  toggleSide('tree');
  expect(open()).toBe('tree');
  toggleSide('chat');
  expect(open()).toBe('chat');
  toggleSide('chat');
  expect(open()).toBeNull();
});

it('with columns they are what is shown and hidden', () => {
  const done: [string, Side][] = [];
  stop = offerColumns({
    toggle: (side) => done.push(['toggle', side]),
    show: (side) => done.push(['show', side]),
    isShown: (side) => side === 'tree',
  });
  toggleSide('tree');
  showSide('chat');
  expect(done).toEqual([
    ['toggle', 'tree'],
    ['show', 'chat'],
  ]);
  expect([isSideShown('tree'), isSideShown('chat')]).toEqual([true, false]);
});

it('who was sent to the chat finds it open in a window that becomes narrow, until what is in the middle is wanted', () => {
  stop = offerColumns({ toggle() {}, show() {}, isShown: () => true });
  showSide('chat');
  stop();
  expect(open()).toBe('chat');
  showMiddle();
  expect(open()).toBeNull();
});
