import { isDeepStrictEqual } from 'node:util';
import type { FileProblems } from '@shared/problems/problems-schema';
import type { TopicOf } from '@shared/topics';
import type { LanguageServers } from '../../language-servers/language-servers';
import type { LanguageServersOptions } from '../../language-servers/server-entries';
import { createStandingProblems } from '../../storage/standing-problems';
import type { AppParts } from '../parts/parts';

// The language servers of an open project. Their code is loaded with the first file that one of them may check.

export type LateLanguageServers = {
  /** Loads them. */
  get(): Promise<LanguageServers>;
  /** Files of the project may be gone. */
  filesChanged(): void;
  close(): Promise<void>;
};

type Options = Pick<LanguageServersOptions, 'workspace' | 'trust' | 'sandbox'> & {
  readonly topic: TopicOf<'project'>;
  readonly parts: Pick<
    AppParts,
    'home' | 'version' | 'mcp' | 'now' | 'store' | 'log' | 'notice' | 'withdraw'
  >;
};

/** Servers report file by file. */
const publishMs = 300;

export function openLanguageServers({ parts, topic, ...of }: Options): LateLanguageServers {
  const { home, version, mcp, now, store, log } = parts;
  let told = '[]';
  const tell = () => {
    const servers = opened?.states() ?? [];
    if (JSON.stringify(servers) === told) return;
    told = JSON.stringify(servers);
    store.emit(topic, { type: 'language-servers-changed', servers });
  };
  const onFaults = createStandingProblems({
    onProblem: (fault) => parts.notice('warning', fault),
    onMended: parts.withdraw,
  });
  let publishing: NodeJS.Timeout | undefined;
  let published: readonly FileProblems[] = [];
  const publish = async () => {
    publishing = undefined;
    if (opened === null) return;
    const { projectProblems } = await import('./project-problems');
    const files = await projectProblems(opened, of.workspace);
    if (isDeepStrictEqual(files, published)) return;
    published = files;
    store.emit(topic, { type: 'problems-published', files });
  };
  const onPublished = () => {
    const report = (error: unknown) => log.write('warning', 'problems of the project', error);
    publishing ??= setTimeout(() => void publish().catch(report), publishMs).unref();
  };
  let opening: Promise<LanguageServers> | null = null;
  let opened: LanguageServers | null = null;
  const open = async () => {
    const { createLanguageServers } = await import('../../language-servers/language-servers');
    const { processes } = mcp;
    opened = createLanguageServers({
      ...of,
      home,
      version,
      processes,
      now,
      onChange: tell,
      onPublished,
      onFaults,
    });
    return opened;
  };
  return {
    get: () => (opening ??= open()),
    filesChanged() {
      if (published.length > 0) onPublished();
    },
    async close() {
      await (await opening?.catch(() => null))?.close();
      clearTimeout(publishing);
    },
  };
}
