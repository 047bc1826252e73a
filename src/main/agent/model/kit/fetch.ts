// What the way to a model server is: so much of the platform's `fetch` as a streamed answer needs.

/** The platform's own `fetch` fits too. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchedResponse>;

export type FetchInit = {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal: AbortSignal;
  readonly redirect: 'manual';
};

export type FetchedResponse = {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly body: AsyncIterable<Uint8Array> | null;
};
