import type { Attachment, AttachmentPreview } from '@shared/attachments/attachment';
import { words } from '@shared/texts/text';
import { FileImage, FileText, FileType, Folder, type LucideIcon } from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import { api } from '../../state/server-state';
import { visibleText } from '../../ui/visible-text';
import { Beginning, shownLines } from './Beginning';
import { ContextChip } from './ContextChip';
import styles from './ContextChip.module.css';
import { type Chip, filesOf, shortWeight, tokensOf } from './chips';

type AttachedChipProps = {
  readonly chatId: string;
  readonly chip: Chip;
  /** Absent if the message is already sent. */
  readonly onRemove?: (() => void) | undefined;
};

/** An attached file, or the attached files of a folder. */
export function AttachedChip({ chatId, chip, onRemove }: AttachedChipProps): ReactElement {
  const [isLookedAt, setLookedAt] = useState(false);
  const [first] = filesOf(chip);
  const isImage = chip.kind === 'file' && chip.attachment.kind === 'image';
  const preview = usePreview(chatId, first?.id ?? '', chip.kind === 'file' && (isImage || isLookedAt));
  const name = visibleText(chip.kind === 'file' ? chip.attachment.name : `${chip.name}/`);
  return (
    <ContextChip
      name={name}
      label={labelOf(chip, name)}
      tokens={tokensOf(filesOf(chip))}
      picture={<Picture chip={chip} preview={preview} />}
      onLook={setLookedAt}
      onRemove={onRemove}
      removeLabel={words('attached.remove', { name })}
    >
      <p className={styles.about}>{aboutOf(chip)}</p>
      {chip.kind === 'file' && <PreviewBody preview={preview} isCut={chip.attachment.cut === true} />}
      {chip.kind === 'folder' && <FolderBody attachments={chip.attachments} />}
    </ContextChip>
  );
}

function Picture({ chip, preview }: { readonly chip: Chip; readonly preview: Preview }): ReactElement {
  if (chip.kind === 'file' && typeof preview === 'object' && preview.kind === 'image')
    return <img className={styles.thumbnail} src={addressOf(preview)} alt="" />;
  const Icon = iconOf(chip);
  return <Icon aria-hidden className={styles.icon} size={14} strokeWidth={1.5} />;
}

function iconOf(chip: Chip): LucideIcon {
  return chip.kind === 'folder' ? Folder : icons[chip.attachment.kind];
}

const icons = { text: FileText, image: FileImage, pdf: FileType } as const;

function PreviewBody({ preview, isCut }: { readonly preview: Preview; readonly isCut: boolean }) {
  if (preview === 'loading') return null;
  if (preview === 'gone') return <p className={styles.about}>{words('attached.gone')}</p>;
  if (preview.kind === 'image') return <img className={styles.picture} src={addressOf(preview)} alt="" />;
  return <Beginning text={preview.text} goesOn={!preview.isWhole} isCut={isCut} />;
}

function FolderBody({ attachments }: { readonly attachments: readonly Attachment[] }) {
  const names = attachments.slice(0, shownLines).map(({ name }) => name);
  return <Beginning text={names.join('\n')} goesOn={attachments.length > names.length} isCut={false} />;
}

function addressOf({ mimeType, base64 }: { readonly mimeType: string; readonly base64: string }): string {
  return `data:${mimeType};base64,${base64}`;
}

function labelOf(chip: Chip, name: string): string {
  const files = filesOf(chip);
  const weight = shortWeight(tokensOf(files));
  return chip.kind === 'file'
    ? words('attached.file', { name, weight, bytes: bytesOf(files) })
    : words('attached.folder', { name, weight, count: files.length });
}

function aboutOf(chip: Chip): string {
  const files = filesOf(chip);
  const about = { bytes: bytesOf(files), weight: shortWeight(tokensOf(files)) };
  return chip.kind === 'file'
    ? words('attached.weight', about)
    : words('attached.folder-weight', { count: files.length, ...about });
}

function bytesOf(files: readonly Attachment[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

type Preview = AttachmentPreview | 'loading' | 'gone';

/** The preview of an attachment, loaded once it is `wanted`. */
function usePreview(chatId: string, id: string, wanted: boolean): Preview {
  const [preview, setPreview] = useState<Preview>('loading');
  useEffect(() => {
    if (!wanted) return;
    let isOver = false;
    const show = (next: Preview) => {
      if (!isOver) setPreview(next);
    };
    api.attachments.preview({ chatId, id }).then(
      (found) => show(found ?? 'gone'),
      () => show('gone'),
    );
    return () => {
      isOver = true;
    };
  }, [chatId, id, wanted]);
  return preview;
}
