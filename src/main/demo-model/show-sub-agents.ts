import type { Conversation, Step } from './conversation';
import { knowledgeOf, named } from './knowledge';
import { type Listing, readableFiles, sourceFolder } from './listing';
import type { Call, Move } from './move';
import { label, quoted, signature, toolIsOff } from './words';

// How the demo model shows sub-agents: two work at the same time, each on another path of the project.

const handingOn = 'task';

export function showSubAgents(conversation: Conversation): Move {
  const { steps, tools } = conversation;
  if (!tools.includes(handingOn)) return { text: toolIsOff(handingOn) };
  const done = named(steps, handingOn);
  if (done.length > 0) return { text: told(done) };
  if (tools.includes('list_directory') && named(steps, 'list_directory').length === 0)
    return {
      text: 'I look what there is to hand on.',
      calls: [{ name: 'list_directory', input: { path: '.' } }],
    };
  const { root } = knowledgeOf(conversation);
  const calls = root ? placesIn(root).slice(0, 2).map(taskAbout) : [];
  return calls.length > 0
    ? { text: 'Two sub-agents look at the same time. Each knows nothing but its own task.', calls }
    : { text: `${label}: I could not list the folder, so there is nothing to hand on.\n\n${signature}` };
}

/** Paths for the tasks: the first text file, the sources, the folder itself. */
function placesIn(root: Listing): string[] {
  const [text, other] = readableFiles(root);
  const sources = sourceFolder(root);
  return [text, sources === null ? undefined : `${sources}/`, other, './', './'].filter(
    (place) => place !== undefined,
  );
}

function taskAbout(place: string): Call {
  return {
    name: handingOn,
    input: {
      description: place === './' ? 'Look through the folder' : `Look at ${place}`,
      prompt: `Look at \`${place}\` in the project folder, and answer with what it is, in a few lines.`,
      subagent_type: 'explorer',
    },
  };
}

function told(tasks: readonly Step[]): string {
  const answers = tasks.map(({ input, result }) => `**${String(input.description)}**\n\n${quoted(result)}`);
  return `${label}: this is what they told me, and all I know of their work. Their cards show what they did for it.\n\n${answers.join('\n\n')}\n\n${signature}`;
}
