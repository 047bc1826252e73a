import type { Settings } from '@shared/settings/settings';
import { words } from '@shared/texts/text';
import { firstGroups, mentionOf, type NamedGroup, toolGroups } from '@shared/tools/tool-groups';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { api } from '../../state/server-state';
import { useTools } from '../../state/tools';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { ErrorText } from '../../ui/ErrorText';
import { IconButton } from '../../ui/IconButton';
import { Marked } from '../../ui/Marked';
import { useAction } from '../../ui/use-action';
import styles from '../parts/Section.module.css';
import { ToolGroupDialog } from './ToolGroupDialog';

type Groups = Settings['toolGroups'];

/** All tool groups: the built-in ones, and the user's, which are editable. */
export function ToolGroupList({ groups }: { readonly groups: Groups }): ReactElement {
  const tools = useTools();
  const [edited, setEdited] = useState<NamedGroup | 'new' | null>(null);
  const { run, error } = useAction();
  const all = toolGroups(groups, tools);
  return (
    <div className={styles.group}>
      <h3 className={styles.groupTitle}>{words('tools-page.groups')}</h3>
      <p className={styles.lead}>
        <Marked text={words('tools-page.groups-lead')} className={styles.code} />
      </p>
      <ul className={styles.list} aria-label={words('tools-page.groups')}>
        {all.map((group) => (
          <GroupRow
            key={group.name}
            group={group}
            isOwn={Object.hasOwn(groups, group.name)}
            known={tools.map(({ name }) => name)}
            onEdit={() => setEdited(group)}
            onRemove={() => run(() => api.settings.setToolGroup({ name: group.name, group: null }))}
          />
        ))}
      </ul>
      <ErrorText>{error}</ErrorText>
      <div className={styles.row}>
        <Button icon={Plus} onClick={() => setEdited('new')}>
          {words('tools-page.add')}
        </Button>
      </div>
      {edited !== null && (
        <ToolGroupDialog
          group={edited === 'new' ? null : edited}
          taken={Object.keys(groups)}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}

type GroupRowProps = {
  readonly group: NamedGroup;
  readonly isOwn: boolean;
  readonly known: readonly string[];
  onEdit(): void;
  onRemove(): void;
};

function GroupRow({ group, isOwn, known, onEdit, onRemove }: GroupRowProps): ReactElement {
  const { name, tools } = group;
  const missing = tools.filter((tool) => !known.includes(tool));
  const first = firstGroups.find((one) => one === name);
  const description = isOwn || !first ? group.description : words(`tools-page.${first}`);
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={styles.name}>
          <code>{mentionOf(name)}</code>
          {!isOwn && <Badge tone="neutral">{words('tools-page.first-group')}</Badge>}
        </p>
        {description !== '' && <p className={styles.detail}>{description}</p>}
        {(isOwn || first === 'read-only') && (
          <p className={styles.detail}>
            {tools.length > 0 ? words('tools-page.group-tools', { tools }) : words('tools-page.no-tools')}
          </p>
        )}
        {missing.length > 0 && <ErrorText>{words('tools-page.missing', { names: missing })}</ErrorText>}
      </div>
      {isOwn && (
        <div className={styles.actions}>
          <IconButton label={words('tools-page.edit', { name })} icon={Pencil} onClick={onEdit} />
          <IconButton label={words('tools-page.remove', { name })} icon={Trash2} onClick={onRemove} />
        </div>
      )}
    </li>
  );
}
