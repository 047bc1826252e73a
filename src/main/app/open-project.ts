import { basename } from 'node:path';
import { questionsOf } from '@shared/inbox/waiting-questions';
import type { TreeEntry } from '@shared/project/project';
import { openedProject } from '@shared/project/project-state';
import type { Terminal } from '@shared/terminal/terminal';
import {
  chatTopic,
  isEventOf,
  isOfKind,
  type NumberedEvent,
  projectTopic,
  type TopicOf,
  topicId,
} from '@shared/topics';
import type { Subscriber } from '@shared/wire/store';
import { createGitState } from '../git/git-state';
import { serverPrompts } from '../mcp/offers/server-prompts';
import type { MemoryWatch } from '../memory/memory-watch';
import type { FileIndex } from '../project/file-index/file-index';
import { listSmallFolder, listTree } from '../project/tree';
import { createWatcher } from '../project/watch/watcher';
import type { Workspace } from '../project/workspace';
import { projectRulesFile } from '../queue/policy/project-rules-file';
import type { ProjectRules } from '../queue/policy/rules';
import type { Prompts } from '../slash-commands/prompts';
import { listChats, listFiles } from '../storage/chats/list-chats';
import { chatsFolder, projectKey } from '../storage/project-key';
import type { ProjectTrust } from '../trust/project-trust';
import { followFirstTurn } from './changes/first-snapshot';
import { followList } from './chats/follow-list';
import { openProjectFiles } from './files/project-files';
import { openHooks } from './hooks/open-hooks';
import { type EditorCode, editorCode } from './language-servers/editor-code';
import { type LateLanguageServers, openLanguageServers } from './language-servers/open-language-servers';
import { openTrust } from './open-trust';
import { openWorkspace } from './open-workspace';
import type { AppParts } from './parts/parts';
import { type Chats, createChats, summarise } from './project-chats';
import { type OpenServers, openProjectServers } from './project-servers';
import { createProjectTools, type ProjectTools } from './project-tools';
import { serverSandbox } from './server-sandbox';
import { createProjectSkills, type ProjectSkills, skillPlaces } from './skills/project-skills';
import { createProjectPrompts } from './slash/project-prompts';
import { toolProviders } from './tool-providers';

// An open project: its workspace, its chats, and the folders its windows show. Opening it starts no programs, except
// git after the user has worked there (`git/git-state.ts`).

export type OpenProject = {
  readonly key: string;
  readonly workspace: Workspace;
  readonly rules: ProjectRules;
  readonly trust: ProjectTrust;
  readonly prompts: Prompts;
  readonly skills: Pick<ProjectSkills, 'view'>;
  readonly servers: OpenServers;
  readonly code: EditorCode;
  /** Tools that come from elsewhere. */
  readonly tools: Pick<ProjectTools, 'current' | 'refresh'>;
  /** The folder's name wherever several projects are shown. */
  readonly projectFolder: Terminal['project'];
  readonly chats: Chats;
  readonly files: Pick<FileIndex, 'find' | 'foldersChanged'>;
  readonly folders: ShownFolders;
  /** The user turned to a window of it. Resolves when the state of git is up to date. */
  look(): Promise<void>;
  /** `what` is closed: this project alone, or the whole application. */
  close(what: 'application' | 'project'): Promise<void>;
};

