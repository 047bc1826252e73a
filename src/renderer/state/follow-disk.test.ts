import { emptyAppState } from '@shared/app-state';
import { contract } from '@shared/contract/contract';
import { AppError } from '@shared/errors';
import type { TreeEntry } from '@shared/project/project';
import { openedProject, type ProjectEvent, reduceProject } from '@shared/project/project-state';
import { createMemoryChannel } from '@shared/testing/memory-channel';
import { projectTopic } from '@shared/topics';
import { type Handlers, serve } from '@shared/wire/serve';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepWindow } from '../app/keep-window';
import { useListings } from './folder-listings';
import { foldersToWatch, followDisk } from './follow-disk';
import { followProject, startServerState, useServerState } from './server-state';
import { openFile, setExpanded, useUiState } from './ui-state';

// The real server state over the real wire, connected in memory to a main process that lists the content of `disk`.

let disk: Record<string, readonly TreeEntry[]> = {};
let given: readonly TreeEntry[] | null = null;
let mayAnswer = Promise.resolve();
let state = projectState(0);
let seq = 0;
let opened = 0;
let watched: (readonly string[])[] = [];
let listed: string[] = [];
let emit: (event: ProjectEvent) => void = () => {};
let stop = () => {};

const entry = (path: string, kind: TreeEntry['kind'] = 'file'): TreeEntry => ({
  name: path.slice(path.lastIndexOf('/') + 1),
  path,
  kind,
  ignored: false,
});

beforeAll(async () => {
  const channel = createMemoryChannel();
  vi.stubGlobal('window', { pilotfish: channel.window, addEventListener() {} });
  vi.stubGlobal('location', new URL('http://pilotfish/'));
  vi.stubGlobal('history', { replaceState() {} });
  vi.stubGlobal('document', { addEventListener() {} });
  vi.stubGlobal('sessionStorage', { getItem: () => 'this-window' });
  const { sendEvent } = serve(contract, handlers(), channel.main, {
    connection: null,
    onProblem: () => {},
  });
  emit = (event) => {
    state = reduceProject(state, event);
    seq += 1;
    sendEvent({ topic: projectTopic(state.key), seq, event });
  };
  keepWindow();
  void startServerState();
  await vi.waitUntil(() => useServerState.getState().connection === 'open');
});

beforeEach(async () => {
  disk = {
    '': [entry('docs', 'folder'), entry('src', 'folder'), entry('README.md')],
    src: [entry('src/deep', 'folder'), entry('src/a.ts')],
    'src/deep': [entry('src/deep/b.ts')],
    docs: [],
  };
  watched = [];
  listed = [];
  opened += 1;
  await open(opened);
  stop = followDisk();
  await until(() => 'src' in names(''));
});

afterEach(() => stop());

