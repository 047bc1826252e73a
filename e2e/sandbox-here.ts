import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Whether this machine can run the sandbox for commands. The check starts a program in its parts. */
export const hasSandbox = canConfine() && spawnSync('socat', ['-V']).status === 0;

function canConfine(): boolean {
  if (process.platform !== 'linux') return false;
  const library = path.resolve('node_modules', '@anthropic-ai', 'sandbox-runtime', 'vendor', 'seccomp');
  const namespaces = ['--unshare-user', '--unshare-net', '--unshare-pid'];
  const places = ['--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc'];
  const program = [path.join(library, process.arch, 'apply-seccomp'), 'bash', '-c', 'exit 42'];
  return spawnSync('bwrap', [...namespaces, ...places, '--', ...program]).status === 42;
}
