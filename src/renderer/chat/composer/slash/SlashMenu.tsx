import { words } from '@shared/texts/text';
import { ComposerMenu } from '../menu/ComposerMenu';
import { PromptForm } from './PromptForm';
import { type SlashOptions, useSlashMenu } from './use-slash-menu';

// The commands that match the typed text, above the composer: each with its arguments and its effect. A form asks for
// the arguments of a server's prompt.

export function SlashMenu(options: SlashOptions) {
  const { items, asking, choose, fill, cancel, ...keys } = useSlashMenu(options);
  return (
    <>
      <ComposerMenu
        name={words('slash.menu')}
        found={items.length > 0 ? words('slash.found', { count: items.length }) : ''}
        rows={items.map(({ text, label, hint, about, fault, from }) => ({
          key: `${text} ${from}`,
          icon: null,
          label,
          hint,
          about,
          isFaulty: fault !== null,
          from,
        }))}
        choose={(index) => {
          const item = items[index];
          if (item) choose(item);
        }}
        {...keys}
      />
      {asking && <PromptForm prompt={asking} onFill={fill} onClose={cancel} />}
    </>
  );
}
