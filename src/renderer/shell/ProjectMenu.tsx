import type { RecentProject } from '@shared/project';
import { ChevronDown, FolderClock, FolderOpen, FolderX, Settings } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { commandLabel } from '../state/commands/command-item';
import { api, useServerState } from '../state/server-state';
import { showPage } from '../state/ui-state';
import { useRecent } from '../state/use-recent';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { ErrorText } from '../ui/ErrorText';
import { TextField } from '../ui/fields/TextField';
import { Menu } from '../ui/menu/Menu';
import type { MenuItem } from '../ui/menu/menu-item';
import { useAction } from '../ui/use-action';
import { visibleText } from '../ui/visible-text';
import styles from './Picker.module.css';

// The project's name, and the way to another folder: the system's dialog where there is one, else a path.

export function ProjectMenu() {
  const project = useServerState((mirror) => mirror.app?.project ?? null);
  const [typing, setTyping] = useState(false);
  const { run, error } = useAction();
  const recent = useRecent();
  const name = project ? visibleText(project.name) : 'No folder';
  const Icon = project?.state === 'gone' ? FolderX : FolderOpen;
  return (
    <>
      <Menu
        onOpen={recent.look}
        trigger={
          <button type="button" className={styles.picker} title={project?.root}>
            <Icon aria-hidden size={16} strokeWidth={1.5} />
            <span className="visually-hidden">Project: </span>
            <span className={styles.value}>{name}</span>
            <ChevronDown aria-hidden size={14} strokeWidth={1.5} />
          </button>
        }
        items={[
          { heading: project ? visibleText(project.root) : 'No folder is open' },
          {
            label: 'Open folder…',
            icon: FolderOpen,
            onSelect: () => (window.pilotfish ? run(pickAndOpen) : setTyping(true)),
          },
          ...recentItems(recent.projects, (path) => run(() => api.project.open({ path }))),
          'separator',
          { ...commandLabel('settings.toggle'), icon: Settings, onSelect: () => showPage('settings') },
        ]}
      />
      <ErrorText>{error}</ErrorText>
      {typing && <FolderDialog start={project?.root ?? ''} onDone={() => setTyping(false)} />}
    </>
  );
}

function recentItems(projects: readonly RecentProject[], open: (path: string) => void): readonly MenuItem[] {
  if (projects.length === 0) return [];
  const items = projects.map(({ root, name, missing }) => ({
    label: visibleText(name),
    icon: missing ? FolderX : FolderClock,
    hint: missing ? `Missing: ${visibleText(root)}` : visibleText(root),
    disabled: missing,
    onSelect: () => open(root),
  }));
  return [{ heading: 'Recent projects' }, ...items];
}

async function pickAndOpen(): Promise<void> {
  const path = await api.project.pickFolder();
  if (path !== null) await api.project.open({ path });
}

function FolderDialog({ start, onDone }: { readonly start: string; onDone(): void }) {
  const [path, setPath] = useState(start);
  const { run, busy, error } = useAction();
  const open = (event: FormEvent) => {
    event.preventDefault();
    if (path.trim() !== '') run(() => api.project.open({ path: path.trim() }).then(onDone));
  };
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onDone()}
      title="Open a folder"
      description="The folder lies on the machine where Pilotfish runs."
    >
      <form className={styles.form} onSubmit={open}>
        <TextField label="Path" value={path} error={error} onChange={setPath} />
        <Button type="submit" variant="primary" disabled={busy || path.trim() === ''}>
          Open
        </Button>
      </form>
    </Dialog>
  );
}
