import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chatsFolder } from '../src/main/storage/project-key';

type Place = { readonly home: string; readonly project: string };

/** Writes a chat of `count` messages, half of them answers. The last one is `<id> ends here.` */
export async function writeChat({ home, project }: Place, id: string, count: number): Promise<void> {
  const folder = chatsFolder(home, project);
  await mkdir(folder, { recursive: true });
  const created = { type: 'chat-created', id, title: id, at: 1, mode: { kind: 'ask' }, model: null };
  const messages = Array.from({ length: count }, (_, index) => {
    const text = index === count - 1 ? `${id} ends here.` : textOf(index);
    const item =
      index % 2 === 0
        ? { kind: 'user', id: `m${index}`, at: index, text }
        : {
            kind: 'assistant',
            id: `m${index}`,
            at: index,
            model: 'fake-model',
            text,
            reasoning: '',
            state: 'complete',
            callIds: [],
          };
    return { type: 'item-added', item };
  });
  const lines = [created, ...messages].map((event) => JSON.stringify({ v: 1, at: 1, events: [event] }));
  await writeFile(path.join(folder, `${id}.jsonl`), `${lines.join('\n')}\n`);
}

function textOf(index: number): string {
  return `Message ${index} says **something** about \`src/part-${index}.ts\`, in two sentences. Here is the other.`;
}
