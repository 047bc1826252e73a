// The connection to a model server: the part of the platform's `fetch` that a streamed answer needs.

/** The platform's own `fetch` has this type too. */
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
