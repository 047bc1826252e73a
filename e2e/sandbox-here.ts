import { spawnSync } from 'node:child_process';

/** Whether this machine has what the sandbox for commands is made of. */
export const hasSandbox = canUnshare() && spawnSync('socat', ['-V']).status === 0;

function canUnshare(): boolean {
  const options = [
    '--unshare-user',
    '--unshare-net',
    '--unshare-pid',
    '--ro-bind',
    '/',
    '/',
    '--proc',
    '/proc',
  ];
  return process.platform === 'linux' && spawnSync('bwrap', [...options, 'true']).status === 0;
}
