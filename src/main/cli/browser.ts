import { execFile } from 'node:child_process';

/** Opens an address in the user's browser. A failure is silent, because the caller also prints the address. */
export function openBrowser(url: string, env: NodeJS.ProcessEnv, platform = process.platform): void {
  const [program, ...before] = opener(platform);
  if (platform === 'linux' && !env.DISPLAY && !env.WAYLAND_DISPLAY) return;
  execFile(program, [...before, url], { env: withoutSecrets(env) }, () => {}).unref();
}

function opener(platform: NodeJS.Platform): readonly [string, ...string[]] {
  switch (platform) {
    case 'darwin':
      return ['open'];
    case 'win32':
      return ['rundll32', 'url.dll,FileProtocolHandler'];
    default:
      return ['xdg-open'];
  }
}

/** A browser needs much of the environment. Variables with names of secrets are removed. */
function withoutSecrets(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !/key|token|secret|passw|credential/i.test(name)),
  );
}
