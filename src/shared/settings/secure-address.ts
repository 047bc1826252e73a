/** Whether a connection to the web address is private: it uses https, or stays on this machine. */
export function isSecureAddress(address: string): boolean {
  return https.test(address) || loopback.test(address);
}

const https = /^https:\/\/[^/?#\\]/i;
/** Only a port may follow the host. Any other text before an `@` would make it a user name. */
const loopback = /^http:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?(?:[/?#]|$)/i;
