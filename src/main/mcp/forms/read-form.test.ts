import { describe, expect, it } from 'vitest';
import { readForm } from './read-form';

const asking = (properties: object, rest: object = {}) => ({
  message: 'Tell me.',
  requestedSchema: { type: 'object', properties, ...rest },
});

describe('a form as a server asks for it', () => {
  it('has a field for each property, in its order', () => {
    const params = asking(
      {
        name: { type: 'string', title: 'Your name', description: 'As on the badge', minLength: 2 },
        born: { type: 'string', format: 'date' },
        age: { type: 'integer', minimum: 0, default: 30 },
        news: { type: 'boolean', default: true },
        size: { type: 'string', enum: ['s', 'l'], enumNames: ['Small', 'Large'], default: 'l' },
        city: { type: 'string', oneOf: [{ const: 'b', title: 'Bern' }] },
        tags: { type: 'array', items: { enum: ['x', 'y'] }, maxItems: 1 },
        roles: { type: 'array', items: { anyOf: [{ const: 'a', title: 'Admin' }] }, default: ['a'] },
      },
      { required: ['name'] },
    );
    const plain = { description: '', required: false };
    expect(readForm('notes', params)).toEqual({
      server: 'notes',
      message: 'Tell me.',
      fields: [
        {
          kind: 'text',
          name: 'name',
          label: 'Your name',
          description: 'As on the badge',
          required: true,
          format: null,
          least: 2,
          most: null,
          initial: '',
        },
        {
          kind: 'text',
          name: 'born',
          label: 'born',
          ...plain,
          format: 'date',
          least: null,
          most: null,
          initial: '',
        },
        {
          kind: 'number',
          name: 'age',
          label: 'age',
          ...plain,
          whole: true,
          least: 0,
          most: null,
          initial: 30,
        },
        { kind: 'yes-or-no', name: 'news', label: 'news', ...plain, initial: true },
        {
          kind: 'choice',
          name: 'size',
          label: 'size',
          ...plain,
          options: [
            { value: 's', label: 'Small' },
            { value: 'l', label: 'Large' },
          ],
          initial: 'l',
        },
        {
          kind: 'choice',
          name: 'city',
          label: 'city',
          ...plain,
          options: [{ value: 'b', label: 'Bern' }],
          initial: null,
        },
        {
          kind: 'choices',
          name: 'tags',
          label: 'tags',
          ...plain,
          options: [
            { value: 'x', label: 'x' },
            { value: 'y', label: 'y' },
          ],
          least: null,
          most: 1,
          initial: [],
        },
        {
          kind: 'choices',
          name: 'roles',
          label: 'roles',
          ...plain,
          options: [{ value: 'a', label: 'Admin' }],
          least: null,
          most: null,
          initial: ['a'],
        },
      ],
    });
  });

  it('may ask for nothing but a word', () => {
    expect(readForm('notes', asking({}))).toEqual({ server: 'notes', message: 'Tell me.', fields: [] });
  });

  it.each([
    ['what is not understood', asking({ deep: { type: 'object', properties: {} } })],
    [
      'a page to be opened',
      { mode: 'url', message: 'Open it', url: 'https://example.com', elicitationId: '1' },
    ],
    [
      'no end of fields',
      asking(Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`f${at}`, { type: 'string' }]))),
    ],
    ['a flood of words', { ...asking({}), message: 'x'.repeat(4001) }],
    ['nothing', null],
  ])('is none where it is %s', (_, params) => {
    expect(readForm('notes', params)).toBeNull();
  });
});
