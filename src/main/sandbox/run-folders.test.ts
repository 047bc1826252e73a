import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readlink, rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { removeLeftFolders, runFolders } from './run-folders';
import { anotherSandbox, inSandbox, place, sandbox, startInSandbox } from './testing/in-sandbox';

describe.runIf(sandbox !== null)('what a command has outside of its project', () => {
  it('is seen by no other command, and gone with it', async () => {
    const { around } = await runFolders();
    const one = await startInSandbox(
      await place(),
      'echo mine > "$TMPDIR/a"; echo "$TMPDIR"; read -t 600 <> <(:)',
    );
    const [folder] = await once(one.child.stdout, 'data').then(([printed]) => String(printed).split('\n'));
    expect(path.dirname(folder ?? '')).toBe(around);
    const look = `ls '${around}' | wc -l; ls -a "$TMPDIR" | wc -l; cat '${folder}/a'`;
    const { stdout, stderr } = await inSandbox(await place(), look);
    expect([stdout, stderr]).toEqual(['1\n2\n', expect.stringContaining('No such file or directory')]);
    const reads = await inSandbox(await place(), `ls '${around}'`, { confinement: { kind: 'reads' } });
    expect(reads.stdout).toBe('');
    one.child.kill('SIGKILL');
    await once(one.child, 'close');
    await one.end();
    expect(await readdir(around)).not.toContain(path.basename(folder ?? ''));
  });

  it('is removed by the next application if the one before was killed, unless a command goes on in it', async () => {
    const { around } = await runFolders();
    const [dead, namespace] = [
      spawnSync('true').pid,
      (await readlink('/proc/self/ns/pid')).replace(/\D/g, ''),
    ];
    const [left, inUse, foreign] = [`${namespace}-${dead}-a`, `${namespace}-${dead}-b`, `1-${dead}-c`];
    for (const name of [left, inUse, foreign]) await mkdir(path.join(around, name));
    const ofProxies = `pilotfish-net-${namespace}-${dead}-a`;
    await mkdir(path.join('/tmp', ofProxies));
    const command = spawn('sh', ['-c', 'read x', path.join(around, inUse)], {
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    await once(command, 'spawn');
    onTestFinished(() => rm(path.join(around, foreign), { recursive: true }));
    const next = await anotherSandbox();
    onTestFinished(() => next.close());
    await expect.poll(() => readdir(around)).not.toContain(left);
    await expect.poll(() => readdir('/tmp')).not.toContain(ofProxies);
    expect(await readdir(around)).toEqual(expect.arrayContaining([inUse, foreign]));
    command.kill();
    await once(command, 'close');
    await removeLeftFolders();
    expect(await readdir(around)).not.toContain(inUse);
  });
});
