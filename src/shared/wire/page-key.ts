// The key with which a browser's page proves to the served mode that a link opened it.

export const socketPath = '/socket';

/** Used in the fragment of the link's target address, and in the storage of the page's origin. */
export const pageKeyName = 'pilotfish-key';

/** The name of the socket's protocol is this prefix and the key. */
export const pageKeyProtocol = 'pilotfish.';

/** Header of a request that checks whether the socket would open. */
export const pageKeyHeader = 'pilotfish-key';
