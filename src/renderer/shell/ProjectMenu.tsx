import type { ProjectSummary } from '@shared/app-state';
import type { RecentProject } from '@shared/project/project';
import { words } from '@shared/texts/text';
import {
  ChevronDown,
  FolderClock,
  FolderOpen,
  FolderX,
  History,
  MessageCircleQuestionMark,
  Settings,
} from 'lucide-react';
import { lazy } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { stopChoosing, useChoosing, waysToOpen } from '../state/choose-folder';
import { commandItems, commandLabel } from '../state/commands/command-item';
import { windowState } from '../state/commands/window-command';
import { openFolder } from '../state/open-project';
import { followProject, useServerState } from '../state/server-state';
import { showPage } from '../state/ui-state';
import { useRecent } from '../state/use-recent';
import { reviewTrustCommand } from '../trust/trust-commands';
import { ErrorText } from '../ui/ErrorText';
import { LazyPart } from '../ui/LazyPart';
import { Menu } from '../ui/menu/Menu';
import type { MenuItem } from '../ui/menu/menu-item';
import { useAction } from '../ui/use-action';
import { visibleText } from '../ui/visible-text';
import styles from './Picker.module.css';
import { openFolderCommands } from './shell-commands';

// The project's name, with a menu that opens another project here or in its own window. It offers open and recent
// projects, and a folder by the system's dialog, or by its path where that dialog is missing.

const FolderDialog = lazy(() => import('./FolderDialog').then((m) => ({ default: m.FolderDialog })));

export function ProjectMenu() {
  const project = useShownProject();
  const others = useOtherProjects(project?.key);
  const { step, failure } = useChoosing();
  const { run, error } = useAction();
  const recent = useRecent();
  const Icon = project?.state === 'gone' ? FolderX : FolderOpen;
  return (
    <>
      <Menu
        onOpen={recent.look}
        trigger={
          <button type="button" className={styles.picker} title={project?.root}>
            <Icon aria-hidden size={16} strokeWidth={1.5} />
            <span className="visually-hidden">{words('shell.project-lead')}</span>
            <span className={styles.value}>
              {project ? visibleText(project.name) : words('shell.no-project')}
            </span>
            <ChevronDown aria-hidden size={14} strokeWidth={1.5} />
          </button>
        }
        items={[
          { heading: project ? visibleText(project.root) : words('shell.no-folder-open') },
          ...commandItems(openFolderCommands, windowState()),
          ...openItems(others, (key) => run(() => followProject(key))),
          ...recentItems(recent.projects, (path) => run(() => openFolder(path))),
          'separator',
          ...commandItems([reviewTrustCommand], windowState()),
          { ...commandLabel('history.show'), icon: History, onSelect: () => showPage('history') },
          { ...commandLabel('settings.toggle'), icon: Settings, onSelect: () => showPage('settings') },
        ]}
      />
      <ErrorText>{error ?? failure}</ErrorText>
      {step.kind === 'typing' && (
        <LazyPart>
          <FolderDialog start={project?.root ?? ''} open={waysToOpen[step.way]} onDone={stopChoosing} />
        </LazyPart>
      )}
    </>
  );
}

function useShownProject() {
  return useServerState(
    useShallow(({ project }) => {
      if (!project) return null;
      const { key, root, name, state } = project;
      return { key, root, name, state };
    }),
  );
}

/** Projects that are open in other windows, or still run after their window closed. */
function useOtherProjects(shown: string | undefined): readonly ProjectSummary[] {
  const open = useServerState((state) => state.app?.projects ?? none);
  return open.filter(({ key }) => key !== shown);
}

const none: readonly ProjectSummary[] = [];

function openItems(projects: readonly ProjectSummary[], show: (key: string) => void): readonly MenuItem[] {
  if (projects.length === 0) return [];
  const items = projects.map(({ key, root, name, waitingCount: waiting }) => ({
    label: visibleText(name),
    icon: waiting > 0 ? MessageCircleQuestionMark : FolderOpen,
    waiting: waiting > 0,
    hint:
      waiting > 0
        ? words('shell.project-waits', { count: waiting, root: visibleText(root) })
        : visibleText(root),
    onSelect: () => show(key),
  }));
  return [{ heading: words('shell.open-projects') }, ...items];
}

function recentItems(projects: readonly RecentProject[], open: (path: string) => void): readonly MenuItem[] {
  if (projects.length === 0) return [];
  const items = projects.map(({ root, name, missing }) => ({
    label: visibleText(name),
    icon: missing ? FolderX : FolderClock,
    hint: missing ? words('shell.project-missing', { root: visibleText(root) }) : visibleText(root),
    disabled: missing,
    onSelect: () => open(root),
  }));
  return [{ heading: words('shell.recent-projects') }, ...items];
}
