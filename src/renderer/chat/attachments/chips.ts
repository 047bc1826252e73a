import type { Attachment } from '@shared/attachments/attachment';
import { words } from '@shared/texts/text';

// Chips for attachments; the files of a folder share one. Pure.

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

/** “1.2K tokens” */
export function shortWeight(tokens: number): string {
  return words('attached.tokens', { count: tokens });
}

function folderOf(name: string): string | null {
  const end = name.indexOf('/');
  return end === -1 ? null : name.slice(0, end);
}
