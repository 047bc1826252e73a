import { join } from 'node:path';
import { type Text, textOf } from '@shared/texts/text';
import { exists } from '../../git/plain-file';
import { launchesIn } from '../launchers/started-commands';
import { nameOf } from '../syntax/program-name';
import { moduleAt } from '../syntax/python-module';

// Packages that a command would fetch and run, or install, although they are not here yet: nobody has seen what they do.

/** Why it asks where no sandbox holds it, as the person reads it; null when all it names is here. */
export async function uninstalledProblem(words: readonly string[], directory: string): Promise<Text | null> {
  for (const { at, folder } of launchesIn(words)) {
    const module = moduleAt(words.slice(at));
    const started = module ? [module.name, ...words.slice(at + module.at)] : words.slice(at);
    for (const name of fetched(started))
      if (!(await isInstalled(name, join(directory, folder))))
        return textOf('danger.package', { package: name });
  }
  return null;
}

/** The packages it names, as they are spelt there. */
function fetched(words: readonly string[]): readonly string[] {
  const name = nameOf(words);
  const operands = words.slice(1).filter((word) => !word.startsWith('-'));
  const [verb = '', ...rest] = operands;
  if (/^(?:npx|bunx|pnpx|uvx)$/.test(name)) return operands.slice(0, 1);
  if (/^(?:pip3?|pipx)$/.test(name) && /^(?:download|install|run|wheel)$/.test(verb))
    return pipPackages(words, rest);
  if (name === 'uv' && verb === 'pip' && rest[0] === 'install') return pipPackages(words, rest.slice(1));
  if (name === 'uv' && verb === 'tool') return rest.slice(1, 2);
  if (/^(?:uv|poetry|bundle)$/.test(name) && verb === 'add') return pipPackages(words, rest);
  if (name === 'pipenv' && verb === 'install') return pipPackages(words, rest);
  if (name === 'composer' && verb === 'require') return rest;
  if (name === 'go' && /^(?:run|install|get)$/.test(verb)) return rest.filter((word) => word.includes('@'));
  if (!/^(?:npm|pnpm|yarn|bun)$/.test(name)) return [];
  if (/^(?:exec|x|dlx)$/.test(verb)) return rest.slice(0, 1);
  if (/^(?:create|init|innit)$/.test(verb)) return rest.slice(0, 1).map(creatorOf);
  return installing.test(verb) && !words.includes('--prefix')
    ? rest.filter((word) => !/^[./~]|^file:/.test(word))
    : [];
}

const installing = /^(?:install|i|in|ins|inst|insta|instal|isnt|isnta|isntal|isntall|add)$/;

/** What is named in a file of the project somebody wrote there. */
function pipPackages(words: readonly string[], names: readonly string[]): readonly string[] {
  const isFromFile = words.some((word) => /^(?:-r|--requirement|-e|--editable)/.test(word));
  return isFromFile ? [] : names.filter((word) => !/^[./~]/.test(word));
}

/** `npm create vite` runs `create-vite`. */
function creatorOf(name: string): string {
  const [, scope = '', base = ''] = /^(@[^/]+\/)?(.*)$/.exec(withoutVersion(name)) ?? [];
  return `${scope}create-${base}`;
}

function withoutVersion(name: string): string {
  return name.replace(/(?<=.)@[^/]*$/, '');
}

/** Here, or in a folder on the way up, as the program or the package of that name. */
async function isInstalled(named: string, directory: string): Promise<boolean> {
  const name = withoutVersion(named);
  if (!/^(?:@[\w.-]+\/)?[\w.-]+$/.test(name)) return false;
  for (let folder = directory; ; folder = join(folder, '..')) {
    for (const place of [`.bin/${name}`, name])
      if (await exists(join(folder, 'node_modules', place)).catch(() => false)) return true;
    if (folder === join(folder, '..')) return false;
  }
}
