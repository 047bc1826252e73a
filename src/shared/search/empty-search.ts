// Typed search before anything is typed: what stands in its fields, as it is kept with the window's layout.

export const emptyQuery = {
  pattern: '',
  matchesCase: false,
  wholeWords: false,
  isExpression: false,
  include: '',
  exclude: '',
  withIgnored: false,
};

export const emptySearch = { query: emptyQuery, replacement: '', replaces: false, filters: false };
