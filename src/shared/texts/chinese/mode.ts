import type { modeNames as english } from '../english/mode';
import type { Chinese } from '../translation/translation';

// Modes: what each is called, wherever it is named.

export const modeNames = {
  'mode.plan': '规划',
  'mode.ask': '询问',
  'mode.accept-edits': '接受编辑',
  'mode.auto': '自动',
} as const satisfies Chinese<typeof english>;
