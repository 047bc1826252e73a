import { slashCommands } from '@shared/chat/slash-commands';
import { type AnyText, textOf } from '@shared/texts/text';

// Command file: a prompt in markdown, `commands/<name>.md`, with an optional front matter. Pure.

export type CommandFile = {
  readonly description: string;
  readonly argumentHint: string;
  readonly body: string;
};

/**
 * The front matter is read line by line, `key: value`, and not as YAML: hints such as `[file] [focus]`, and colons in a
 * sentence, are usual in these files.
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

/** The command that a file of this name is; null for a file that is none. */
export function commandName(file: string): string | null {
  return file.endsWith('.md') && file !== '.md' ? file.slice(0, -'.md'.length) : null;
}

/** Why there cannot be a command of that name. */
export function nameFault(name: string): AnyText | null {
  if (!/^[a-z0-9][\w.-]{0,63}$/i.test(name)) return textOf('slash.bad-name', { name });
  const isOurs = slashCommands.some((command) => command.name === name.toLowerCase());
  return isOurs ? textOf('slash.taken-name', { name }) : null;
}
