import { slashCommands } from '@shared/chat/slash-commands';
import { type AnyText, textOf } from '@shared/texts/text';

// Command file: a prompt in markdown, `commands/<name>.md`, with an optional front matter. Pure.

export type CommandFile = {
  readonly description: string;
  readonly argumentHint: string;
  readonly body: string;
};

/**
 * Reads the front matter line by line as `key: value`, not as YAML. These files often contain hints such as `[file]
 * [focus]`, and sentences with colons.
 */
export function readCommandFile(text: string): CommandFile {
  const [whole = '', block = ''] = /^---\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/m.exec(text) ?? [];
  const isFront = whole !== '' && text.startsWith(whole);
  const values = new Map(isFront ? block.split(/\r?\n/).map(keyAndValue) : []);
  return {
    description: values.get('description') ?? '',
    argumentHint: values.get('argument-hint') ?? '',
    body: (isFront ? text.slice(whole.length) : text).trim(),
  };
}

function keyAndValue(line: string): [string, string] {
  const [, key = '', value = ''] = /^([\w-]+)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
  return [key, value.replace(/^(["'])(.*)\1$/, '$2')];
}

/** The command name for a file; null if the file is something else. Folders become parts of it: `web:review`. */
export function commandName(file: string): string | null {
  return /(?:^|\/)[^/]+\.md$/.test(file) ? file.slice(0, -'.md'.length).replaceAll('/', ':') : null;
}

/** Why a command cannot have that name. */
export function nameFault(name: string): AnyText | null {
  if (!name.split(':').every((part) => /^[a-z0-9][\w.-]{0,63}$/i.test(part)))
    return textOf('slash.bad-name', { name });
  const isOurs = slashCommands.some((command) => command.name === name.toLowerCase());
  return isOurs ? textOf('slash.taken-name', { name }) : null;
}