export async function openProject(path: string, parts: AppParts): Promise<OpenProject> {
  const workspace = await openWorkspace(path, parts);
  const projectFolder = { root: workspace.root, name: basename(workspace.root) };
  const key = projectKey(workspace.root);
  const topic = projectTopic(key);
  const folder = chatsFolder(parts.home, workspace.root);
  // Without windows, a quick list is enough.
  const list = parts.unattended ? await listFiles(folder) : await listChats(folder);
  const rules = await openRules(workspace, { topic, parts }, () => void rejudge(chats));
  // From here on, no step fails; a failure would leave watchers open.
  const trust = await openTrust(workspace, { topic, parts });
  const own = { home: parts.home, workspace, rules, trust: trust.trust, memory: trust.memory };
  const { servers, languageServers, hooks, tools, peek } = openTools(workspace, {
    ...own,
    topic,
    parts,
    folder,
  });
  const skills = createProjectSkills({ ...skillPlaces(parts), project: own });
  const prompts = createProjectPrompts(own, [skills.prompts, serverPrompts(servers)]);
  const chats = createChats({
    ...own,
    topic,
    folder,
    parts,
    prompts,
    toolsFromElsewhere: withSkills(tools, skills),
    skills,
    servers,
    languageServers,
    hooks,
  });
  const folders = watchFolders(workspace, { topic, parts, languageServers });
  const files = openProjectFiles(workspace, { topic, parts, chats });
  const project = openedProject({ key, ...projectFolder, state: 'open' }, list.chats);
  parts.store.load(topic, { ...project, rules: rules.current() });
  const git = createGitState(topic, parts);
  const unfollow = followChats(chats, { topic, parts });
  const snapshot = followFirstTurn({ topic, root: workspace.root, trust: trust.trust, parts });
  const followed = parts.unattended ? null : await followList(list, { topic, parts, chats });
  return {
    key,
    workspace,
    rules,
    trust: trust.trust,
    prompts,
    skills,
    servers,
    code: editorCode({ ...own, languageServers }),
    tools,
    projectFolder,
    chats,
    files,
    folders,
    async look() {
      git.look();
      trust.look();
      peek();
      await Promise.all([git.settled(), trust.settled()]);
    },
    close: closing({ unfollow, followed, trust, snapshot, git, chats, tools, rules, files, folders }, () =>
      forget(parts, topic),
    ),
  };
}

type Closed = {
  unfollow(): void;
  readonly followed: { close(): Promise<void> } | null;
  readonly rules: { close(): void };
  readonly files: { close(): void };
  readonly chats: Pick<Chats, 'close'>;
} & Readonly<Record<'trust' | 'snapshot' | 'git' | 'tools' | 'folders', { close(): Promise<void> }>>;

function closing(own: Closed, forgetProject: () => void): OpenProject['close'] {
  return async (what) => {
    own.unfollow();
    await own.followed?.close();
    await own.trust.close();
    await Promise.all([own.snapshot.close(), own.git.close()]);
    await own.chats.close(what);
    await own.tools.close();
    own.rules.close();
    own.files.close();
    await own.folders.close();
    if (what === 'project') forgetProject();
  };
}

async function openRules(workspace: Workspace, { topic, parts }: OfProject, onChange: () => void) {
  const rules = await parts.rules.openProject(workspace.root, projectRulesFile(workspace), () => {
    parts.store.emit(topic, { type: 'rules-changed', rules: rules.current() });
    onChange();
  });
  return rules;
}

/** Keeps the summaries of open chats in the list of the project, and its line in the lists of other windows. */
function followChats(chats: Chats, { topic, parts }: OfProject): () => void {
  tellOthers(parts, topic);
  return parts.store.onEvent((event) => {
    if (isKept(event) && chats.isOpened(topicId(event.topic))) summarise(parts, topic, topicId(event.topic));
    if (isEventOf(event, topic)) tellOthers(parts, topic);
  });
}

type ShownFolders = {
  /** The folder's entries for a window. Later changes are reported once the folder is watched. */
  list(folder: string): Promise<readonly TreeEntry[]>;
  /** The same if it is fast; null for a folder with more than `most` entries. */
  listSmall(folder: string, most: number): Promise<readonly TreeEntry[] | null>;
  /** Sets the folders that `window` shows. The folders of all windows together are watched. */
  watch(window: Subscriber, folders: readonly string[]): void;
};

type OfProject = { readonly topic: TopicOf<'project'>; readonly parts: AppParts };

