import { expect, it } from 'vitest';
import { type PromptFacts, systemPrompt } from './prompt';

const facts: PromptFacts = {
  root: '/home/me/project',
  platform: 'linux',
  date: new Date('2026-11-21T10:00:00Z'),
  shell: 'bash',
  git: { branch: 'main', changes: 3 },
  topLevel: ['src/', 'package.json'],
  sandbox: 'used',
  unattended: false,
  memory: [],
  tools: [
    { name: 'read_file' },
    { name: 'edit' },
    { name: 'todo_write', guidance: 'Keep the list with todo_write: one item at a time.' },
  ],
  mode: 'ask',
  groups: [],
};

it('names the folder, its state, the system, the date and the mode', () => {
  const prompt = systemPrompt(facts);
  for (const part of [
    '- Project folder: /home/me/project',
    '- Git: branch main, 3 changed files',
    '- Top level: src/, package.json',
    '- Platform: linux',
    '- Shell: bash',
    '- Commands: run in a sandbox where the system has one.',
    '- Date: 2026-11-21',
    'Mode Ask: the user decides each change.',
  ])
    expect(prompt).toContain(part);
});

it('takes at most 900 tokens, however much is in the folder', () => {
  const topLevel = Array.from({ length: 1000 }, (_, index) => `a-rather-long-name-${index}/`);
  const prompt = systemPrompt({ ...facts, topLevel, mode: 'plan', unattended: true });
  expect(Buffer.byteLength(prompt) / 4).toBeLessThan(900);
  expect(prompt).toMatch(/a-rather-long-name-0\/, .* and 9\d\d more\n/);
});

it('asks for no questions where nobody is there to answer', () => {
  const nobody = 'nobody is there: ask no questions.';
  expect(systemPrompt({ ...facts, unattended: true })).toContain(nobody);
  expect(systemPrompt(facts)).not.toContain(nobody);
});

it('holds the memory files, each under its path, and says where each ends', () => {
  const memory = [
    { path: 'AGENTS.md', text: 'Use tabs.\n' },
    { path: '/home/me/QWEN.md', text: 'Answer in French.' },
  ];
  expect(systemPrompt({ ...facts, memory })).toMatch(
    /# From AGENTS\.md\n\nUse tabs\.\n\n\[End of AGENTS\.md\]\n\n# From \/home\/me\/QWEN\.md\n\nAnswer in French\.\n\n\[End of \/home\/me\/QWEN\.md\]$/,
  );
});

it('says that there are no tools where none are on, and what those that are on say of their use', () => {
  expect(systemPrompt({ ...facts, tools: [] })).toContain('You have no tools in this chat');
  expect(systemPrompt(facts)).toContain('\n- Keep the list with todo_write: one item at a time.\n- Mode Ask');
  expect(systemPrompt({ ...facts, tools: [{ name: 'read_file' }] })).not.toContain('Keep the list');
});

it('wants a plan presented where somebody is there to decide on it, else as the answer', () => {
  const tools = [{ name: 'exit_plan_mode' }];
  const presented = 'present it with exit_plan_mode';
  expect(systemPrompt({ ...facts, tools, mode: 'plan' })).toContain(presented);
  const alone = systemPrompt({ ...facts, tools, mode: 'plan', unattended: true });
  expect(alone).not.toContain(presented);
  expect(alone).toContain('give the plan as your answer');
});

it('forbids changes in plan mode', () => {
  expect(systemPrompt({ ...facts, mode: 'plan' })).toContain('nothing may be changed');
});
