/** Whether what is said to the address is for it alone: https, or it is on this machine. */
export function isSecureAddress(address: string | URL): boolean {
  const url = URL.parse(String(address));
  if (url?.protocol === 'https:') return true;
  return url?.protocol === 'http:' && isLoopback(url.hostname);
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
