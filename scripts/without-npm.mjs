import path from 'node:path';

// npm changes the environment of its scripts. Programs that Pilotfish runs for the user must find the user's own
// Node, tools and npm folders.

/** Those of npm's settings that describe npm itself and its place; the others have the user's values. */
const ofNpmItself =
  /^npm_(?!config_)|^npm_config_(?:global_?prefix|globalconfig|local_prefix|node_gyp|npm_version|prefix|user_agent)$/;

/** For an npm script of the package in `folder`: a copy of `env` without npm's additions. Otherwise `env` itself. */
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
