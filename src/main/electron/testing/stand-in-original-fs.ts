import { promises as nodes } from 'node:fs';

// `original-fs` in tests: the file system without archives. As in Electron, its functions are not those of Node's
// module.

export const promises: typeof nodes = { ...nodes, access: (path, mode) => nodes.access(path, mode) };
