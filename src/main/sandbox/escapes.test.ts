import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { link, mkdir, readdir, readFile, readlink, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Destination } from './sandbox-protocol';
import { dataFolder, inSandbox, type Place, place, sandbox } from './testing/in-sandbox';

// Ways out of the sandbox. Each attempt would leave only a harmless mark outside.

const inside = describe.runIf(sandbox !== null);
const network = {
  confinement: { kind: 'works', mayConnect: async ({ host }: Destination) => host === 'allowed.invalid' },
} as const;
const reads = { confinement: { kind: 'reads' } } as const;

/** Numbers of system calls, for perl. */
const calls = {
  x64: { ptrace: 101, mount: 165, umount2: 166, addKey: 248, requestKey: 249, keyctl: 250, unshare: 272 },
  arm64: { ptrace: 117, mount: 40, umount2: 39, addKey: 217, requestKey: 218, keyctl: 219, unshare: 97 },
}[process.arch as 'x64' | 'arm64'];

const notPermitted = 'Operation not permitted\n';

/** `outcome(…)` prints the result of a system call. */
function perl(script: string): string {
  return `perl -e '$| = 1; sub outcome { print $_[0] >= 0 ? "done\\n" : "$!\\n" } ${script}'`;
}

async function canary({ outside }: Place): Promise<string> {
  const file = path.join(outside, 'canary');
  await writeFile(file, 'whole');
  return file;
}

async function expectWhole(file: string): Promise<void> {
  expect(await readFile(file, 'utf8')).toBe('whole');
  expect(await readdir(path.dirname(file))).toEqual([path.basename(file)]);
}

