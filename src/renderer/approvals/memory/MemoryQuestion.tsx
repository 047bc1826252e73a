import type { MemoryScope, Question, Subject } from '@shared/approval/approval';
import type { CallKey } from '@shared/base/call-key';
import { foldFact } from '@shared/memory/memory';
import { words } from '@shared/texts/text';
import { type ReactElement, useId } from 'react';
import { useOfferedCommand } from '../../state/commands/offered-commands';
import type { EditState } from '../../state/questions/edit-state';
import { setEdited } from '../../state/questions/edits';
import { useServerState } from '../../state/server-state';
import { Button } from '../../ui/Button';
import { visibleText } from '../../ui/visible-text';
import { SmallDiff } from '../diff/SmallDiff';
import type { TextEnds } from '../shown/use-ends-seen';
import styles from './MemoryQuestion.module.css';

type Memory = Extract<Subject, { kind: 'memory' }>;

type MemoryQuestionProps = {
  readonly editKey: CallKey;
  readonly question: Question;
  readonly subject: Memory;
  readonly edit: EditState;
  readonly ends: TextEnds;
  /** Null until a place is chosen. */
  readonly scope: MemoryScope | null;
  choose(scope: MemoryScope): void;
};

/** A fact for the memory: its text, which the user may edit, and the resulting file at each place. */
export function MemoryQuestion(props: MemoryQuestionProps): ReactElement {
  const { editKey, question, subject, edit, ends, scope, choose } = props;
  const group = useId();
  const fact = edit.kind === 'none' ? subject.fact : edit.text;
  return (
    <div className={styles.memory}>
      <label className={styles.said}>
        <span className={styles.legend}>{words('memory.card-fact')}</span>
        <span ref={ends.beginning} className={styles.beginning} />
        <textarea
          className={styles.fact}
          rows={1}
          value={fact}
          onChange={(event) => setEdited(editKey, event.target.value.replace(/\n/g, ' '), question.hash)}
        />
        <span ref={ends.end} className={styles.end} />
      </label>
      <fieldset className={styles.places}>
        <legend className={styles.legend}>{words('memory.card-where')}</legend>
        {subject.places.map((place) => (
          <div key={place.scope} className={styles.place}>
            {subject.scope === null ? (
              <PlaceChoice
                group={group}
                place={place}
                isChosen={scope === place.scope}
                onChoose={() => choose(place.scope)}
              />
            ) : (
              <PlaceName place={place} />
            )}
            {place.problem === null ? (
              <SmallDiff patch={patchWith(place.patch, subject.fact, fact)} />
            ) : (
              <p className={styles.problem}>
                {words('memory.card-not-there', { problem: visibleText(place.problem) })}
              </p>
            )}
            {place.scope === 'project' && <TrustNote trustsFile={place.trustsFile ?? false} />}
          </div>
        ))}
      </fieldset>
    </div>
  );
}

/** Chats read no memory of a restricted folder, unless the user trusts the file. */
function TrustNote({ trustsFile }: { readonly trustsFile: boolean }): ReactElement | null {
  const isTrusted = useServerState(({ project }) => project?.trust.isTrusted ?? true);
  const review = useOfferedCommand('trust.review');
  if (isTrusted) return null;
  if (trustsFile) return <p className={styles.unread}>{words('memory.card-trusts-file')}</p>;
  return (
    <p className={styles.unread}>
      {words('memory.card-unread')}
      {review !== null && (
        <Button variant="quiet" onClick={review}>
          {words('memory.trust-folder')}
        </Button>
      )}
    </p>
  );
}

type Place = Memory['places'][number];

type PlaceChoiceProps = {
  readonly group: string;
  readonly place: Place;
  readonly isChosen: boolean;
  onChoose(): void;
};

function PlaceChoice({ group, place, isChosen, onChoose }: PlaceChoiceProps) {
  return (
    <label className={styles.name}>
      <input
        type="radio"
        name={group}
        disabled={place.problem !== null}
        checked={isChosen}
        onChange={onChoose}
      />
      <PlaceName place={place} />
    </label>
  );
}

function PlaceName({ place: { scope, path, fileName } }: { readonly place: Place }) {
  return (
    <span className={styles.words}>
      {words(scope === 'global' ? 'memory.card-global' : 'memory.card-project')}{' '}
      <code className={styles.path} title={visibleText(path)}>
        {visibleText(scope === 'project' || path === '' ? fileName : path)}
      </code>
    </span>
  );
}

/** The patch that adds `proposed` as a list item, with the user's `fact` in its place. */
function patchWith(patch: string, proposed: string, fact: string): string {
  if (fact === proposed) return patch;
  const lines = patch.split('\n');
  const at = lines.lastIndexOf(`+- ${proposed}`);
  return at === -1 ? patch : lines.with(at, `+- ${foldFact(fact)}`).join('\n');
}
