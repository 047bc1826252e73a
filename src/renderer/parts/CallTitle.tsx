import { type AnyText, say } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { shortTitle, useShortTitle } from '../state/short-title';
import { visibleText } from '../ui/visible-text';
import styles from './CallTitle.module.css';

type CallTitleProps = {
  readonly title: AnyText;
  /** The chat of the call, which may belong to another project. */
  readonly chatId?: string;
};

/** The title of a call. A command is in monospace, so that the model's own words cannot pass for one. */
export function CallTitle({ title, chatId }: CallTitleProps): ReactElement {
  const short = useShortTitle(title, chatId);
  return <>{withCommand(title) ?? short}</>;
}

/** The same for a known project folder. */
export function CallTitleIn({
  title,
  root,
}: Pick<CallTitleProps, 'title'> & { readonly root: string }): ReactElement {
  return <>{withCommand(title) ?? shortTitle(title, root)}</>;
}

/** Placeholder for the command while its text is formatted. */
const place = '\ue000';

function withCommand(title: AnyText): ReactElement | null {
  if (typeof title === 'string' || !title.key.startsWith('call-title.run-')) return null;
  const { command, description = '' } = title.params;
  if (typeof command !== 'string') return null;
  const params = { ...title.params, command: place, description: visibleText(`${description}`) };
  const [before, after] = say({ ...title, params }).split(place);
  return (
    <>
      {before}
      <code className={styles.command}>{visibleText(command)}</code>
      {after}
    </>
  );
}