inside('no way out by the file system', () => {
  it('by a link that leads outside', async () => {
    const where = await place();
    const file = await canary(where);
    await symlink(where.outside, path.join(where.root, 'link'));
    await inSandbox(
      where,
      `echo x > link/canary; touch link/new; ln -s '${where.outside}' own; echo x > own/canary; mv own/canary .; rm -f link/canary`,
    );
    await expectWhole(file);
  });

  it('by /proc', async () => {
    const where = await place();
    const file = await canary(where);
    await inSandbox(
      where,
      `for p in 1 self thread-self ${process.pid} ${process.ppid}; do for w in root cwd; do
         echo x > "/proc/$p/$w/${file}"; touch "/proc/$p/$w/${where.outside}/new"; done; done; exec 7<>'${file}'; echo x > /proc/self/fd/7`,
    );
    await expectWhole(file);
  });

  it('by a file of the kernel that only root may write', async () => {
    // The test opens each one and writes nothing.
    const { stdout } = await inSandbox(
      await place(),
      `find /proc/sys /proc/irq /proc/bus /proc/fs /proc/sysrq-trigger /proc/acpi /proc/mtrr /proc/pressure -type f 2>/dev/null |
         while read -r file; do (exec 7>>"$file") 2>/dev/null && echo "$file"; done; echo tried`,
    );
    expect(stdout).toBe('tried\n');
  });

  it('by the memory of the machine', async () => {
    const { stdout } = await inSandbox(
      await place(),
      'for file in kcore kpagecgroup kpagecount kpageflags keys timer_list slabinfo; do head -c 1 "/proc/$file" 2>/dev/null; done; echo tried',
    );
    expect(stdout).toBe('tried\n');
  });

  it('by a mount, or by taking one away', async () => {
    const where = await place();
    const file = await canary(where);
    const protectedFile = path.join(where.root, '.env');
    await writeFile(protectedFile, 'whole');
    const tried = perl(`
      my ($none, $tmpfs, $root, $project, $file) = ("none", "tmpfs", "/", "${where.root}", "${protectedFile}");
      outcome(syscall(${calls.unshare}, 0x10020000));
      outcome(syscall(${calls.unshare}, 0x20000));
      outcome(syscall(${calls.mount}, $none, $project, $tmpfs, 0, 0));
      outcome(syscall(${calls.mount}, $none, $root, $none, 32 | 4096, 0));
      outcome(syscall(${calls.umount2}, $file, 2));`);
    const { stdout } = await inSandbox(
      where,
      `${tried}; (unshare -Urm true || mount -o remount,rw / || umount '${protectedFile}') && echo done; echo x > '${file}'; echo x > .env`,
    );
    expect(stdout).toBe(notPermitted.repeat(5));
    await expectWhole(file);
    expect(await readFile(protectedFile, 'utf8')).toBe('whole');
  });

  it('by a hard link that was there before, or one of its own', async () => {
    const where = await place();
    const file = await canary(where);
    await mkdir(path.join(where.root, 'deep/er'), { recursive: true });
    await link(file, path.join(where.root, 'deep/er/name'));
    const { stdout } = await inSandbox(
      where,
      `echo x > deep/er/name; echo x >> deep/er/name; ln '${file}' own && echo linked; cat deep/er/name`,
    );
    expect(stdout).toBe('whole');
    await expectWhole(file);
  });

  it('lets files that are linked to each other in the project be written', async () => {
    const where = await place();
    await writeFile(path.join(where.root, 'one'), 'a');
    await link(path.join(where.root, 'one'), path.join(where.root, 'two'));
    expect((await inSandbox(where, 'printf b > two && cat one')).stdout).toBe('b');
  });

  it('by secrets, the data folder and places that rules deny', async () => {
    const where = await place();
    const denied = path.join(where.outside, 'denied');
    await writeFile(denied, 'secret');
    await mkdir(path.join(where.home, '.ssh'));
    await writeFile(path.join(where.home, '.ssh/id_rsa'), 'secret');
    await writeFile(path.join(where.home, '.netrc'), 'secret');
    await writeFile(path.join(dataFolder, 'settings.json'), 'secret');
    const look = `cat ~/.ssh/* ~/.netrc '${dataFolder}'/* '${denied}' /proc/1/root'${denied}' 2>/dev/null; ls ~/.ssh '${dataFolder}'
      cp ~/.netrc x; cat x; mv ~/.ssh y; cat y/*; ln '${denied}' z; cat z; touch '${dataFolder}/new' ~/.ssh/new`;
    for (const options of [{ denied: [denied] }, { denied: [denied], ...reads }]) {
      const { stdout } = await inSandbox(where, look, options);
      expect(stdout).not.toContain('secret');
      expect(stdout).not.toMatch(/id_rsa|settings/);
    }
    expect(await readdir(path.join(where.home, '.ssh'))).toEqual(['id_rsa']);
    expect(await readdir(dataFolder)).not.toContain('new');
  });
});