/** Watches all folders that windows of the project show. */
function watchFolders(
  workspace: Workspace,
  { topic, parts, languageServers }: OfProject & { readonly languageServers: LateLanguageServers },
): ShownFolders & { close(): Promise<void> } {
  const { store } = parts;
  const shown = new Map<Subscriber, readonly string[]>();
  const watcher = createWatcher(workspace, {
    onChange(folders) {
      store.emit(topic, { type: 'folders-changed', folders });
      languageServers.filesChanged();
    },
    onProblem: (text) => parts.notice('warning', text),
    onRootGone: () => store.emit(topic, { type: 'project-changed', state: 'gone' }),
    onRootBack: () => store.emit(topic, { type: 'project-changed', state: 'open' }),
  });
  return {
    async list(folder: string) {
      await watcher.beforeListing(folder);
      return await listTree(workspace, folder);
    },
    async listSmall(path: string, most: number) {
      await watcher.beforeListing(path);
      return await listSmallFolder(workspace, { path, most });
    },
    watch(window: Subscriber, folders: readonly string[]) {
      if (folders.length > 0) shown.set(window, folders);
      else shown.delete(window);
      watcher.watch([...new Set([...shown.values()].flat())]);
    },
    close: () => watcher.close(),
  };
}

type OfTools = OfProject & {
  readonly memory: MemoryWatch;
  readonly trust: ProjectTrust;
  readonly rules: ProjectRules;
  readonly folder: string;
};

/** Creates the sources of tools from elsewhere. Starts no programs. */
function openTools(workspace: Workspace, options: OfTools) {
  const { topic, parts, trust, rules } = options;
  const onToolsChanged = () => tools.changed();
  const servers = openProjectServers({ workspace, ...options, onToolsChanged });
  const tools = createProjectTools(
    [...toolProviders(workspace, trust, { parts, rules }), servers],
    (listings) => parts.store.emit(topic, { type: 'tools-changed', tools: listings }),
  );
  // Tools that reading alone can find are ready before the first message; only windows need them so early.
  const peek = () => void (parts.unattended || tools.peek());
  const sandbox = serverSandbox({ workspace, parts, rules: rules.current });
  const languageServers = openLanguageServers({ topic, workspace, parts, trust, sandbox });
  const hooks = openHooks({ workspace, parts, trust, sandbox });
  const unfollow = parts.trust.onChange(peek);
  peek();
  const close = async () => {
    unfollow();
    await Promise.all([tools.close(), languageServers.close()]);
  };
  return { servers, languageServers, hooks, tools: { ...tools, close }, peek };
}

/** Before a model gets the tools, the skills are up to date too. */
function withSkills({ current, refresh }: ProjectTools, skills: ProjectSkills): OpenProject['tools'] {
  return { current, refresh: async () => void (await Promise.all([refresh(), skills.refresh()])) };
}

/** Whether the event may change a chat's line in the list; the deltas of a stream do not. */
function isKept(numbered: NumberedEvent): numbered is NumberedEvent & { readonly topic: `chat:${string}` } {
  const { topic, event } = numbered;
  if (!isOfKind(topic, 'chat')) return false;
  return event.type !== 'assistant-delta' && event.type !== 'call-progress';
}

async function rejudge(chats: Chats): Promise<void> {
  for (const { queue } of await chats.opened()) await queue.rejudge();
}

/** Updates the project's line in the list of open projects, which windows of other projects show. */
function tellOthers({ store }: AppParts, topic: TopicOf<'project'>): void {
  const { key, root, name, chats } = store.state(topic);
  const project = { key, root, name, ...questionsOf(chats) };
  const known = store.state('app').projects.find((other) => other.key === key);
  if (JSON.stringify(known) !== JSON.stringify(project))
    store.emit('app', { type: 'project-summarised', project });
}

function forget({ store }: AppParts, topic: TopicOf<'project'>): void {
  for (const { id } of store.state(topic).chats) store.forget(chatTopic(id));
  store.forget(topic);
  store.emit('app', { type: 'project-closed', key: topicId(topic) });
}
