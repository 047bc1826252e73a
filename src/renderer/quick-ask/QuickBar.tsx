import { words } from '@shared/texts/text';
import { ChevronDown, Copy, FolderOpen, PanelLeftOpen, ShieldCheck, SquarePen } from 'lucide-react';
import type { ReactElement } from 'react';
import { keysOf } from '../state/commands/command-keys';
import { useServerState } from '../state/server-state';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import { Menu } from '../ui/menu/Menu';
import { Tooltip } from '../ui/Tooltip';
import { visibleText } from '../ui/visible-text';
import styles from './QuickAsk.module.css';
import type { Question } from './quick-ask-commands';
import { useQuickQuestion } from './quick-question';
import { askAboutProject } from './use-followed-project';

/** The project of the question, a note that it is only read, and the actions on the reply. */
export function QuickBar({ question }: { readonly question: Question }): ReactElement {
  return (
    <div className={styles.bar}>
      <ProjectChoice />
      <Tooltip label={words('quick-ask.reads-only-hint')}>
        <span className={styles.reads}>
          <ShieldCheck aria-hidden size={14} strokeWidth={1.5} />
          {words('quick-ask.reads-only')}
        </span>
      </Tooltip>
      <Told />
      {question.isAsked && <Actions question={question} />}
    </div>
  );
}

function ProjectChoice() {
  const name = useServerState(({ project }) => visibleText(project?.name ?? ''));
  const shown = useServerState(({ project }) => project?.key);
  const open = useServerState(({ app }) => app?.projects);
  return (
    <Menu
      trigger={
        <button type="button" className={styles.project}>
          <FolderOpen aria-hidden size={14} strokeWidth={1.5} />
          <span className="visually-hidden">{words('shell.project-lead')}</span>
          <span className={styles.name}>{name}</span>
          <ChevronDown aria-hidden size={12} strokeWidth={1.5} />
        </button>
      }
      items={(open ?? []).map(({ key, name: other, root }) => ({
        label: visibleText(other),
        hint: visibleText(root),
        icon: FolderOpen,
        checked: key === shown,
        onSelect: () => askAboutProject(key),
      }))}
    />
  );
}

function Told() {
  const told = useQuickQuestion((state) => state.told);
  return (
    <span role="status" className={styles.told}>
      {told !== null && words(`quick-ask.${told}`)}
    </span>
  );
}

function Actions({ question }: { readonly question: Question }) {
  return (
    <div className={styles.actions}>
      {question.hasAnswer && (
        <IconButton
          label={words('quick-ask.copy')}
          keys={keysOf('quickAsk.copy')}
          icon={Copy}
          onClick={question.copy}
        />
      )}
      <IconButton
        label={words('quick-ask.new')}
        keys={keysOf('quickAsk.new')}
        icon={SquarePen}
        onClick={question.startNew}
      />
      <Button icon={PanelLeftOpen} keys={keysOf('quickAsk.continue')} onClick={question.continueInMain}>
        {words('quick-ask.continue')}
      </Button>
    </div>
  );
}
