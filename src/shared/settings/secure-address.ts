/** Whether what is said to the web address is for it alone: https, or it is on this machine. */
export function isSecureAddress(address: string): boolean {
  return https.test(address) || loopback.test(address);
}

const https = /^https:\/\/[^/?#\\]/i;
/** Nothing but a port may stand between the host and the rest: before an `@` it would be a name, not a host. */
const loopback = /^http:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?(?:[/?#]|$)/i;
