import { describe, expect, it } from 'vitest';
import type { NumberedEvent } from '../topics';
import { createStore } from './store';

const notice = (id: string) =>
  ({ type: 'notice-added', notice: { id, level: 'info', text: id, file: null } }) as const;

function subscriber() {
  const events: NumberedEvent[] = [];
  return { events, sendEvent: (event: NumberedEvent) => void events.push(event) };
}

describe('the store', () => {
  it('numbers the events of each topic by itself', () => {
    const store = createStore();
    const window = subscriber();
    store.follow('app', window);
    store.follow('chat:1', window);
    store.emit('app', notice('a'));
    store.emit('chat:1', { type: 'title-changed', title: 't' });
    store.emit('app', notice('b'));
    expect(window.events.map(({ topic, seq }) => [topic, seq])).toEqual([
      ['app', 1],
      ['chat:1', 1],
      ['app', 2],
    ]);
  });

  it('gives a late subscriber the state and the number it stands at', () => {
    const store = createStore();
    store.emit('app', notice('a'));
    const snapshot = store.follow('app', subscriber());
    expect(snapshot.seq).toBe(1);
    expect(snapshot.state.notices.map(({ id }) => id)).toEqual(['a']);
  });

  it('tells nobody who has unfollowed or gone', () => {
    const store = createStore();
    const [one, two] = [subscriber(), subscriber()];
    store.follow('app', one);
    store.follow('app', two);
    store.unfollow('app', one);
    store.drop(two);
    store.emit('app', notice('a'));
    expect([one.events, two.events]).toEqual([[], []]);
  });

  it('tells nobody who had gone before they could follow', () => {
    const store = createStore();
    const window = subscriber();
    store.drop(window);
    store.follow('app', window);
    store.emit('app', notice('a'));
    expect([window.events, store.isFollowed('app')]).toEqual([[], false]);
  });

  it('leaves a gap in the numbers where a state was put in place, so that who follows fetches it', () => {
    const store = createStore();
    const window = subscriber();
    const { seq, state } = store.follow('app', window);
    store.load('app', { ...state, version: '2' });
    store.emit('app', notice('a'));
    expect(window.events.map((event) => event.seq)).toEqual([seq + 2]);
  });

  it('snapshots only the newest items of a long chat and counts the rest', () => {
    const store = createStore();
    for (let index = 0; index < 100; index += 1)
      store.emit('chat:1', {
        type: 'item-added',
        item: { kind: 'user', id: String(index), at: index, text: '' },
      });
    const { state } = store.follow('chat:1', subscriber());
    expect([state.items.length, state.earlier, state.items[0]?.id]).toEqual([60, 40, '40']);
  });
});
