import type { Attachment } from '@shared/attachments/attachment';
import { words } from '@shared/texts/text';
import { locale } from '../../ui/locale';

// Chips: attached files as they are shown, those of one folder as one. Pure.

export type Chip =
  | { readonly kind: 'file'; readonly attachment: Attachment }
  | { readonly kind: 'folder'; readonly name: string; readonly attachments: readonly Attachment[] };

export function chipsOf(attachments: readonly Attachment[]): readonly Chip[] {
  const groups = Map.groupBy(attachments, ({ id, name }) => folderOf(name) ?? id);
  return [...groups.values()].flatMap((group): Chip[] => {
    const [first] = group;
    const folder = first && folderOf(first.name);
    if (folder) return [{ kind: 'folder', name: folder, attachments: group }];
    return group.map((attachment) => ({ kind: 'file', attachment }));
  });
}

export function chipId(chip: Chip): string {
  return filesOf(chip)[0]?.id ?? '';
}

export function filesOf(chip: Chip): readonly Attachment[] {
  return chip.kind === 'file' ? [chip.attachment] : chip.attachments;
}

export function tokensOf(attachments: readonly Attachment[]): number {
  return attachments.reduce((sum, { tokens }) => sum + tokens, 0);
}

/** As long as a chip has room for: “1.2k tokens”. */
export function shortWeight(tokens: number): string {
  return words('attached.tokens', { count: tokens, short: shortCount(tokens) });
}

/** “1,234 tokens” */
export function exactWeight(tokens: number): string {
  const short = new Intl.NumberFormat(locale()).format(tokens);
  return words('attached.tokens', { count: tokens, short });
}

/** `1.2k` */
export function shortCount(count: number): string {
  return new Intl.NumberFormat(locale(), { notation: 'compact', maximumFractionDigits: 1 }).format(count);
}

function folderOf(name: string): string | null {
  const end = name.indexOf('/');
  return end === -1 ? null : name.slice(0, end);
}
