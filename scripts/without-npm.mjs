import path from 'node:path';

// npm puts itself in front of the environment of a script. What Pilotfish runs for a person is to find their own Node
// and tools there, and their npm its own folders.

/** Of npm's settings those that say where and what it is itself; the others have the values that the person gave them. */
const ofNpmItself =
  /^npm_(?!config_)|^npm_config_(?:global_?prefix|globalconfig|local_prefix|node_gyp|npm_version|prefix|user_agent)$/;

/**
 * `env` of an npm script of the package in `folder` as it was before npm added to it: a copy, and `env` itself where it
 * is none of a script.
 */
export function withoutNpm(env, folder, { delimiter, dirname, join } = path) {
  if (env.npm_lifecycle_event === undefined) return env;
  const added = new Set();
  for (let at = folder, below = ''; at !== below; at = dirname(at)) {
    added.add(join(at, 'node_modules', '.bin'));
    below = at;
  }
  const isAdded = (entry) => added.has(entry) || /[\\/]node-gyp-bin$/.test(entry);
  const ofPerson = (entries) => {
    const first = entries.findIndex((entry) => !isAdded(entry));
    return first === -1 ? [] : entries.slice(first);
  };
  const kept = Object.entries(env)
    .filter(([name]) => !ofNpmItself.test(name) && name !== 'INIT_CWD')
    .filter(([name, value]) => name !== 'NODE' || value !== env.npm_node_execpath)
    .map(([name, value]) =>
      /^path$/i.test(name) ? [name, ofPerson(value.split(delimiter)).join(delimiter)] : [name, value],
    );
  return Object.fromEntries(kept);
}
