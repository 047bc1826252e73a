import { words } from '@shared/texts/text';
import {
  Braces,
  Files,
  FileText,
  Folder,
  Layers,
  type LucideIcon,
  TextCursorInput,
  Wrench,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { fileIcon } from '../../../parts/file-icon';
import { visibleText } from '../../../ui/visible-text';
import { ComposerMenu } from '../menu/ComposerMenu';
import { useMenuKeys } from '../menu/use-menu-keys';
import styles from './MentionMenu.module.css';
import { completed, type TypedMention } from './mention-at';
import type { MentionOption } from './mention-options';
import { useMentionOptions } from './use-mention-options';

type MentionMenuProps = {
  readonly text: string;
  readonly caret: number;
  readonly typed: TypedMention;
  write(text: string, caret: number): void;
  leave(): void;
};

/** The options for a mention, over the field in which the user types it. */
export function MentionMenu({ text, caret, typed, write, leave }: MentionMenuProps): ReactElement {
  const { options, part } = useMentionOptions(typed.typed);
  const take = (option: MentionOption) => {
    const { from } = typed;
    const next = completed(text, { from, caret, text: option.text, isWhole: option.isWhole });
    write(next.text, next.caret);
  };
  const keys = useMenuKeys({
    text: `${typed.from} ${typed.typed}`,
    items: options,
    enter: take,
    tab: take,
    leave,
  });
  const count = options.length;
  return (
    <>
      <ComposerMenu
        name={words('tools-on.menu')}
        found={count > 0 ? words('mention.found', { count }) : ''}
        rows={options.map(({ kind, text: mention, label, about, from }) => ({
          key: `${kind} ${mention} ${label}`,
          icon: kind === 'file' ? fileIcon(label) : icons[kind],
          label,
          hint: '',
          about,
          from,
          isFaulty: false,
        }))}
        choose={(index) => {
          const option = options[index];
          if (option) take(option);
        }}
        {...keys}
      />
      {part && count === 0 && (
        <p className={styles.part} role="status">
          {words('mention.part', {
            name: visibleText(part.name),
            address: visibleText(part.template.uriTemplate),
          })}
        </p>
      )}
    </>
  );
}

const icons: Record<Exclude<MentionOption['kind'], 'file'>, LucideIcon> = {
  group: Layers,
  tool: Wrench,
  resource: FileText,
  template: Files,
  value: TextCursorInput,
  folder: Folder,
  symbol: Braces,
};
