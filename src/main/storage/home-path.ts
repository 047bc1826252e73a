import path from 'node:path';

/** Path of the data folder: `PILOTFISH_HOME`, else the system's place for an application's data. */
export function homePath(env: NodeJS.ProcessEnv, platform: NodeJS.Platform, userHome: string): string {
  if (env.PILOTFISH_HOME) return path.resolve(env.PILOTFISH_HOME);
  switch (platform) {
    case 'win32':
      return path.join(env.APPDATA || path.join(userHome, 'AppData', 'Roaming'), 'Pilotfish');
    case 'darwin':
      return path.join(userHome, 'Library', 'Application Support', 'Pilotfish');
    default:
      return path.join(xdgDataHome(env) ?? path.join(userHome, '.local', 'share'), 'pilotfish');
  }
}

/** The XDG specification requires that a relative path is ignored. */
function xdgDataHome(env: NodeJS.ProcessEnv): string | null {
  const folder = env.XDG_DATA_HOME;
  return folder && path.isAbsolute(folder) ? folder : null;
}
