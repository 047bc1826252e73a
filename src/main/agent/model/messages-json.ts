import type { ModelMessage } from './model';

// Serialised messages: a chat's next request begins with what the one before sent, of which the text is kept.

type Sent = { readonly messages: readonly ModelMessage[]; readonly json: string };

/** By the first message after the system's. */
const sent = new WeakMap<ModelMessage, Sent>();

/** The same as JSON.stringify, in a time that does not grow with what was sent before. */
export function messagesJson([system, ...messages]: readonly ModelMessage[]): string {
  const first = messages[0];
  if (first === undefined) return JSON.stringify([system]);
  const before = sent.get(first);
  const goesOn = before?.messages.every((message, index) => message === messages[index]) === true;
  const added = messages.slice(goesOn ? before.messages.length : 0).map((message) => JSON.stringify(message));
  const json = (goesOn ? [before.json, ...added] : added).join(',');
  // Pictures and files are large: they are not to be held twice.
  if (messages.every(({ content }) => typeof content === 'string')) sent.set(first, { messages, json });
  return `[${JSON.stringify(system)},${json}]`;
}
