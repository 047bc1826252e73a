import type { ChatSummary } from '@shared/project/project-state';
import { describe, expect, it } from 'vitest';
import { chatInFront, newChatId } from './chat-in-front';

const chat = (id: string): ChatSummary => ({
  id,
  title: id,
  createdAt: 0,
  updatedAt: 0,
  turn: 'idle',
  waiting: [],
  locked: false,
});
const project = { chats: [chat('b'), chat('a')] };

describe('chatInFront', () => {
  it('is the chosen chat', () => {
    expect(chatInFront(project, 'a')).toBe('a');
  });

  it('is the newest when none was chosen, or the chosen one is gone', () => {
    expect(chatInFront(project, null)).toBe('b');
    expect(chatInFront(project, 'of another project')).toBe('b');
  });

  it('is none for a new chat, without any chat, and before the first snapshot', () => {
    expect(chatInFront(project, newChatId)).toBeNull();
    expect(chatInFront({ chats: [] }, 'a')).toBeNull();
    expect(chatInFront(null, 'a')).toBeNull();
  });
});
