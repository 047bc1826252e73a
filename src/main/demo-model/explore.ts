import type { Conversation, Step } from './conversation';
import { namedByPerson } from './heard';
import { intentOf } from './intent';
import { knowledgeOf, named, proposalsIn } from './knowledge';
import { countsOf, type Listing, manifestIn, nameOf, pathIn, readableFiles, sourceFolder } from './listing';
import type { Move } from './move';

// How the demo model explores the project before it answers or proposes: it lists folders, searches and reads.

/** The aim of the exploration: to describe the project, or to find a file for a change. */
export type Aim = 'question' | 'change';

/** The next call that explores the project, or null if the model has seen enough. */
export function explore(conversation: Conversation, aim: Aim): Move | null {
  const { steps, tools } = conversation;
  const can = (tool: string) => tools.includes(tool);
  const { root, listings } = knowledgeOf(conversation);
  if (can('list_directory') && named(steps, 'list_directory').length === 0)
    return {
      text: 'Demo model here: I follow a script, but what I do in this folder is real. First I look around.',
      calls: [{ name: 'list_directory', input: { path: '.' } }],
    };
  if (!root) return null;
  const inside = folderToOpen(root, steps);
  if (inside && can('list_directory'))
    return {
      text: `I see ${countsOf(root)}. I look into \`${inside}\` as well.`,
      calls: [{ name: 'list_directory', input: { path: pathIn(root, inside) } }],
    };
  if (aim === 'change' && can('search_file_content') && named(steps, 'search_file_content').length === 0)
    return search(intentOf(conversation.wish) === 'plan' ? '' : conversation.wish);
  const next = can('read_file') ? nextToRead({ root, listings, conversation, aim }) : null;
  return next
    ? { text: `I read \`${nameOf(next)}\`.`, calls: [{ name: 'read_file', input: { path: next } }] }
    : null;
}

/** The folder with the sources, unless it was already listed. */
function folderToOpen(root: Listing, steps: readonly Step[]): string | null {
  const folder = sourceFolder(root);
  return folder !== null && named(steps, 'list_directory').length === 1 ? folder : null;
}

function search(wish: string): Move {
  const word = wish.match(/[\p{L}\p{N}_$]{5,}/gu)?.find((each) => !commonWords.test(each));
  const pattern = word ? word.replace(/\$/g, '\\$') : 'TODO|FIXME';
  return {
    text: word
      ? `You mention \`${word}\`, so I search for it.`
      : 'I search for open ends: `TODO` and `FIXME`.',
    calls: [{ name: 'search_file_content', input: { pattern, maxResults: 5 } }],
  };
}

const commonWords =
  /^(please|suggest|improvement|could|would|should|about|there|these|those|where|which|write|change|update|create|improve|rename|refactor|something|small|little|another|project|example|readme|first|thing|comment|heading|propose)$/i;

type Reading = {
  readonly root: Listing;
  readonly listings: readonly Listing[];
  readonly conversation: Conversation;
  readonly aim: Aim;
};

const triesToRead = 4;

/**
 * The next file to read. For a question: the README and the manifest. For a change: the file that the user named, then
 * other files until one allows a proposal.
 */
function nextToRead({ root, listings, conversation, aim }: Reading): string | null {
  const reads = named(conversation.steps, 'read_file').map((step) => String(step.input.path));
  if (reads.length >= triesToRead) return null;
  const texts = listings.flatMap((listing) => readableFiles(listing).map((name) => pathIn(listing, name)));
  const asked =
    aim === 'change' ? namedByPerson(conversation, texts).find((path) => !reads.includes(path)) : undefined;
  if (asked !== undefined) return asked;
  if (aim === 'change' && proposalsIn(conversation).length > 0) return null;
  const manifest = manifestIn(root);
  const wanted =
    aim === 'change' ? texts : [...texts.slice(0, 1), ...(manifest ? [pathIn(root, manifest)] : [])];
  return wanted.find((path) => !reads.includes(path)) ?? null;
}
