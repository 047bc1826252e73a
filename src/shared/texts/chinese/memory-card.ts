import type { memoryCard as english } from '../english/memory-card';
import type { Chinese } from '../translation/translation';

// Memory: the card that asks whether something is remembered.

export const memoryCard = {
  'memory.card-where': '位置',
  /** Before the file. */
  'memory.card-global': '用于所有项目，位于',
  'memory.card-project': '用于此项目，位于',
  'memory.card-fact': '要记住的内容',
  'memory.card-subject': '要记住：{{fact}}',
  'memory.card-not-there': '不可用：{{problem}}',
  'memory.card-always': '可以向哪些记忆添加内容',
  'memory.card-always-hint': 'global 或 project，以及文件名，例如 project:AGENTS.md。',
  'memory.trust-folder': '信任此文件夹…',
} as const satisfies Chinese<typeof english>;
