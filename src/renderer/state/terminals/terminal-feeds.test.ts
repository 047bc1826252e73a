import { acknowledgeEvery, type TerminalState } from '@shared/terminal/terminal';
import { describe, expect, it } from 'vitest';
import { createTerminalFeeds } from './terminal-feeds';

type Sink = { onSnapshot(state: TerminalState): void; onOutput(text: string): void };

function setUp() {
  const sinks: Sink[] = [];
  const stopped: string[] = [];
  const acknowledged: number[] = [];
  const listen = createTerminalFeeds({
    follow(id, sink) {
      sinks.push(sink);
      return () => stopped.push(id);
    },
    acknowledge: (_id, characters) => acknowledged.push(characters),
  });
  const start = () => {
    const seen: string[] = [];
    const pending: (() => void)[] = [];
    const stop = listen('t', {
      onSnapshot: (replay) => seen.push(`from ${replay}`),
      onOutput(text, done) {
        seen.push(text.slice(0, 3));
        pending.push(done);
      },
    });
    const dealWithAll = () => {
      for (const done of pending.splice(0)) done();
    };
    return { seen, stop, dealWithAll };
  };
  return { sinks, stopped, acknowledged, start, sink: () => sinks.at(-1) };
}

const much = 'x'.repeat(acknowledgeEvery);

describe('createTerminalFeeds', () => {
  it('follows a terminal once for all who look at it, and no longer than they do', () => {
    const { sinks, stopped, start } = setUp();
    const [first, second] = [start(), start()];
    expect(sinks).toHaveLength(1);
    first.stop();
    expect(stopped).toEqual([]);
    second.stop();
    expect(stopped).toEqual(['t']);
  });

  it('gives a late listener everything that is known', () => {
    const { sink, start } = setUp();
    const first = start();
    sink()?.onSnapshot({ replay: ['a', 'b'], modes: {} });
    sink()?.onOutput('c');
    const late = start();
    sink()?.onOutput('d');
    expect(first.seen).toEqual(['from ab', 'c', 'd']);
    expect(late.seen).toEqual(['from abc', 'd']);
  });

  it('acknowledges what the slowest has dealt with, in large steps', () => {
    const { sink, acknowledged, start } = setUp();
    const [first, second] = [start(), start()];
    sink()?.onOutput(much);
    first.dealWithAll();
    expect(acknowledged).toEqual([]);
    second.dealWithAll();
    expect(acknowledged).toEqual([acknowledgeEvery]);
    sink()?.onOutput('little');
    first.dealWithAll();
    second.dealWithAll();
    expect(acknowledged).toEqual([acknowledgeEvery]);
  });

  it('waits no longer for one that left', () => {
    const { sink, acknowledged, start } = setUp();
    const [first, second] = [start(), start()];
    sink()?.onOutput(much);
    first.dealWithAll();
    second.stop();
    expect(acknowledged).toEqual([acknowledgeEvery]);
  });

  it('counts anew from a new snapshot, whatever was still on its way', () => {
    const { sink, acknowledged, start } = setUp();
    const only = start();
    sink()?.onOutput(much);
    sink()?.onSnapshot({ replay: [], modes: {} });
    only.dealWithAll();
    expect(acknowledged).toEqual([]);
    expect(only.seen).toEqual(['xxx', 'from ']);
  });
});
