import type { Answer } from './conversation';

// Texts of the demo model. Each answer says that it is from the demo model.

export const label = '**Demo model**';

export const signature =
  '_I am the demo model: a script that really uses the tools, but understands little. For real work choose a provider or a local server in the settings._';

export const greeting = `${label}: hello! I am built in, so that you can try everything without a key. Ask me

- **what this project is**, and I read it and tell you,
- **to change something**, and I propose one small edit that you can look at, edit, accept or reject,
- **“show me plan mode”**, and in Plan I look around and present a plan for you to comment on,
- **“remember that …”** or **“show me memory”**, and I propose a line that every later chat begins with,
- **“ask me something”**, and I ask you back before I go on,
- **“show me sub-agents”**, and two of them look through the project at the same time,
- **about a page of the web**, by its whole address: \`https://…\`.

${signature}`;

/** For a chat without tools, and for requests outside the chat. */
export const withoutTools = `${label}: I have no tools here, and without them there is nothing I can do.\n\n${signature}`;

export function toolIsOff(tool: string): string {
  return `${label}: the tool \`${tool}\` is off in this chat. Turn it on with \`@{${tool}}\`, then ask me again.\n\n${signature}`;
}

const mostQuoted = 2000;

/** The text as a quotation, cut if it is long. */
export function quoted(text: string): string {
  const cut = text.trim().length > mostQuoted ? `${text.trim().slice(0, mostQuoted)}…` : text.trim();
  return cut.replace(/^/gm, '> ');
}

/** A sentence about the user's rejection. */
export function rejectedWords(reason: string | null): string {
  return reason === null ? 'You rejected it.' : `You rejected it: “${reason}”.`;
}

export function nothingToChange(why: string): string {
  return `${label}: ${why} So there is nothing that I could propose.\n\n${signature}`;
}

export function failedToChange(why: string): string {
  return `${label}: the change was not made. The tool says:\n\n> ${why}\n\nI leave it at that.\n\n${signature}`;
}

/** `said`: the first line of the search's result. */
export function noOpenEnds(said: string): string {
  const why = said.startsWith('No matches')
    ? 'no line in this folder says `TODO` or `FIXME`.'
    : `the search did not work. The tool says:\n\n> ${said}`;
  return `${label}: ${why}\n\n${signature}`;
}

type OpenEnds = { readonly found: string; readonly planned: number; readonly total: number };

export function openEndsFound({ found, planned, total }: OpenEnds): string {
  const them = planned === total ? (total === 1 ? 'it' : 'them') : `the first ${planned}`;
  const plan = planned === 0 ? '' : ` and put ${them} on the todo list`;
  return `${label}: I found ${found}${plan}. I only found them: how to resolve them is beyond a script.\n\n${signature}`;
}

type NextTry = {
  readonly what: string;
  readonly isLess: boolean;
  /** The proposal changes the file that the reason names. */
  readonly isNamed: boolean;
};

export function tryingAgain(reason: string | null, { what, isLess, isNamed }: NextTry): string {
  const heard = reason === null ? 'You rejected that' : `You rejected that: “${reason}”`;
  const ended = heard.replace(/[.!]?”?$/, (end) => (end.includes('”') ? '”' : ''));
  if (isNamed) return `${ended}. Then there: I propose ${what}.`;
  const lacking = reason === null ? '' : ' A script follows no more of a reason than the file it names.';
  return `${ended}.${lacking} Then ${isLess ? 'less' : 'something else'}: I propose ${what}.`;
}

export function stoppedAfterRejections(reasons: readonly (string | null)[]): string {
  const given = reasons.filter((reason) => reason !== null).map((reason) => `“${reason}”`);
  const why =
    given.length > 0 ? ` Your ${given.length === 1 ? 'reason' : 'reasons'}: ${given.join(', ')}.` : '';
  const what =
    reasons.length === 1
      ? 'you rejected my proposal, and I have no other. It was not made.'
      : 'you rejected both proposals, so I stop here, and neither of them was made.';
  return `${label}: ${what}${why} Tell me what you would like instead.\n\n${signature}`;
}

const shownLines = 12;

type Done = Extract<Answer, { kind: 'accepted' | 'edited' }>;

export function changeDone(answer: Done, name: string): string {
  const invitation = 'Ask for another change and reject it, to see what I make of that.';
  if (answer.kind === 'accepted')
    return `${label}: done. \`${name}\` on your disk now holds the change. ${invitation}\n\n${signature}`;
  const more = answer.lines.length - shownLines;
  const lines = [...answer.lines.slice(0, shownLines), ...(more > 0 ? [`… and ${more} more`] : [])].join(
    '\n',
  );
  return `${label}: done, with your edits. In \`${name}\` you changed my proposal like this:\n\n\`\`\`diff\n${lines}\n\`\`\`\n\nWhat is on your disk is your version. ${invitation}\n\n${signature}`;
}
