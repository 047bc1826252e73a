import type { TopicOf } from '@shared/topics';
import type { LanguageServers } from '../../language-servers/language-servers';
import type { LanguageServersOptions } from '../../language-servers/server-entries';
import { createStandingProblems } from '../../storage/standing-problems';
import type { AppParts } from '../parts/parts';

// The language servers of an open project. Their code is loaded with the first file that one of them may check.

export type LateLanguageServers = {
  /** Loads them. */
  get(): Promise<LanguageServers>;
  close(): Promise<void>;
};

type Options = Pick<LanguageServersOptions, 'workspace' | 'trust' | 'sandbox'> & {
  readonly topic: TopicOf<'project'>;
  readonly parts: Pick<AppParts, 'home' | 'version' | 'mcp' | 'now' | 'store' | 'notice' | 'withdraw'>;
};

export function openLanguageServers({ parts, topic, ...of }: Options): LateLanguageServers {
  const { home, version, mcp, now, store } = parts;
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
  let opening: Promise<LanguageServers> | null = null;
  let opened: LanguageServers | null = null;
  const open = async () => {
    const { createLanguageServers } = await import('../../language-servers/language-servers');
    const { processes } = mcp;
    opened = createLanguageServers({ ...of, home, version, processes, now, onChange: tell, onFaults });
    return opened;
  };
  return {
    get: () => (opening ??= open()),
    close: async () => (await opening?.catch(() => null))?.close(),
  };
}
