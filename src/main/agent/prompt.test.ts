import { expect, it } from 'vitest';
import { type PromptFacts, systemPrompt } from './prompt';

const facts: PromptFacts = {
  root: '/home/me/project',
  platform: 'linux',
  date: new Date('2026-11-21T10:00:00Z'),
  memory: [],
  tools: [
    { name: 'read_file' },
    { name: 'edit' },
    { name: 'todo_write', guidance: 'Keep the list with todo_write: one item at a time.' },
  ],
  mode: 'ask',
  groups: [],
};

it('names the folder, the platform, the date, the tools and the mode', () => {
  const prompt = systemPrompt(facts);
  for (const part of [
    '- Project folder: /home/me/project',
    '- Platform: linux',
    '- Date: 2026-11-21',
    'Available: read_file, edit, todo_write.',
    'Mode Ask: the person decides each change.',
  ])
    expect(prompt).toContain(part);
  expect(prompt.length).toBeLessThan(2500);
});

it('holds the memory files, each under its path', () => {
  const memory = [
    { path: 'AGENTS.md', text: 'Use tabs.\n' },
    { path: '/home/me/QWEN.md', text: 'Answer in French.' },
  ];
  expect(systemPrompt({ ...facts, memory })).toMatch(
    /# From AGENTS\.md\n\nUse tabs\.\n\n# From \/home\/me\/QWEN\.md\n\nAnswer in French\.$/,
  );
});

it('says that there are no tools where none are on, and what those that are on say of their use', () => {
  expect(systemPrompt({ ...facts, tools: [] })).toContain('You have no tools in this chat');
  expect(systemPrompt(facts)).toContain('\n- Keep the list with todo_write: one item at a time.\n- Mode Ask');
  expect(systemPrompt({ ...facts, tools: [{ name: 'read_file' }] })).not.toContain('Keep the list');
});

it('forbids changes in plan mode', () => {
  expect(systemPrompt({ ...facts, mode: 'plan' })).toContain('nothing may be changed');
});
