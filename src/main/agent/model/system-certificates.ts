// The system's certificates, to which companies add their own authority. Reading them blocks this process for about 0.2
// s. Pilotfish therefore reads them at the first certificate that Node does not trust (NODE_EXTRA_CA_CERTS included).

let isSystemTrusted = false;

/** Connects a second time if the certificate was not trusted and the system's authorities were not loaded yet. */
export async function trustingSystem<Answer>(connect: () => Promise<Answer>): Promise<Answer> {
  const wasTrusted = isSystemTrusted;
  try {
    return await connect();
  } catch (error) {
    if (wasTrusted || !isUntrusted(error)) throw error;
    trustSystem();
    return await connect();
  }
}

/** TLS errors: the handshake fails before any byte of the request is sent. */
const untrusted = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

function isUntrusted(error: unknown): boolean {
  return error instanceof Error && 'code' in error && untrusted.has(`${error.code}`);
}

function trustSystem(): void {
  if (isSystemTrusted) return;
  isSystemTrusted = true;
  const { getCACertificates, setDefaultCACertificates } = process.getBuiltinModule('node:tls');
  const known = [...getCACertificates('default'), ...getCACertificates('system')];
  setDefaultCACertificates([...new Set(known)]);
}
