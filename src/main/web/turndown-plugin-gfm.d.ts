declare module '@joplin/turndown-plugin-gfm' {
  import type { Plugin } from 'turndown';

  /** Tables, task lists, strikethrough and highlighted code in GitHub's syntax. */
  export const gfm: Plugin;
}
