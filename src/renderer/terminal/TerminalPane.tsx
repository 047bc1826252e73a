import '../parts/panel-texts';
import type { Terminal } from '@shared/terminal/terminal';
import { words } from '@shared/texts/text';
import { MessageSquarePlus } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { commandItem } from '../state/commands/command-item';
import { copyText } from '../state/copy-text';
import { titleText } from '../state/terminals/terminal-words';
import { Button } from '../ui/Button';
import { ErrorText } from '../ui/ErrorText';
import { ContextMenu } from '../ui/menu/ContextMenu';
import { useAction } from '../ui/use-action';
import { addToChat } from './add-to-chat';
import { CommandBar } from './CommandBar';
import { EndedShellBar } from './EndedShellBar';
import { PasteDialog } from './PasteDialog';
import { asksBeforePaste, pasteable } from './paste';
import { SearchBar } from './SearchBar';
import styles from './TerminalPane.module.css';
import { addSelectionToChat, clipboardCommands, takeTextKey } from './text-commands';
import { useTerminalView } from './view/use-terminal-view';

/** One terminal with its parts: a command's state, the search, and the actions on a selection. */
export function TerminalPane({ terminal }: { readonly terminal: Terminal }): ReactElement {
  const [selection, setSelection] = useState('');
  const [searching, setSearching] = useState(false);
  const [pasting, setPasting] = useState<string | null>(null);
  const clipboard = useAction();
  const copy = (text: string) => clipboard.run(() => copyText(text));
  const { frame, view, error } = useTerminalView(terminal, {
    onSelection: setSelection,
    onSearch: () => setSearching(true),
    onCopy: copy,
    onPaste: (text, paste) => (asksBeforePaste(text) ? setPasting(text) : paste(pasteable(text))),
  });
  const readClipboard = () =>
    clipboard.run(async () => {
      const text = await navigator.clipboard.readText();
      if (asksBeforePaste(text)) setPasting(text);
      else view?.paste(pasteable(text));
    });
  const stopPasting = () => {
    setPasting(null);
    view?.focus();
  };
  const text = { selection, copy, paste: readClipboard, selectAll: () => view?.selectAll() };
  const items = [
    ...clipboardCommands.map((command) => commandItem(command, text)),
    'separator' as const,
    commandItem(addSelectionToChat, text),
  ];
  return (
    <div className={styles.pane} data-terminal-pane>
      {terminal.kind === 'command' && <CommandBar terminal={terminal} />}
      {terminal.kind === 'shell' && terminal.state.kind === 'ended' && <EndedShellBar terminal={terminal} />}
      <ErrorText>{error ?? clipboard.error}</ErrorText>
      <div className={styles.screen}>
        {searching && view && (
          <SearchBar
            find={view.find}
            onClose={() => {
              setSearching(false);
              view.endSearch();
              view.focus();
            }}
          />
        )}
        <ContextMenu
          label={titleText(terminal.title)}
          area={
            // biome-ignore lint/a11y/useSemanticElements: a group of a terminal's parts, not of a form's fields.
            <div
              ref={frame}
              className={styles.frame}
              role="group"
              aria-label={titleText(terminal.title)}
              onKeyDownCapture={(event) => takeTextKey(event, text)}
            />
          }
          items={items}
        />
        {selection.trim() !== '' && (
          <Button className={styles.add} icon={MessageSquarePlus} onClick={() => addToChat(selection)}>
            {words('terminal-panel.add-to-chat')}
          </Button>
        )}
      </div>
      {pasting !== null && (
        <PasteDialog
          text={pasting}
          onPaste={(text) => {
            view?.paste(text);
            stopPasting();
          }}
          onClose={stopPasting}
        />
      )}
    </div>
  );
}
