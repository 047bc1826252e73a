// The initial search: the values of its fields, in the form that the window's layout stores.

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
