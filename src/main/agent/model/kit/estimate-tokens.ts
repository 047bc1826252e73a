import type { ModelMessage, ModelRequest } from './model';

/** A rough estimate of the tokens of a request: four bytes of text are one token, an image is a thousand. */
export function estimateTokens({ messages, tools }: ModelRequest): number {
  const offered = tools.length === 0 ? 0 : Math.ceil(JSON.stringify(tools).length / 4);
  return messages.reduce((sum, message) => sum + tokensOf(message), offered);
}

function tokensOf(message: ModelMessage): number {
  const calls = message.role === 'assistant' ? (message.tool_calls ?? []) : [];
  const texts = [
    ...contentTexts(message.content),
    ...calls.map((call) => call.function.name + call.function.arguments),
  ];
  const media =
    typeof message.content === 'string' ? 0 : message.content.filter((part) => part.type !== 'text').length;
  return Math.ceil(texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / 4) + 4 + media * 1000;
}

function contentTexts(content: ModelMessage['content']): string[] {
  if (typeof content === 'string') return [content];
  return content.flatMap((part) => (part.type === 'text' ? [part.text] : []));
}
