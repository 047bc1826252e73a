import { mentionedResources, resourceMention, type ServerResource } from '@shared/server-offers';
import { words } from '@shared/texts/text';
import { FileText, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { focusComposer } from '../../../state/focus';
import { useServerState } from '../../../state/server-state';
import { visibleText } from '../../../ui/visible-text';
import chips from '../tools-on/ToolChips.module.css';
import styles from './ResourceChips.module.css';

type ResourceChipsProps = { readonly text: string; write(text: string): void };

/** The resources that go with the message: a chip each, a click takes it out again. */
export function ResourceChips({ text, write }: ResourceChipsProps): ReactElement | null {
  const servers = useServerState(
    useShallow((state) => (state.project?.servers ?? []).map(({ alias }) => alias)),
  );
  // The last word may still be on its way.
  const named = mentionedResources(text.replace(/\S+$/, ''), servers);
  if (named.length === 0) return null;
  const takeOut = (mention: string) => {
    write(without(text, mention));
    focusComposer();
  };
  return (
    <ul className={styles.resources} aria-label={words('mention.attached')}>
      {named.map((resource) => {
        const mention = resourceMention(resource);
        return (
          <li key={mention}>
            <button
              type="button"
              className={chips.chip}
              aria-label={words('mention.take-out', { resource: visibleText(mention) })}
              title={visibleText(mention)}
              onClick={() => takeOut(mention)}
            >
              <FileText aria-hidden size={12} strokeWidth={1.5} />
              <span className={chips.name}>{visibleText(lastPart(resource))}</span>
              <X aria-hidden size={12} strokeWidth={1.75} className={chips.off} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function lastPart({ uri }: Pick<ServerResource, 'uri'>): string {
  const part = /([^/]+)\/*$/.exec(uri)?.[1] ?? uri;
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Each time it is named, with the blank behind it. */
function without(text: string, mention: string): string {
  return text
    .split(/(?<=\s)/)
    .filter((word) => word.trim() !== mention)
    .join('');
}
