import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ProtocolName } from '@shared/models/protocol-names';
import { expect, it, vi } from 'vitest';
import { tempFolder } from '../../base/testing/temp-folder';
import { openLearnedFacts } from './learned-facts';

const at = 'https://p.invalid/v1';
const asked = (model: string, protocol: ProtocolName = 'chat-completions') => ({
  baseUrl: at,
  model,
  protocol,
});

it('knows at once what it learned, also after the next start', async () => {
  const home = await tempFolder();
  const onChange = vi.fn();
  const facts = await openLearnedFacts(home, onChange);
  facts.learn(asked('m'), [{ kind: 'no-stream' }]);
  facts.learn(asked('m'), [{ kind: 'no-stream' }, { kind: 'no-images' }]);
  facts.list(at, 'm', { contextWindow: 8192, images: true });
  facts.list(at, 'm', { contextWindow: 8192, images: true });
  expect(onChange).toHaveBeenCalledTimes(3);
  const learned = [{ kind: 'no-stream', protocol: 'chat-completions' }, { kind: 'no-images' }];
  expect(facts.of(asked('m'))).toEqual(learned);
  await facts.forget('https://other.invalid/v1', 'm');
  const next = await openLearnedFacts(home, () => {});
  expect(next.of(asked('m'))).toEqual(facts.of(asked('m')));
  expect(next.factsAt(at)).toEqual({ m: { contextWindow: 8192, images: false, files: false } });
  expect(next.factsAt('https://other.invalid/v1')).toEqual({});
});

it('holds a refusal to be nearer than the list', async () => {
  const facts = await openLearnedFacts(await tempFolder(), () => {});
  facts.list(at, 'm', { contextWindow: 8192, efforts: ['low'] });
  facts.learn(asked('m'), [{ kind: 'context-window', of: '4096' }, { kind: 'no-effort' }]);
  expect(facts.factsAt(at)).toEqual({ m: { contextWindow: 4096, efforts: [] } });
});

it('lets go of an effort that was refused, of all where none is named', async () => {
  const facts = await openLearnedFacts(await tempFolder(), () => {});
  facts.learn(asked('m'), [{ kind: 'no-effort', of: 'max' }]);
  expect(facts.factsAt(at)).toEqual({ m: { refusedEfforts: ['max'] } });
  facts.learn(asked('m'), [{ kind: 'no-effort' }]);
  expect(facts.factsAt(at)).toMatchObject({ m: { efforts: [] } });
});

it('forgets what it learned of one model, not what its server lists', async () => {
  const facts = await openLearnedFacts(await tempFolder(), () => {});
  facts.learn(asked('m'), [{ kind: 'no-stream' }]);
  facts.learn(asked('n'), [{ kind: 'no-stream' }]);
  facts.list(at, 'm', { contextWindow: 8192 });
  await facts.forget(at, 'm');
  expect(facts.all().map(({ model }) => model)).toEqual(['n']);
  expect(facts.factsAt(at)).toMatchObject({ m: { contextWindow: 8192 } });
});

it('does not keep how many tokens an account can pay today', async () => {
  const home = await tempFolder();
  const facts = await openLearnedFacts(home, () => {});
  facts.learn(asked('m'), [{ kind: 'max-output', of: '7' }, { kind: 'no-stream' }]);
  await facts.forget(at, 'other');
  await vi.waitFor(async () =>
    expect(await readFile(path.join(home, 'learned.json'), 'utf8')).toContain('no-stream'),
  );
  expect((await openLearnedFacts(home, () => {})).of(asked('m'))).toMatchObject([{ kind: 'no-stream' }]);
});

it('begins anew with a broken file', async () => {
  const home = await tempFolder();
  await writeFile(path.join(home, 'learned.json'), '{');
  expect((await openLearnedFacts(home, () => {})).all()).toEqual([]);
});

it('lets go of a learned window once the server lists a larger one than before', async () => {
  const facts = await openLearnedFacts(await tempFolder(), () => {});
  facts.list(at, 'm', { contextWindow: 4096 });
  facts.learn(asked('m'), [{ kind: 'context-window', of: '4096' }, { kind: 'no-stream' }]);
  facts.list(at, 'm', { contextWindow: 4096 });
  expect(facts.of(asked('m'))).toHaveLength(2);
  facts.list(at, 'm', { contextWindow: 32_768 });
  expect(facts.of(asked('m'))).toMatchObject([{ kind: 'no-stream' }]);
  expect(facts.factsAt(at)).toEqual({ m: { contextWindow: 32_768 } });
});

it('holds for the protocol it was learned with; what is about the model holds for all', async () => {
  const facts = await openLearnedFacts(await tempFolder(), () => {});
  facts.learn(asked('m'), [{ kind: 'no-stream' }, { kind: 'no-images' }]);
  expect(facts.of(asked('m', 'messages'))).toEqual([{ kind: 'no-images' }]);
  expect(facts.of(asked('m'))).toHaveLength(2);
});

it('keeps what another instance learned meanwhile', async () => {
  const home = await tempFolder();
  const [one, other] = [await openLearnedFacts(home, () => {}), await openLearnedFacts(home, () => {})];
  one.learn(asked('m'), [{ kind: 'no-stream' }]);
  other.learn(asked('m'), [{ kind: 'no-temperature' }]);
  other.learn(asked('n'), [{ kind: 'short-ids' }]);
  await Promise.all([one.forget(at, 'x'), other.forget(at, 'x')]);
  const next = await openLearnedFacts(home, () => {});
  expect(
    next
      .of(asked('m'))
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['no-stream', 'no-temperature']);
  expect(next.of(asked('n'))).toHaveLength(1);
});
