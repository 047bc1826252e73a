import type { FileMove } from '@shared/changes/changes';
import { words } from '@shared/texts/text';
import { visibleText } from '../../ui/visible-text';

export function moveWords({ kind, path }: FileMove): string {
  return words(`changes-review.moved-${kind}`, { path: visibleText(path) });
}