describe('following the disk', () => {
  it('watches and lists the root alone while nothing is expanded', () => {
    expect({ watched, listed }).toEqual({ watched: [['']], listed: [''] });
  });

  it('lists and watches a folder once it is expanded', async () => {
    setExpanded('src', true);
    await until(() => 'src/a.ts' in names('src'));
    expect(watched.at(-1)).toEqual(['', 'src']);
  });

  it('lists a folder again when main says that it changed, and only that one', async () => {
    setExpanded('src', true);
    await until(() => 'src/a.ts' in names('src'));
    listed = [];
    disk.src = [entry('src/new.ts')];
    emit({ type: 'folders-changed', folders: ['src'] });
    await until(() => 'src/new.ts' in names('src'));
    expect(listed).toEqual(['src']);
  });

  it('stops watching what was collapsed and lists it anew when it is expanded again', async () => {
    setExpanded('src', true);
    await until(() => 'src/a.ts' in names('src'));
    setExpanded('src', false);
    await until(() => watched.at(-1)?.length === 1);
    disk.src = [entry('src/meanwhile.ts')];
    setExpanded('src', true);
    await until(() => 'src/meanwhile.ts' in names('src'));
  });

  it('drops the watch on an expanded folder that vanished', async () => {
    setExpanded('src', true);
    await until(() => watched.at(-1)?.includes('src') === true);
    disk[''] = [entry('README.md')];
    emit({ type: 'folders-changed', folders: [''] });
    await until(() => watched.at(-1)?.length === 1);
    expect(useUiState.getState().expandedFolders).toEqual(['src']);
  });

  it('watches the folder of an open file', async () => {
    openFile('src/deep/b.ts');
    await until(() => watched.at(-1)?.includes('src/deep') === true);
    expect(listed).toEqual(['']);
  });

  it('keeps the reason why a folder could not be listed', async () => {
    delete disk.docs;
    setExpanded('docs', true);
    await until(() => useListings.getState().listings.docs?.kind === 'failed');
    expect(useListings.getState().listings.docs).toEqual({
      kind: 'failed',
      message: 'No permission to read docs.',
    });
  });

  it('starts with nothing expanded and no tab in another project', async () => {
    setExpanded('src', true);
    openFile('README.md');
    await open(999);
    await until(() => useUiState.getState().project === keyOf(999));
    expect(useUiState.getState()).toMatchObject({ tabs: [], activeTab: null, expandedFolders: [] });
  });

  it('shows the root that main gave the window to begin with, until it is listed', async () => {
    const listing = Promise.withResolvers<void>();
    mayAnswer = listing.promise;
    given = [entry('src', 'folder'), entry('given.md')];
    await open(998);
    await until(() => 'given.md' in names(''));
    listing.resolve();
    await until(() => 'README.md' in names(''));
    expect(names('')).not.toHaveProperty('given.md');
    given = null;
  });

  it('asks a folder that is gone for nothing', async () => {
    listed = [];
    emit({ type: 'project-changed', state: 'gone' });
    await until(() => useServerState.getState().project?.state === 'gone');
    expect(listed).toEqual([]);
  });
});

describe('the folders to watch', () => {
  it('never names more than main takes, the open files first', () => {
    const many = Array.from({ length: 3000 }, (_, index) => `folder-${index}`);
    const folders = foldersToWatch(many, [{ kind: 'file', id: 'file:x/y', path: 'x/y' }]);
    expect([folders.length, folders.slice(0, 3)]).toEqual([2000, ['', 'x', 'folder-0']]);
  });
});

function keyOf(count: number): string {
  return `project-${String(count).padStart(12, '0')}`;
}

function projectState(count: number) {
  const key = keyOf(count);
  return openedProject({ key, root: `/${key}`, name: key, state: 'open' }, []);
}

/** Makes the window show another project. */
async function open(count: number): Promise<void> {
  state = projectState(count);
  await followProject(state.key);
}

function names(folder: string): Record<string, true> {
  const listing = useListings.getState().listings[folder];
  const entries = listing?.kind === 'loaded' ? listing.entries : [];
  return Object.fromEntries(entries.map(({ path }) => [path, true]));
}

async function until(claim: () => boolean): Promise<void> {
  await vi.waitUntil(claim, { interval: 1 });
}

const noWindow = {
  layout: null,
  drafts: {},
  edits: {},
  unsaved: {},
  others: { edits: {}, unsaved: {} },
};

/** Only the calls of the tree. */
function handlers(): Handlers<typeof contract, null> {
  const answered = {
    window: { read: () => ({ ...noWindow, root: given }), keep() {} },
    topics: {
      subscribe: ({ topic }: { topic: string }) =>
        topic === 'app' ? { topic, seq: 0, state: emptyAppState } : { topic, seq, state },
      unsubscribe() {},
    },
    project: {
      async list({ path }: { path: string }) {
        listed.push(path);
        await mayAnswer;
        const entries = disk[path];
        if (!entries) throw new AppError('denied', `No permission to read ${path}.`);
        return entries;
      },
      watch({ folders }: { folders: string[] }) {
        watched.push(folders);
      },
    },
  };
  return answered as unknown as Handlers<typeof contract, null>;
}
