import { describe, expect, test } from 'vitest';
import { remoteResultSchema, resultOf } from './remote-result';

const modelGets = async (result: object, takesImages = false) => {
  const receiving = { accepts: () => takesImages, keepFile: async () => '/kept/1.wav' };
  return (await resultOf(remoteResultSchema.parse(result), receiving)).forModel;
};
const text = (said: string) => ({ type: 'text', text: said });

describe('structured content', () => {
  const structuredContent = { name: 'pike', count: 2 };

  test('is told as JSON beside what is said', async () => {
    const told = await modelGets({ content: [text('Two pikes.')], structuredContent });
    expect(told).toBe('Two pikes.\n{\n  "name": "pike",\n  "count": 2\n}');
  });

  test('is not told twice where a text is the same JSON, or the texts are all that is in it', async () => {
    const json = '{"name":"pike","count":2}';
    expect(await modelGets({ content: [text(json)], structuredContent })).toBe(json);
    expect(await modelGets({ content: [text('pike')], structuredContent: { content: 'pike' } })).toBe('pike');
    expect(await modelGets({ content: [text('pike')], structuredContent: {} })).toBe('pike');
  });
});
