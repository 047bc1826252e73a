import { describe, expect, it } from 'vitest';
import { type AddressKind, kindOfAddress } from './public-address';

describe('an address', () => {
  it.each<[AddressKind, readonly string[]]>([
    ['public', ['1.1.1.1', '93.184.216.34', '172.32.0.1', '192.169.0.1', '100.128.0.1', '2606:4700::1111']],
    ['local', ['127.0.0.1', '127.255.255.254', '0.0.0.0', '10.0.0.1', '172.16.0.1', '172.31.255.255']],
    ['local', ['192.168.1.1', '169.254.1.1', '100.64.0.1', '198.18.0.1', '224.0.0.1', '255.255.255.255']],
    ['local', ['::1', '::', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12:3456::1', 'ff02::1', 'fec0::1']],
    ['local', ['2001:db8::1', '2002:7f00:1::', '2001::1', '64:ff9b:1::1', '100::1', 'not an address']],
    ['metadata', ['169.254.169.254', '168.63.129.16', '100.100.100.200', 'fd00:ec2::254']],
  ])('is %s: %j', (kind, addresses) => {
    expect(addresses.map((address) => [address, kindOfAddress(address)])).toEqual(
      addresses.map((address) => [address, kind]),
    );
  });

  it('is judged by the IPv4 address it stands for, however that is written', () => {
    expect(
      [
        '::ffff:127.0.0.1',
        '::ffff:7f00:1',
        '0:0:0:0:0:ffff:10.0.0.1',
        '64:ff9b::127.0.0.1',
        '::127.0.0.1',
      ].map(kindOfAddress),
    ).toEqual(Array(5).fill('local'));
    expect(['::ffff:169.254.169.254', '64:ff9b::a83f:8110'].map(kindOfAddress)).toEqual(
      Array(2).fill('metadata'),
    );
    expect(['::ffff:1.1.1.1', '64:ff9b::1.1.1.1'].map(kindOfAddress)).toEqual(Array(2).fill('public'));
  });
});