inside('no way out to other processes', () => {
  it('sees, signals and traces none of them', async () => {
    const { stdout } = await inSandbox(
      await place(),
      `for p in ${process.pid} ${process.ppid} 1; do tr '\\0' ' ' < /proc/$p/cmdline | grep -o vitest; done
       kill -0 ${process.pid} && echo signalled
       ${perl(`outcome(syscall(${calls.ptrace}, 16, ${process.pid}, 0, 0)); outcome(syscall(${calls.ptrace}, 16, 1, 0, 0))`)}`,
    );
    expect(stdout).toBe(`No such process\n${notPermitted}`);
  });

  it('types nothing into a terminal', async () => {
    const { stdout } = await inSandbox(
      await place(),
      `perl -e 'for my $name ("/dev/tty", "/dev/console", "/proc/self/fd/1") { open(my $tty, "+<", $name) or next; my $c = "x"; print "typed $name\\n" if ioctl($tty, 0x5412, $c) }'`,
    );
    expect(stdout).toBe('');
  });

  it('reaches no keyring', async () => {
    const tried = perl(`
      my ($kind, $name, $value) = ("user", "pilotfish-test", "x");
      outcome(syscall(${calls.addKey}, $kind, $name, $value, 1, -3));
      outcome(syscall(${calls.keyctl}, 0, -3, 0));
      outcome(syscall(${calls.requestKey}, $kind, $name, 0, 0));`);
    for (const options of [{}, reads, network])
      expect((await inSandbox(await place(), tried, options)).stdout).toBe(notPermitted.repeat(3));
  });

  it('sends nothing to a socket file that takes datagrams', async () => {
    const where = await place();
    const file = path.join(where.outside, 'log');
    const listens = `use Socket; socket(my $s, AF_UNIX, SOCK_DGRAM, 0); bind($s, sockaddr_un("${file}")) or die; $| = 1; print "ready"; recv($s, my $got, 10, 0)`;
    const listener = spawn('perl', ['-e', listens], { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void listener.kill());
    await once(listener.stdout, 'data');
    const sends = `perl -MSocket -e 'for my $type (SOCK_DGRAM, SOCK_RAW) {
      socketpair(my $one, my $other, AF_UNIX, $type, 0) or next;
      print send($one, "x", 0, sockaddr_un("${file}")) ? "sent\\n" : "refused\\n" }'`;
    for (const options of [{}, reads, network])
      expect((await inSandbox(where, sends, options)).stdout).toBe('refused\nrefused\n');
  });

  it('shares no memory, semaphores and queues with them', async () => {
    const own = await readlink('/proc/self/ns/ipc');
    for (const options of [{}, reads, network]) {
      const { stdout } = await inSandbox(await place(), 'readlink /proc/self/ns/ipc', options);
      expect(stdout).toMatch(/^ipc:/);
      expect(stdout.trim()).not.toBe(own);
    }
  });

  it('reaches no socket of the machine: no bus, no docker, none of ours, none without a file', async () => {
    const where = await place();
    const file = path.join(where.outside, 'socket');
    const abstract = `pilotfish-test-${process.pid}`;
    let met = 0;
    for (const address of [file, `\0${abstract}`]) {
      const server = createServer((socket) => {
        met += 1;
        socket.destroy();
      });
      await once(server.listen(address), 'listening');
      onTestFinished(() => void server.close());
    }
    for (const options of [{}, reads, network]) {
      const { stdout } = await inSandbox(
        where,
        `perl -MSocket -e 'for my $to ("${file}", "\\0${abstract}", "/run/dbus/system_bus_socket", "/var/run/docker.sock") {
           socket(my $s, AF_UNIX, SOCK_STREAM, 0) or next; print "connected\\n" if connect($s, sockaddr_un($to)) }'`,
        options,
      );
      expect(stdout).toBe('');
    }
    expect(met).toBe(0);
  });

  it('leaves nothing running', async () => {
    const where = await place();
    const { stdout } = await inSandbox(
      where,
      `echo a > mark; (setsid sh -c 'trap "" HUP TERM; while :; do echo b >> mark; sleep 0.05; done' </dev/null >/dev/null 2>&1 &); nohup sh -c 'while :; do echo b >> mark; sleep 0.05; done' </dev/null >/dev/null 2>&1 & echo ended`,
    );
    expect(stdout).toBe('ended\n');
    await expectNothingRunsIn(where.root);
  });
});

/** Finds processes of the sandbox by their working directory, the project. */
async function expectNothingRunsIn(root: string): Promise<void> {
  await expect
    .poll(async () => {
      const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
      const folders = await Promise.all(ids.map((id) => readlink(`/proc/${id}/cwd`).catch(() => '')));
      return folders.filter((folder) => folder.startsWith(root));
    })
    .toEqual([]);
}

async function listener(address: string): Promise<{ port: number; met: () => number }> {
  let count = 0;
  const server = createServer((socket) => {
    count += 1;
    socket.end('hello');
  });
  await once(server.listen(0, address), 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  return { port, met: () => count };
}

inside('no way out by the network', () => {
  it('to what listens on this machine, by any address or name, and past the proxy', async () => {
    const own = await listener('0.0.0.0');
    const sixth = await listener('::1').catch(() => null);
    const ports = [own.port, ...(sixth ? [sixth.port] : [])].join(' ');
    const tries = `for port in ${ports}; do for to in 127.0.0.1 localhost ::1 0.0.0.0 $(hostname -I 2>/dev/null); do
        (exec 3<>/dev/tcp/$to/$port && cat <&3) 2>/dev/null
        curl -gsm 3 "http://$to:$port/" "http://[$to]:$port/" "telnet://$to:$port"; curl -gsm 3 --noproxy '*' "http://$to:$port/"; done; done`;
    for (const options of [{}, reads, network])
      expect((await inSandbox(await place(), tries, options)).stdout).not.toContain('hello');
    expect([own.met(), sixth?.met() ?? 0]).toEqual([0, 0]);
  }, 60_000);

  it('by a raw socket, a packet socket or a question to DNS', async () => {
    const { stdout } = await inSandbox(
      await place(),
      `perl -MSocket -e 'socket(my $raw, AF_INET, SOCK_RAW, 1) and send($raw, "\\x08\\0\\xf7\\xff\\0\\0\\0\\0", 0, sockaddr_in(0, inet_aton("192.0.2.1"))) and print "sent\\n";
         socket(my $udp, AF_INET, SOCK_DGRAM, 0) and send($udp, "x", 0, sockaddr_in(53, inet_aton("192.0.2.1"))) and print "asked\\n"'
       ls /sys/class/net | grep -v '^lo$' | head -1 | grep -q . && cat /proc/net/dev | grep -v -E 'lo:|Inter|face' ; getent hosts example.com`,
    );
    expect(stdout).toBe('');
  });

  it('but its own loopback is free', async () => {
    const { stdout } = await inSandbox(
      await place(),
      `perl -MIO::Socket::INET -e '$s = IO::Socket::INET->new(Listen => 1, LocalAddr => "127.0.0.1:0"); $p = $s->sockport;
         if (!fork) { $c = $s->accept; print $c "own\\n"; exit } $c = IO::Socket::INET->new("127.0.0.1:$p"); print <$c>'`,
    );
    expect(stdout).toBe('own\n');
  });

  it('and hosts that are allowed are reached through the proxy, each run its own', async () => {
    const { port, met } = await listener('127.0.0.1');
    const get = `curl -sm 5 --noproxy '' --http0.9 -x "$HTTP_PROXY" http://127.0.0.1:${port}/`;
    const mayConnect = async (to: Destination) => to.host === '127.0.0.1' && to.port === port;
    const allowed = { confinement: { kind: 'works', mayConnect } } as const;
    expect((await inSandbox(await place(), get, network)).stdout).not.toBe('hello');
    expect(met()).toBe(0);
    await inSandbox(await place(), get, allowed);
    expect(met()).toBe(1);
  });
});

inside('no way out by the environment', () => {
  it('holds no keys, and what a command preloads stays inside', async () => {
    const where = await place();
    const env = { OPENAI_API_KEY: 'secret', AWS_SECRET_ACCESS_KEY: 'secret', SSH_AUTH_SOCK: '/run/secret' };
    const command = `export LD_PRELOAD="$PWD/evil.so"; env; cat /proc/*/environ 2>/dev/null | tr '\\0' '\\n'`;
    for (const options of [{ env }, { env, ...reads }, { env, ...network }])
      expect((await inSandbox(where, command, options)).stdout).not.toContain('secret');
  });

  it('begins with no library of the project', async () => {
    const where = await place();
    await mkdir(path.join(where.root, 'bin'));
    const mark = path.join(where.outside, 'mark');
    for (const name of ['bwrap', 'env', 'socat', 'bash', 'apply-seccomp', 'true'])
      await writeFile(path.join(where.root, 'bin', name), `#!/bin/sh\necho x > '${mark}'\n`, { mode: 0o755 });
    const env = { PATH: `${path.join(where.root, 'bin')}:${process.env.PATH}` };
    await inSandbox(where, ':', { env, ...network });
    await expect(stat(mark)).rejects.toThrow('ENOENT');
  });
});
