import type { NamedWeight } from '@shared/attachments/named';
import { words } from '@shared/texts/text';
import { CircleAlert, FileText, Folder, Layers, type LucideIcon, Wrench } from 'lucide-react';
import type { ReactElement } from 'react';
import { fileIcon } from '../../../parts/file-icon';
import { focusComposer } from '../../../state/focus';
import { visibleText } from '../../../ui/visible-text';
import files from '../../attachments/AttachedFiles.module.css';
import { Beginning } from '../../attachments/Beginning';
import { ContextChip } from '../../attachments/ContextChip';
import styles from '../../attachments/ContextChip.module.css';
import { shortWeight } from '../../attachments/chips';
import type { Named } from './use-named';

type NamedChipsProps = { readonly named: readonly Named[]; onTakeOut(named: Named): void };

/**
 * The mentions of the message that are sent with it, a chip each; removing a chip removes the mention from the text.
 */
export function NamedChips({ named, onTakeOut }: NamedChipsProps): ReactElement {
  return (
    <ul className={files.list} aria-label={words('named.list')}>
      {named.map((one) => (
        <li key={`${one.kind} ${one.name}`}>
          <NamedChip
            named={one}
            onTakeOut={() => {
              onTakeOut(one);
              focusComposer();
            }}
          />
        </li>
      ))}
    </ul>
  );
}

function NamedChip({ named, onTakeOut }: { readonly named: Named; onTakeOut(): void }) {
  const { weight } = named;
  const name = visibleText(lastPart(named));
  const title = visibleText(named.name);
  const Icon = iconOf(named);
  return (
    <ContextChip
      name={name}
      title={title}
      label={labelOf(title, weight)}
      tokens={weight && weight.kind !== 'refused' ? weight.tokens : null}
      isRefused={weight?.kind === 'refused'}
      picture={<Icon aria-hidden className={styles.icon} size={14} strokeWidth={1.5} />}
      onRemove={onTakeOut}
      removeLabel={words('named.take-out', { name: title })}
    >
      {weight && <Looked weight={weight} />}
    </ContextChip>
  );
}

function Looked({ weight }: { readonly weight: NamedWeight }) {
  if (weight.kind === 'refused') return <p className={styles.about}>{visibleText(weight.why)}</p>;
  if ('tools' in weight) return <LookedTools weight={weight} />;
  const { kind, tokens, beginning, isCut } = weight;
  const about = kind === 'folder' ? 'named.folder-weight' : 'named.weight';
  return (
    <>
      <p className={styles.about}>{words(about, { weight: shortWeight(tokens) })}</p>
      {beginning !== '' && <Beginning text={beginning} goesOn={false} isCut={isCut} />}
    </>
  );
}

type ToolsWeight = Extract<NamedWeight, { kind: 'tool' | 'group' }>;

function LookedTools({ weight: { kind, tokens, beginning, tools } }: { readonly weight: ToolsWeight }) {
  return (
    <>
      <p className={styles.about}>{words('named.tools-weight', { weight: shortWeight(tokens) })}</p>
      {beginning !== '' && <Beginning text={beginning} goesOn={false} isCut={false} />}
      {kind === 'group' && (
        <p className={styles.about}>
          {words('named.tools', { tools: tools.map((name) => visibleText(name)) })}
        </p>
      )}
    </>
  );
}

function labelOf(name: string, weight: NamedWeight | null): string {
  switch (weight?.kind) {
    case undefined:
      return words('named.loading', { name });
    case 'refused':
      return words('named.refused', { name, why: visibleText(weight.why) });
    case 'folder':
      return words('named.folder', { name, weight: shortWeight(weight.tokens) });
    case 'file':
    case 'resource':
      return words('named.one', { name, weight: shortWeight(weight.tokens) });
    case 'tool':
    case 'group':
      return words(`named.${weight.kind}`, { name, weight: shortWeight(weight.tokens) });
  }
}

function iconOf({ kind, name, weight }: Named): LucideIcon {
  if (weight?.kind === 'refused') return CircleAlert;
  if (weight?.kind === 'folder') return Folder;
  if (kind === 'tools') return weight?.kind === 'group' ? Layers : Wrench;
  return kind === 'resource' ? FileText : fileIcon(name.replace(/:[\d-]+$/, ''));
}

/** For a resource: the readable last part of its address. */
function lastPart({ kind, name, weight }: Named): string {
  if (kind === 'tools') return name;
  const part = /([^/]+)\/*$/.exec(name)?.[1] ?? name;
  if (kind === 'path') return weight?.kind === 'folder' ? `${part}/` : part;
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
