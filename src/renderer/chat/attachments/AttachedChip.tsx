import { Tooltip } from '@base-ui/react/tooltip';
import type { Attachment } from '@shared/attachments/attachment';
import { words } from '@shared/texts/text';
import { FileImage, FileText, FileType, Folder, type LucideIcon, X } from 'lucide-react';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { visibleText } from '../../ui/visible-text';
import styles from './AttachedChip.module.css';
import { chipMark, focusNextChip } from './chip-keys';
import { type Chip, filesOf, shortCount, tokensOf } from './chips';
import { type Preview, usePreview } from './use-preview';

type AttachedChipProps = {
  readonly chatId: string;
  readonly chip: Chip;
  /** Absent: it went with a message. */
  readonly onRemove?: (() => void) | undefined;
};

/** A file, or the files of a folder: its name and weight, more of it while it is looked at. */
export function AttachedChip({ chatId, chip, onRemove }: AttachedChipProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const [first] = filesOf(chip);
  const isImage = chip.kind === 'file' && chip.attachment.kind === 'image';
  const preview = usePreview(chatId, first?.id ?? '', chip.kind === 'file' && (isImage || isOpen));
  const name = visibleText(chip.kind === 'file' ? chip.attachment.name : `${chip.name}/`);
  return (
    <span className={styles.chip}>
      <Tooltip.Root open={isOpen} onOpenChange={setOpen}>
        <Tooltip.Trigger
          delay={300}
          render={
            <button
              type="button"
              {...(onRemove && chipMark)}
              className={styles.body}
              aria-label={labelOf(chip, name)}
              onKeyDown={(event) => press(event, onRemove)}
            >
              <Picture chip={chip} preview={preview} />
              <span className={styles.name}>{name}</span>
              <span className={styles.weight}>{shortCount(tokensOf(filesOf(chip)))}</span>
            </button>
          }
        />
        <Tooltip.Portal>
          <Tooltip.Positioner className={styles.positioner} sideOffset={6} collisionPadding={8}>
            <Tooltip.Popup className={styles.popup} aria-hidden>
              <p className={styles.title}>{name}</p>
              <p className={styles.about}>{aboutOf(chip)}</p>
              {chip.kind === 'file' && <PreviewBody preview={preview} isCut={chip.attachment.cut === true} />}
              {chip.kind === 'folder' && <FolderBody attachments={chip.attachments} />}
            </Tooltip.Popup>
          </Tooltip.Positioner>
        </Tooltip.Portal>
      </Tooltip.Root>
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={words('attached.remove', { name })}
          onClick={onRemove}
        >
          <X aria-hidden size={12} strokeWidth={1.75} />
        </button>
      )}
    </span>
  );
}

function press(event: KeyboardEvent, onRemove: (() => void) | undefined): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const act = {
    ...(onRemove && { Delete: onRemove, Backspace: onRemove }),
    ArrowLeft: () => focusNextChip(-1),
    ArrowRight: () => focusNextChip(1),
  }[event.key];
  if (act === undefined) return;
  event.preventDefault();
  act();
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
  return (
    <>
      <pre className={styles.text}>
        {firstLines(preview.text)}
        {!preview.isWhole && '…'}
      </pre>
      {isCut && <p className={styles.about}>{words('attached.cut')}</p>}
    </>
  );
}

function FolderBody({ attachments }: { readonly attachments: readonly Attachment[] }) {
  const shown = attachments.slice(0, shownFiles).map(({ name }) => visibleText(name));
  return (
    <pre className={styles.text}>
      {shown.join('\n')}
      {attachments.length > shown.length && '\n…'}
    </pre>
  );
}

const shownFiles = 12;

function firstLines(text: string): string {
  const lines = text.split('\n', shownFiles).map((line) => line.slice(0, 200));
  return visibleLines(lines).join('\n');
}

function visibleLines(lines: readonly string[]): readonly string[] {
  return lines.map((line) => visibleText(line.replaceAll('\t', '  ').replace(/\r$/, '')));
}

function addressOf({ mimeType, base64 }: { readonly mimeType: string; readonly base64: string }): string {
  return `data:${mimeType};base64,${base64}`;
}

function labelOf(chip: Chip, name: string): string {
  const weight = weightOf(chip);
  return chip.kind === 'file'
    ? words('attached.file', { name, ...weight })
    : words('attached.folder', { name, count: chip.attachments.length, ...weight });
}

function aboutOf(chip: Chip): string {
  const weight = weightOf(chip);
  return chip.kind === 'file'
    ? words('attached.weight', weight)
    : words('attached.folder-weight', { count: chip.attachments.length, ...weight });
}

function weightOf(chip: Chip): { readonly bytes: number; readonly tokens: number } {
  const files = filesOf(chip);
  return { bytes: files.reduce((sum, { size }) => sum + size, 0), tokens: tokensOf(files) };
}
