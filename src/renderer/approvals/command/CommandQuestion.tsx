import type { Question, SandboxUse, Subject } from '@shared/approval/approval';
import type { CallKey } from '@shared/base/call-key';
import { type AnyText, isSameText, words } from '@shared/texts/text';
import {
  Box,
  BoxSelect,
  Check,
  FilePen,
  Folder,
  PencilLine,
  ShieldQuestion,
  Trash2,
  TriangleAlert,
} from 'lucide-react';
import { type ReactElement, useState } from 'react';
import type { EditState } from '../../state/questions/edit-state';
import { Button } from '../../ui/Button';
import { UnbrokenOptions } from '../../ui/code/UnbrokenOptions';
import { visibleProse, visibleText } from '../../ui/visible-text';
import { namedFiles, partsToShow, placeWords } from '../shown/question-words';
import type { TextEnds } from '../shown/use-ends-seen';
import { WholeText } from '../shown/WholeText';
import { CommandEditor } from './CommandEditor';
import styles from './CommandQuestion.module.css';
import { CommandText } from './CommandText';
import { NewPackages } from './NewPackages';

type Command = Extract<Subject, { kind: 'command' }>;

type CommandQuestionProps = {
  readonly chatId: string;
  readonly callId: string;
  readonly editKey: CallKey;
  readonly question: Question;
  readonly subject: Command;
  readonly edit: EditState;
  readonly ends: TextEnds;
};

/**
 * The command a card asks about: its whole text, the reason for each part, its folder, and the files it would change.
 */
export function CommandQuestion(props: CommandQuestionProps): ReactElement {
  const { chatId, callId, editKey, question, subject, edit, ends } = props;
  const [editing, setEditing] = useState(false);
  const open = editing || edit.kind !== 'none';
  return (
    <div className={styles.command}>
      <WholeText ends={ends} complete>
        <CommandText text={subject.command} />
      </WholeText>
      {open ? (
        <CommandEditor
          editKey={editKey}
          hash={question.hash}
          text={edit.kind === 'none' ? subject.command : edit.text}
          onClose={() => setEditing(false)}
        />
      ) : (
        <Button variant="quiet" icon={PencilLine} className={styles.edit} onClick={() => setEditing(true)}>
          {words('approval-card.edit-command')}
        </Button>
      )}
      <Parts parts={partsToShow(subject)} said={question.why} />
      {subject.packages && <NewPackages chatId={chatId} callId={callId} packages={subject.packages} />}
      <p className={styles.place}>
        <Folder aria-hidden size={14} strokeWidth={1.5} />
        <span>{placeWords(subject.directory)}</span>
      </p>
      {subject.sandbox && <InSandbox use={subject.sandbox} />}
      {subject.deletes.length > 0 && (
        <p className={styles.deleted}>
          <Trash2 aria-hidden size={14} strokeWidth={1.5} />
          <span>{words('approval-card.deletes', { files: namedFiles(subject.deletes) })}</span>
        </p>
      )}
      {subject.writes.length > 0 && (
        <p className={styles.place}>
          <FilePen aria-hidden size={14} strokeWidth={1.5} />
          <span>{words('approval-card.writes', { files: namedFiles(subject.writes) })}</span>
        </p>
      )}
      {subject.discardedChanges !== null && <Loss text={subject.discardedChanges} />}
    </div>
  );
}

/** Its confinement. */
function InSandbox({ use }: { readonly use: SandboxUse }) {
  const Icon = use.kind === 'in' ? Box : BoxSelect;
  return (
    <p className={styles.place}>
      <Icon aria-hidden size={14} strokeWidth={1.5} />
      <span>{sandboxWords(use)}</span>
    </p>
  );
}

function sandboxWords(use: SandboxUse): string {
  switch (use.kind) {
    case 'in':
      return use.writable
        ? words('approval-card.in-sandbox-writing', {
            places: use.writable.map((place) => visibleText(place)),
          })
        : words('approval-card.in-sandbox');
    case 'lifted':
      return words('approval-card.sandbox-lifted');
    case 'without':
      return words('approval-card.without-sandbox', { why: visibleText(use.why) });
  }
}

type PartsProps = {
  readonly parts: Command['parts'];
  /** The reason that the card already shows. */
  readonly said: AnyText;
};

function Parts({ parts, said }: PartsProps) {
  if (parts.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
    <ul className={styles.parts} aria-label={words('approval-card.command-parts')} tabIndex={0}>
      {parts.map(({ text, why }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one command never change places.
        <li key={index} className={styles.part}>
          {why === null ? (
            <Check aria-hidden size={14} strokeWidth={2} className={styles.unasked} />
          ) : (
            <ShieldQuestion aria-hidden size={14} strokeWidth={1.75} className={styles.asks} />
          )}
          <code className={styles.partText} title={visibleText(text)}>
            <UnbrokenOptions code={visibleText(text)} />
          </code>
          <span className={styles.why}>{reasonWords(why, said)}</span>
        </li>
      ))}
    </ul>
  );
}

function reasonWords(why: AnyText | null, said: AnyText): string {
  if (why === null) return words('approval-card.needs-no-question');
  return isSameText(why, said) ? words('approval-card.part-asks') : visibleText(why);
}

function Loss({ text }: { readonly text: string }) {
  return (
    <div className={styles.loss}>
      <TriangleAlert aria-hidden size={16} strokeWidth={1.5} />
      <div>
        {words('approval-card.would-be-lost')}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it. */}
        <pre className={styles.lost} tabIndex={0}>
          {text.split('\n').map(visibleProse).join('\n')}
        </pre>
      </div>
    </div>
  );
}
