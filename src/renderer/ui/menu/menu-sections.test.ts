import { describe, expect, it } from 'vitest';
import type { MenuCommand } from './menu-item';
import { menuSections } from './menu-sections';

const command = (label: string): MenuCommand => ({ label, onSelect() {} });
const [cut, copy, paste] = [command('Cut'), command('Copy'), command('Paste')];

describe('menuSections', () => {
  it('keeps plain items in one section', () => {
    expect(menuSections([cut, copy])).toEqual([{ key: '0', heading: null, commands: [cut, copy] }]);
  });

  it('starts a section at a separator and at a heading', () => {
    expect(menuSections([cut, 'separator', copy, { heading: 'More' }, paste])).toEqual([
      { key: '0', heading: null, commands: [cut] },
      { key: '1', heading: null, commands: [copy] },
      { key: '2', heading: 'More', commands: [paste] },
    ]);
  });

  it('draws no empty section, but keeps a heading without items', () => {
    expect(menuSections(['separator', 'separator', { heading: 'None yet' }])).toEqual([
      { key: '2', heading: 'None yet', commands: [] },
    ]);
  });
});
