import { answerTo, type Conversation } from './conversation';
import { addressIn } from './intent';
import { named } from './knowledge';
import { isParagraph, plainText, withoutCode } from './markdown';
import type { Move } from './move';
import { label, quoted, rejectedWords, signature, toolIsOff } from './words';

// How the demo model reads a web page: only one that the user names.

const fetching = 'web_fetch';

export function showPage({ steps, tools, wish }: Conversation): Move {
  if (!tools.includes(fetching)) return { text: toolIsOff(fetching) };
  const url = addressIn(wish);
  if (url === null) return { text: whichPage };
  const fetched = named(steps, fetching).at(-1);
  if (!fetched)
    return {
      text: 'I fetch that page.',
      calls: [{ name: fetching, input: { url, prompt: 'Say what this page is about.' } }],
    };
  const answer = answerTo(fetched);
  if (answer.kind === 'rejected')
    return { text: `${label}: the page was not fetched. ${rejectedWords(answer.reason)}\n\n${signature}` };
  return { text: `${label}: this came of ${url}:\n\n${quoted(fetched.result)}\n\n${signature}` };
}

const whichPage = `${label}: I fetch a page only if you name it. Ask me again with its whole address, \`https://…\`.\n\n${signature}`;

/** Answers a request outside the chat for the content of a page; null for other requests. */
export function aboutPage(request: string): string | null {
  const [, title, content] = /^Title: (.*)$[\s\S]*?<content>\n([\s\S]*)\n<\/content>/m.exec(request) ?? [];
  if (content === undefined) return null;
  const paragraph = withoutCode(content)
    .split(/\n{2,}/)
    .find(isParagraph);
  const begins = paragraph
    ? `It begins: ${plainText(paragraph).slice(0, 400)}`
    : 'It has no text that I understand.';
  return title ? `The page is called “${title}”. ${begins}` : begins;
}
