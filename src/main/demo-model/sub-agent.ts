import { findings } from './about-project';
import { type Conversation, hasFailed } from './conversation';
import { knowledgeOf, named } from './knowledge';
import { pathIn, readableFiles } from './listing';
import type { Call, Move } from './move';
import { quoted, withoutTools } from './words';

// The demo model as a sub-agent: it looks at what its task names in backticks, and answers with what it found.

export function workOnTask(conversation: Conversation): Move {
  const { wish, tools, steps } = conversation;
  const place = /`([^`\n]+)`/.exec(wish)?.[1] ?? './';
  const next = nextLook(conversation, place);
  if (next) return tools.includes(next.name) ? { text: '', calls: [next] } : { text: withoutTools };
  const failed = steps.find(hasFailed);
  if (failed) return { text: `I could not look at \`${place}\`. The tool says:\n\n${quoted(failed.result)}` };
  return {
    text: findings(knowledgeOf(conversation)).join('\n\n') || `\`${place}\` holds nothing that I understand.`,
  };
}

/** The place; in a folder also the first text. Null when both were looked at. */
function nextLook(conversation: Conversation, place: string): Call | null {
  const { steps } = conversation;
  const hasRead = named(steps, 'read_file').length > 0;
  if (!place.endsWith('/')) return hasRead ? null : { name: 'read_file', input: { path: place } };
  const { root } = knowledgeOf(conversation);
  if (named(steps, 'list_directory').length === 0)
    return { name: 'list_directory', input: { path: place.replace(/\/$/, '') } };
  const [text] = root ? readableFiles(root) : [];
  return root && text !== undefined && !hasRead
    ? { name: 'read_file', input: { path: pathIn(root, text) } }
    : null;
}
