import { say } from '@shared/texts/text';
import { expect, it } from 'vitest';
import { openAddressWarning } from './open-address';

it.each(['127.0.0.1', '127.9.0.1', '::1', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1', 'localhost', 'LOCALHOST'])(
  '%s is this machine alone',
  (address) => {
    expect(openAddressWarning(address, 4000)).toBeNull();
  },
);

it.each(['0.0.0.0', '::', '192.168.0.5', '10.0.0.1', 'localhost.example', 'myhost', '1.2.3.4'])(
  '%s can be reached by others',
  (address) => {
    expect(say(openAddressWarning(address, 4000) ?? '')).toBe(
      `Pilotfish listens on ${address} without encryption, so others on the network can reach it and read the traffic. Omit --host. From another machine, use a tunnel such as “ssh -L 4000:127.0.0.1:4000”.`,
    );
  },
);
