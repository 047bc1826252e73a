import { fetchPage } from '../fetch-page';

// Fetches a page in a separate process whose environment names a proxy: `<address> [<allowed host>]`. Prints the
// outcome.

const [address = '', allowed = ''] = process.argv.slice(2);
const parts = { guard: { allowedHosts: [allowed] }, pdfText: async () => '' };
const told = await fetchPage(new URL(address), parts, AbortSignal.timeout(10_000)).then(
  (page) => page.kind,
  (error: unknown) => String(error),
);
process.stdout.write(told);
