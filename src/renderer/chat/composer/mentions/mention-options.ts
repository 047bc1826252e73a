import { fileMention, linesMention } from '@shared/chat/file-mentions';
import type { FoundPath } from '@shared/project/project';
import {
  resourceMention,
  type ServerResource,
  type ServerResourceTemplate,
} from '@shared/servers/server-offers';
import { words } from '@shared/texts/text';
import { mentionOf, type NamedGroup } from '@shared/tools/tool-groups';
import type { OpenSymbol } from '../symbols/open-symbols';

// The options for a mention, filtered by the typed text. Pure.

export type MentionOption = {
  readonly kind: 'group' | 'tool' | 'resource' | 'template' | 'value' | 'file' | 'folder' | 'symbol';
  /** The mention; for a template, its beginning. */
  readonly text: string;
  /** It is complete. */
  readonly isWhole: boolean;
  readonly label: string;
  readonly about: string;
  /** The server that offers it; empty for Pilotfish's own. */
  readonly from: string;
};

export function groupOption({ name, description, tools }: NamedGroup): MentionOption {
  const about = description || words('tools-on.group-of', { count: tools.length });
  return { kind: 'group', text: mentionOf(name), isWhole: true, label: name, about, from: '' };
}

export function toolOption(name: string, about: string): MentionOption {
  return { kind: 'tool', text: mentionOf(name), isWhole: true, label: name, about, from: '' };
}

export function resourceOption({ server, uri, name, description }: ServerResource): MentionOption {
  const text = resourceMention({ server, uri });
  const about = description || uri;
  return { kind: 'resource', text, isWhole: true, label: name, about, from: server };
}

export function templateOption({ server, uriTemplate, name }: ServerResourceTemplate): MentionOption {
  const text = resourceMention({ server, uri: uriTemplate.replace(/\{.*$/s, '') });
  return { kind: 'template', text, isWhole: false, label: name, about: uriTemplate, from: server };
}

export function pathOption({ kind, path }: FoundPath): MentionOption {
  const split = path.lastIndexOf('/') + 1;
  const about = path.slice(0, Math.max(0, split - 1));
  return { kind, text: fileMention(path), isWhole: true, label: path.slice(split), about, from: '' };
}

export function symbolOption({ path, name, lines }: OpenSymbol): MentionOption {
  const about = `${path}:${lines.first}`;
  return { kind: 'symbol', text: linesMention(path, lines), isWhole: true, label: name, about, from: '' };
}

const mostShown = 60;

/** First the options that begin with the typed text, then those that contain it. */
export function matchingOptions(options: readonly MentionOption[], typed: string): readonly MentionOption[] {
  const isBraced = typed.startsWith('{');
  const wanted = (isBraced ? typed.slice(1) : typed).toLowerCase();
  const rank = (option: MentionOption) => Math.min(...namesOf(option).map((name) => rankOf(name, wanted)));
  return options
    .filter((option) => !isBraced || option.text.startsWith('@{'))
    .filter((option) => !isWritten(option, typed) && rank(option) < 2)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, mostShown);
}

/** Whether a name of the option begins with the typed text. */
export function beginsSo(option: MentionOption, typed: string): boolean {
  const wanted = typed.replace(/^\{/, '').toLowerCase();
  return namesOf(option).some((name) => rankOf(name, wanted) === 0);
}

/** Whether the text already contains the whole option. */
function isWritten({ kind, text }: MentionOption, typed: string): boolean {
  return kind === 'template' ? `@${typed}`.startsWith(text) : text === `@${typed}`;
}

function namesOf({ label, text, from }: MentionOption): readonly string[] {
  return from === '' ? [label] : [label, text.slice(1), text.slice(from.length + 2)];
}

function rankOf(name: string, wanted: string): number {
  const at = name.toLowerCase().indexOf(wanted);
  return at === 0 ? 0 : at > 0 ? 1 : 2;
}
