declare module '@joplin/turndown-plugin-gfm' {
  import type { Plugin } from 'turndown';

  /** Tables, task lists, strikethrough and highlighted code, as GitHub writes them. */
  export const gfm: Plugin;
}
