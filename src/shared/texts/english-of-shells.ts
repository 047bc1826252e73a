import { cli } from './english/shells/cli';
import { desktop } from './english/shells/desktop';
import { ending } from './english/shells/ending';
import { menu } from './english/shells/menu';
import { pageTrouble } from './english/shells/page-trouble';
import { server } from './english/shells/server';

// The part of the English catalogue that hosts print, serve or put into a menu. It is not used in a window.

export const englishOfShells = {
  ...cli,
  ...desktop,
  ...ending,
  ...menu,
  ...pageTrouble,
  ...server,
};
