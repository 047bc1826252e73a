import { type Text, textOf } from '@shared/texts/text';
import type { AgentDefinition } from './definition';

// The sub-agents that come with the application.

export type BuiltInAgent = AgentDefinition & {
  /** When to use it, for the user. */
  readonly about: Text;
};

export const builtInAgents: readonly BuiltInAgent[] = [
  {
    name: 'general-purpose',
    about: textOf('agents.general-purpose'),
    description: 'Works on a task of several steps by itself, with the tools that you have.',
    tools: null,
    model: null,
    prompt:
      'You work by yourself on one task of a larger piece of work. Do what it says and nothing beyond it. Look before ' +
      'you change, and check what you did.',
  },
  {
    name: 'explorer',
    about: textOf('agents.explorer'),
    description: 'Finds out how something is done in this project; reads and searches, and changes nothing.',
    tools: ['list_directory', 'read_file', 'read_many_files', 'glob', 'search_file_content'],
    model: null,
    prompt:
      'You find things out in the code of one folder. You only read. Search broadly first, then read what matters; ' +
      'answer with what you found, naming files and lines.',
  },
];
