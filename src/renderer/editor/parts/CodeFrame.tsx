import type { KeyboardEvent, MouseEvent, ReactElement, ReactNode, RefObject } from 'react';
import { useRef } from 'react';
import { codeAt, type OpenCode } from '../../state/files/open-code';
import { ContextMenu } from '../../ui/menu/ContextMenu';
import type { MenuItem } from '../../ui/menu/menu-item';
import { isMenuKey } from '../../ui/menu/row-menu';
import styles from '../monaco/MonacoFrame.module.css';
import { codeMenu } from './code-menu';

type CodeFrameProps = {
  /** The element to fill with an editor. */
  readonly frame: RefObject<HTMLDivElement | null>;
  /** The file, with all hidden characters made visible. */
  readonly name: string;
  /** The kind of change in a diff. */
  readonly change?: string;
  /** Further entries of the menu. */
  more?(code: OpenCode): readonly MenuItem[];
  readonly children?: ReactNode;
};

/** The place of a Monaco editor, with the context menu of its code. Monaco's own menu is off. */
export function CodeFrame({ frame, name, change, more, children }: CodeFrameProps): ReactElement {
  const code = useRef<OpenCode | null>(null);
  const items = () => (code.current ? codeMenu(code.current, more?.(code.current) ?? []) : []);
  const begin = (event: BaseUiEvent) => {
    code.current = event.target instanceof Element ? codeAt(event.target) : null;
    // Fields over the code have the menu of the browser.
    if (code.current === null) event.preventBaseUIHandler?.();
  };
  return (
    <ContextMenu
      label={name}
      items={items}
      area={
        // biome-ignore lint/a11y/noStaticElementInteractions: Monaco fills it, with roles of its own.
        <div
          ref={frame}
          className={styles.frame}
          data-change={change}
          onContextMenu={begin}
          onKeyDown={openByKey}
        >
          {children}
        </div>
      }
    />
  );
}

/** Base UI adds the method. */
type BaseUiEvent = MouseEvent & { preventBaseUIHandler?(): void };

function openByKey(event: KeyboardEvent): void {
  const code = event.target instanceof Element && isMenuKey(event.nativeEvent) ? codeAt(event.target) : null;
  if (!code) return;
  event.preventDefault();
  const { x: clientX, y: clientY } = code.caret();
  const init = { bubbles: true, cancelable: true, clientX, clientY };
  // Beside Monaco's own elements, where Monaco would take it for a click at this place.
  code.element.dispatchEvent(new window.MouseEvent('contextmenu', init));
}
