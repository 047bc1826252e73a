// How a browser's page shows the served host that it is the page that a link opened.

export const socketPath = '/socket';

/** In the fragment of the address that a link leads to, and in the storage of the page's origin. */
export const pageKeyName = 'pilotfish-key';

/** The name of the socket's protocol is this and the key. */
export const pageKeyProtocol = 'pilotfish.';

/** Of a request that asks whether the socket would open. */
export const pageKeyHeader = 'pilotfish-key';
