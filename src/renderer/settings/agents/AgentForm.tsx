import type { AgentView } from '@shared/sub-agents';
import { type AnyText, say, words } from '@shared/texts/text';
import { type FormEvent, type ReactElement, useEffect, useId, useState } from 'react';
import { api } from '../../state/server-state';
import { Button } from '../../ui/Button';
import { ErrorText } from '../../ui/ErrorText';
import { TextField } from '../../ui/fields/TextField';
import { useAction } from '../../ui/use-action';
import styles from '../parts/Section.module.css';
import form from './AgentForm.module.css';

type AgentFormProps = {
  /** Null: a new one. */
  readonly agent: AgentView | null;
  readonly project: string | null;
  onDone(): void;
};

const template = `---
name: reviewer
description: Reviews changes and names what is wrong with them.
tools: read_file, glob, search_file_content
---
You review code. Read what was changed, and answer with what is wrong, each with its file and line.
`;

/** The text of a definition; what is wrong with it is said as it is typed. */
export function AgentForm({ agent, project, onDone }: AgentFormProps): ReactElement {
  const place = agent?.place.kind === 'person' ? agent.place.file : null;
  const [file, setFile] = useState(place ?? 'reviewer.md');
  const [text, setText] = useState(agent?.text ?? template);
  const problems = useProblems(text, project);
  const { run, busy, error } = useAction();
  const [titleId, textId, noteId] = [useId(), useId(), useId()];
  const save = (event: FormEvent) => {
    event.preventDefault();
    const named = file.toLowerCase().endsWith('.md') ? file : `${file}.md`;
    run(() => api.agents.save({ file: named, text, replaces: agent?.text ?? null }).then(onDone));
  };
  return (
    <form className={styles.form} onSubmit={save} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.groupTitle}>
        {agent === null ? words('agents-page.new-title') : words('agents-page.edit', { name: agent.name })}
      </h3>
      {place === null && <TextField label={words('agents-page.file')} value={file} onChange={setFile} />}
      <div>
        <label className={form.label} htmlFor={textId}>
          {words('agents-page.text')}
        </label>
        <textarea
          id={textId}
          className={form.text}
          rows={14}
          spellCheck={false}
          value={text}
          aria-describedby={noteId}
          onChange={(event) => setText(event.target.value)}
        />
        <p id={noteId} className={styles.detail} aria-live="polite">
          {problems.map((problem) => say(problem)).join(' ')}
        </p>
      </div>
      <ErrorText>{error}</ErrorText>
      <div className={styles.row}>
        <Button type="submit" variant="primary" disabled={busy}>
          {words('agents-page.save')}
        </Button>
        <Button onClick={onDone}>{words('agents-page.cancel')}</Button>
      </div>
    </form>
  );
}

/** What main says of the text, as of the last answer that is not overtaken. */
function useProblems(text: string, project: string | null): readonly AnyText[] {
  const [problems, setProblems] = useState<readonly AnyText[]>([]);
  useEffect(() => {
    let isCurrent = true;
    api.agents
      .check({ text, project })
      .then((found) => isCurrent && setProblems(found))
      .catch(() => isCurrent && setProblems([]));
    return () => {
      isCurrent = false;
    };
  }, [text, project]);
  return problems;
}
