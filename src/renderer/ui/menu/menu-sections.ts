import type { MenuCommand, MenuItem } from './menu-item';

// Splits a flat list of menu items into groups: a separator or a heading starts the next one.

export type MenuSection = {
  readonly key: string;
  readonly heading: string | null;
  readonly commands: readonly MenuCommand[];
};

export function menuSections(items: readonly MenuItem[]): readonly MenuSection[] {
  const sections: { key: string; heading: string | null; commands: MenuCommand[] }[] = [];
  const start = (heading: string | null) => {
    const section: { key: string; heading: string | null; commands: MenuCommand[] } = {
      key: `${sections.length}`,
      heading,
      commands: [],
    };
    sections.push(section);
    return section;
  };
  for (const item of items) {
    if (item === 'separator') start(null);
    else if ('heading' in item) start(item.heading);
    else (sections.at(-1) ?? start(null)).commands.push(item);
  }
  return sections.filter((section) => section.heading !== null || section.commands.length > 0);
}
