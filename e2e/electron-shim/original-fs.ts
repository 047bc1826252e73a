import { promises as nodes } from 'node:fs';

// The file system without archives.

export const promises: typeof nodes = { ...nodes, access: (path, mode) => nodes.access(path, mode) };
