import { expect, it } from 'vitest';
import { messagesJson } from './messages-json';
import type { ModelMessage } from './model';

const system = (content: string): ModelMessage => ({ role: 'system', content });
const user = (content: string): ModelMessage => ({ role: 'user', content });
const tool = (content: string): ModelMessage => ({ role: 'tool', tool_call_id: 'c1', content });

it('the text of messages is that of JSON.stringify, whatever was sent before', () => {
  const [first, second, third] = [user('a "word" 🐟'), tool('\n'), user('c')];
  const picture: ModelMessage = {
    role: 'user',
    content: [{ type: 'image_url', image_url: { url: 'data:image/png;base64,AA==' } }],
  };
  const requests: ModelMessage[][] = [
    [system('S')],
    [system('S'), first],
    [system('S, later'), first, second],
    [system('S'), first, second],
    [system('S'), first, tool('another'), third],
    [system('S'), first],
    [system('S'), first, second, picture],
    [system('S'), first, second, picture, third],
    [system('S'), user('a "word" 🐟'), second],
  ];
  for (const messages of requests) expect(messagesJson(messages)).toBe(JSON.stringify(messages));
});

it('a message that was sent before is not made into text again', () => {
  let made = 0;
  const counted = (content: string) => ({
    ...user(content),
    toJSON() {
      made += 1;
      return user(content);
    },
  });
  const [first, second, third] = [counted('a'), counted('b'), counted('c')];
  messagesJson([system('S'), first, second]);
  expect(messagesJson([system('S'), first, second, third])).toBe(
    JSON.stringify([system('S'), user('a'), user('b'), user('c')]),
  );
  expect(made).toBe(3);
});
