import { expect, test } from 'vitest';
import { addressForPhones, phoneAddresses } from '../../src/http/local-addresses.ts';

const address = (address: string, internal = false) =>
  ({ address, family: 'IPv4', internal, netmask: '', mac: '', cidr: null }) as const;

test('the address of the home network comes before those of offices and of virtual networks', () => {
  const interfaces = {
    lo: [address('127.0.0.1', true)],
    docker0: [address('172.17.0.1')],
    eth0: [address('10.1.2.3'), { ...address('fe80::1'), family: 'IPv6' as const, scopeid: 2 }],
    wlan0: [address('192.168.178.20')],
  };
  expect(phoneAddresses(80, interfaces)).toEqual([
    'http://192.168.178.20:80',
    'http://10.1.2.3:80',
    'http://172.17.0.1:80',
  ]);
});

test.each(['vEthernet (WSL)', 'bridge100', 'VMware Network Adapter VMnet8', 'tailscale0'])(
  'a network between programs of one machine, such as %s, comes last',
  (name) => {
    const interfaces = { [name]: [address('192.168.64.1')], eth0: [address('10.1.2.3')] };
    expect(phoneAddresses(80, interfaces)).toEqual(['http://10.1.2.3:80', 'http://192.168.64.1:80']);
  },
);

test.each(['tun0', 'WG-home'])(
  'only a prefix of the name, such as %s, marks a network as virtual',
  (name) => {
    const interfaces = { [name]: [address('192.168.64.1')], [`my ${name}`]: [address('10.1.2.3')] };
    expect(phoneAddresses(80, interfaces)[0]).toBe('http://10.1.2.3:80');
  },
);

test('other addresses come after those of homes and offices and before those of virtual networks', () => {
  const interfaces = {
    wwan0: [address('100.64.0.7')],
    zt0: [address('192.168.7.7')],
    eth1: [address('172.32.0.1')],
    eth0: [address('172.31.0.1')],
  };
  expect(phoneAddresses(80, interfaces)).toEqual([
    'http://172.31.0.1:80',
    'http://100.64.0.7:80',
    'http://172.32.0.1:80',
    'http://192.168.7.7:80',
  ]);
});

test.each([
  ['127.0.0.1', 'localhost:8080', '0.0.0.0', 'http://192.168.178.20:8080/'],
  ['::1', '[::1]:8080', '::', 'http://192.168.178.20:8080/'],
  ['::ffff:127.0.0.1', '127.0.0.1:8080', '::', 'http://192.168.178.20:8080/'],
  // These requests go to a server that accepts only this computer.
  ['127.0.0.1', 'localhost:8080', '127.0.0.1', null],
  // These requests come from another computer, and from one behind a proxy on this computer.
  ['192.168.178.30', 'localhost:8080', '0.0.0.0', null],
  ['127.0.0.1', 'dice.example', '0.0.0.0', null],
  ['127.0.0.1', '127.0.0.1.dice.example', '0.0.0.0', null],
])(
  'a request from %s to %s at a server that listens on %s gets this address for phones: %j',
  (ip, host, bound, expected) => {
    const interfaces = { wlan0: [address('192.168.178.20')] };
    expect(addressForPhones({ ip, host }, [{ address: bound, port: 8080 }], interfaces)).toBe(expected);
  },
);

test('a computer without a network has no address for phones', () => {
  const interfaces = { lo: [address('127.0.0.1', true)] };
  const asking = { ip: '127.0.0.1', host: 'localhost' };
  expect(addressForPhones(asking, [{ address: '0.0.0.0', port: 8080 }], interfaces)).toBeNull();
});
