import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { tempFolder } from '../../base/testing/temp-folder';
import { openLearnedFacts } from './learned-facts';

const at = 'https://p.invalid/v1';

it('knows at once what it learned, also after the next start', async () => {
  const home = await tempFolder();
  const onChange = vi.fn();
  const facts = await openLearnedFacts(home, onChange);
  facts.learn(at, 'm', [{ kind: 'no-stream' }]);
  facts.learn(at, 'm', [{ kind: 'no-stream' }, { kind: 'no-images' }]);
  facts.list(at, 'm', { contextWindow: 8192, images: true });
  facts.list(at, 'm', { contextWindow: 8192, images: true });
  expect(onChange).toHaveBeenCalledTimes(3);
  expect(facts.of(at, 'm')).toEqual([{ kind: 'no-stream' }, { kind: 'no-images' }]);
  await facts.forget('https://other.invalid/v1', 'm');
  const next = await openLearnedFacts(home, () => {});
  expect(next.of(at, 'm')).toEqual(facts.of(at, 'm'));
  expect(next.factsAt(at)).toEqual({ m: { contextWindow: 8192, images: false, files: false } });
  expect(next.factsAt('https://other.invalid/v1')).toEqual({});
});

it('holds a refusal to be nearer than the list', async () => {
  const facts = await openLearnedFacts(await tempFolder(), () => {});
  facts.list(at, 'm', { contextWindow: 8192, efforts: ['low'] });
  facts.learn(at, 'm', [{ kind: 'context-window', of: '4096' }, { kind: 'no-effort' }]);
  expect(facts.factsAt(at)).toEqual({ m: { contextWindow: 4096, efforts: [] } });
});

it('lets go of an effort that was refused, of all where none is named', async () => {
  const facts = await openLearnedFacts(await tempFolder(), () => {});
  facts.learn(at, 'm', [{ kind: 'no-effort', of: 'max' }]);
  expect(facts.factsAt(at)).toEqual({ m: { refusedEfforts: ['max'] } });
  facts.learn(at, 'm', [{ kind: 'no-effort' }]);
  expect(facts.factsAt(at)).toMatchObject({ m: { efforts: [] } });
});

it('forgets what it learned of one model, not what its server lists', async () => {
  const facts = await openLearnedFacts(await tempFolder(), () => {});
  facts.learn(at, 'm', [{ kind: 'no-stream' }]);
  facts.learn(at, 'n', [{ kind: 'no-stream' }]);
  facts.list(at, 'm', { contextWindow: 8192 });
  await facts.forget(at, 'm');
  expect(facts.all().map(({ model }) => model)).toEqual(['n']);
  expect(facts.factsAt(at)).toMatchObject({ m: { contextWindow: 8192 } });
});

it('does not keep how many tokens an account can pay today', async () => {
  const home = await tempFolder();
  const facts = await openLearnedFacts(home, () => {});
  facts.learn(at, 'm', [{ kind: 'max-output', of: '7' }, { kind: 'no-stream' }]);
  await facts.forget(at, 'other');
  await vi.waitFor(async () =>
    expect(await readFile(path.join(home, 'learned.json'), 'utf8')).toContain('no-stream'),
  );
  expect((await openLearnedFacts(home, () => {})).of(at, 'm')).toEqual([{ kind: 'no-stream' }]);
});

it('begins anew with a broken file', async () => {
  const home = await tempFolder();
  await writeFile(path.join(home, 'learned.json'), '{');
  expect((await openLearnedFacts(home, () => {})).all()).toEqual([]);
});

it('lets go of a learned window once the server lists a larger one than before', async () => {
  const facts = await openLearnedFacts(await tempFolder(), () => {});
  facts.list(at, 'm', { contextWindow: 4096 });
  facts.learn(at, 'm', [{ kind: 'context-window', of: '4096' }, { kind: 'no-stream' }]);
  facts.list(at, 'm', { contextWindow: 4096 });
  expect(facts.of(at, 'm')).toHaveLength(2);
  facts.list(at, 'm', { contextWindow: 32_768 });
  expect(facts.of(at, 'm')).toEqual([{ kind: 'no-stream' }]);
  expect(facts.factsAt(at)).toEqual({ m: { contextWindow: 32_768 } });
});
